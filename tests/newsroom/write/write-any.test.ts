// For any input of feeds, the event has every sentence in a source, and no markup.
import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import { toTree } from '@/lib/model/markdown/to-tree';
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { makeArticle, noon } from './make-article';

const phrases = [
  'The council of Arden opened a new bridge over the river Orm on Thursday.',
  'A council in Arden has opened the bridge over the Orm, officials said.',
  '“We are proud,” Mayor Lina Falk said. ',
  'Mr. J. R. Tolk of the U.S. embassy paid $1.5 million. ',
  'He said (and [others] too) that *nothing* was _wrong_. ',
  '# Heading - 1. item > quote | cell ~~gone~~ `code` ',
  '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; &lt;b&gt; ',
  '[click](javascript:alert(1)) ![x](http://x.example) https://x.example www.x.example a@b.example [1] [^2] ',
  'Read more: subscribe to our newsletter. Photo by Ann. ',
  '“An open quotation. It never ends. ',
  '市议会周四宣布，奥姆河上的新桥正式通车。市长表示，“我们感到自豪。”（记者 张三）',
  '1月5日，国家主席王明在北京会见来宾；双方就合作交换意见。',
  'Binuksan ng konseho ang bagong tulay sa ilog noong Huwebes, ayon kay Mayor Lina Falk. ',
  '\u202Eright to left\u202C \u200Bzero\u0000 \ud800 lone',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...phrases), { maxLength: 5 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);
const fields = fc.record({
  title: text,
  paragraphs: fc.array(text, { maxLength: 4 }),
  images: fc.array(fc.oneof(fc.webUrl(), fc.string()), { maxLength: 3 }),
  source: fc.constantFrom('Arden Post', 'Orm Radio', 'Falk', ''),
  lang: fc.constantFrom('en' as const, 'zh' as const, 'ph' as const),
  published_at: fc.integer({ min: noon - 1e9, max: noon + 1e9 }),
  hasAddress: fc.boolean(),
  copyOf: fc.option(fc.integer({ min: 0, max: 5 })),
});
const events = fc.array(fields, { maxLength: 6 }).map((list): Article[] =>
  list.map(({ hasAddress, copyOf, ...given }, at) =>
    makeArticle({
      ...given,
      id: `a_${at}`,
      url: hasAddress ? `https://paper-${at}.example/story` : '',
      ...(copyOf === null ? {} : { copy_of: `a_${copyOf}` }),
    }),
  ),
);

type Node = { tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Elements on the page besides paragraphs and our own marks. */
function strangers(node: Node): string[] {
  const { tagName, properties = {} } = node;
  const ours =
    tagName === undefined ||
    ['p', 'sup', 'span'].includes(tagName) ||
    (tagName === 'a' && 'dataReference' in properties);
  return [...(ours ? [] : [tagName]), ...(node.children ?? []).flatMap(strangers)];
}

test('any articles make a valid event', () => {
  fc.assert(
    fc.property(events, (articles) => {
      const event = writeEvent({ id: 'e', articles, now: noon });
      expect(everySentenceIsInASource(event, articles)).toEqual([]);
      expect(event.content.length).toBeGreaterThan(0);
      for (const block of event.content) {
        // A hast tree is such a node: the narrower type leaves out what is not inspected.
        expect(strangers(toTree(block.text[0]?.text ?? '') as Node)).toEqual([]);
        const shown = block.element_type === 'p' ? plainSentences(block) : [];
        expect(shown.every(({ citations }) => citations.length > 0)).toBe(true);
      }
      expect(
        event.references.every(
          ({ link }, at) => link !== '' && event.references[at]?.order === at + 1,
        ),
      ).toBe(true);
      expect(event.cover.every((url) => /^https?:\/\//i.test(url))).toBe(true);
      const { length: offered } = event.follow_up_questions;
      expect(offered).toBeLessThanOrEqual(3);
      expect(writeEvent({ id: 'e', articles, previous: event, now: noon + 1 })).toEqual(event);
    }),
    { numRuns: inGatesOr(5_000, 70) },
  );
});
