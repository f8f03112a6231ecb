import { escapeMarkup } from '@/lib/model/text/escape-markup';

it('leaves no sign that ends a text or an attribute, in either quotation marks', () => {
  expect(escapeMarkup(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

it('leaves out what XML forbids in any form', () => {
  expect(escapeMarkup('a\u0000\u000b\ud83c\ufffe\uffffb\n🚀')).toBe('ab\n🚀');
});

it('is read back as it was by a parser of HTML', () => {
  const text = `Aunt's "R&D" <b>&amp;</b> 新闻`;
  const page = new DOMParser().parseFromString(
    `<p title="${escapeMarkup(text)}">${escapeMarkup(text)}</p>`,
    'text/html',
  );
  const paragraph = page.querySelector('p');
  expect(paragraph?.textContent).toBe(text);
  expect(paragraph?.title).toBe(text);
});
