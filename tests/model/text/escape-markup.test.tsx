import { escapeMarkup } from '@/lib/model/text/escape-markup';

it('leaves no character that ends a text or an attribute, in either kind of quotes', () => {
  expect(escapeMarkup(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

it('removes what XML forbids in any form', () => {
  expect(escapeMarkup('a\u0000\u000b\ud83c\ufffe\uffffb\n🚀')).toBe('ab\n🚀');
});

it('is restored by an HTML parser', () => {
  const text = `Aunt's "R&D" <b>&amp;</b> 新闻`;
  const page = new DOMParser().parseFromString(
    `<p title="${escapeMarkup(text)}">${escapeMarkup(text)}</p>`,
    'text/html',
  );
  const paragraph = page.querySelector('p');
  expect(paragraph?.textContent).toBe(text);
  expect(paragraph?.title).toBe(text);
});
