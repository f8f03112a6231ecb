import fc from '@/tests/fast-check';
import { inGatesOr } from '../../gates';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { citedMarkdown, escapeText, plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { plain } from '@/lib/newsroom/language/plain-text';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** The text of a block that is just one paragraph of text; undefined for anything else. */
function textOfBlock(source: string): string | undefined {
  // The parser returns the root of an mdast tree, which is typed as any node once plugins have run.
  const [only, ...others] = (markdown.runSync(markdown.parse(source)) as Root).children;
  if (only?.type !== 'paragraph' || others.length > 0) return undefined;
  const texts = only.children.map((child) => (child.type === 'text' ? child.value : undefined));
  return texts.includes(undefined) ? undefined : texts.join('');
}

const block = (text: string) => ({ element_type: 'p', text: [{ lang: 'source', text }] });

test.each([
  '# no heading',
  '## no heading ##',
  '- no item',
  '+ no item',
  '* no item',
  '1. no item',
  '12) no item',
  '> no quotation',
  '=== no underline',
  '--- no line',
  '***',
  '___',
  '*bold* _thin_ **both** `code` ~struck~ ~~twice~~',
  '[text](javascript:alert(1)) and ![image](x)',
  '[text][1] and [^1] and [1]: x',
  '<script>alert(1)</script> <b onclick=x> <!-- no comment --> <?php ?>',
  'a | b',
  '| a | b |',
  'fish &amp; chips &#60;b&#62; &lt; AT&T',
  'ends in a backslash \\',
  'ends in two  ',
  'F**king and snake_case and 5 * 3 * 2',
  '(in brackets) at the start',
  '<mail@example',
  '```js',
  '~~~',
  '\ttab',
  '4*4=16; #1 - the best! {x} $y$ ^z^ :smile: @name',
])('%j is shown unchanged', (text) => {
  expect(textOfBlock(escapeText(plain(text)))).toBe(plain(text));
});

test('no text of a feed becomes markup, and every sentence comes back with its marks', () => {
  const pieces = fc.constantFrom(
    ...'# * _ ` ~ [ ] ( ) ! < > | & ; \\ - + = : 1. 2) ** __ ~~ ``` ]( ![ [^ &amp; <b> </b> a B 习 。 é'.split(
      ' ',
    ),
    ' ',
  );
  const sentence = fc
    .oneof(
      fc.array(pieces, { minLength: 1, maxLength: 14 }).map((list) => list.join('')),
      fc.string({ unit: 'binary' }),
    )
    .map((text) => plain(text))
    // The writer removes these before: addresses, and anything that looks like our own marks.
    .filter((text) => text !== '' && !/https?:|www\.|@|\[\d+\]/i.test(text));
  const sentences = fc.array(
    fc.record({
      text: sentence,
      citations: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(sentences, fc.constantFrom('en' as const, 'zh' as const), (cited, lang) => {
      const source = citedMarkdown(cited, lang);
      const shown = cited.map(
        ({ text, citations }) => text + citations.map((n) => `[${n}]`).join(''),
      );
      expect(textOfBlock(source)).toBe(shown.join(lang === 'zh' ? '' : ' '));
      expect(plainSentences(block(source))).toEqual(cited);
    }),
    { numRuns: inGatesOr(20_000, 250) },
  );
});

test('adjacent marks belong to the sentence before them', () => {
  expect(plainSentences(block('One.[1][3] Two \\[sic\\].[2]'))).toEqual([
    { text: 'One.', citations: [1, 3] },
    { text: 'Two [sic].', citations: [2] },
  ]);
});

test('a heading is a line without marks', () => {
  expect(plainSentences(block('Details'))).toEqual([{ text: 'Details', citations: [] }]);
});
