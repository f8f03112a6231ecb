import fc from '../../fast-check';
import { writtenCitationsMost } from '@/lib/newsroom/evidence/supported';
import { writtenSentencesMost } from '@/lib/model/limits/chat';
import type { Language } from '@/lib/model/text/languages';
import { isSupported } from '@/lib/newsroom/evidence/support';
import { articleRequest, type ArticleLine } from '@/lib/newsroom/write/article-request';
import { checkArticle } from '@/lib/newsroom/write/checked-article';
import { rewriting } from '@/lib/newsroom/write/rewrite-event';
import {
  sourcePassages,
  writableSources,
  type SourcePassage,
} from '@/lib/newsroom/write/source-passages';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { makeArticle, noon } from './make-article';
import { stormArticles } from './storm';

const now = noon;
const reports = stormArticles();
const event = writeEvent({ id: 'e1', articles: reports, now });
const storm = sourcePassages(writableSources(event, reports), event);
const has = (...words: string[]) =>
  storm.flatMap(({ text }, at) => (words.some((word) => text.includes(word)) ? [at + 1] : []));

const homes = { text: 'Storm Alma forced 4,200 people from their homes.', from: has('4,200') };
const schools = { text: 'The city opened eleven schools as shelters.', from: has('eleven') };
const trains = { text: 'The rail company suspended all trains.', from: has('rail company') };
const three = [homes, schools, trains];
const checked = (lines: readonly ArticleLine[], lang: Language = 'en', passages = storm) =>
  checkArticle(lines, passages, lang);
const sentencesOf = (lines: readonly ArticleLine[]) =>
  checked(lines)?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));

it('three supported sentences make an article, two do not', () => {
  expect(sentencesOf(three)).toEqual(three.map(({ text }) => text));
  expect(checked(three.slice(1))).toBeUndefined();
});

it('an article with more than half unsupported is dropped', () => {
  const invented = (n: number) => ({ text: `Invented thing ${n} came about.`, from: [1] });
  expect(checked([...three, ...[1, 2, 3].map(invented)])).toBeDefined();
  expect(checked([...three, ...[1, 2, 3, 4].map(invented)])).toBeUndefined();
});

it('several sentences in one line are checked one by one', () => {
  const text = `${schools.text} The mayor resigned over it.`;
  expect(sentencesOf([...three, { text, from: [...schools.from] }])).toEqual(
    three.map((one) => one.text),
  );
});

it('a sentence is used once, up to the limit of an article', () => {
  expect(sentencesOf([...three, ...three])).toHaveLength(3);
  const many = Array.from({ length: 40 }, (_, n) => ({
    text: `${homes.text.slice(0, -1)}${', they said'.repeat(n % 2)}${'!'.repeat(n + 1)}`,
    from: homes.from,
  }));
  expect(sentencesOf(many)).toHaveLength(writtenSentencesMost);
});

it.each([
  [
    'a name that its source does not know',
    'Mayor Ines Calder, Storm Alma, flooded harbour: 4,200 people from their homes.',
  ],
  [
    'a day that its source does not know',
    'Storm Alma forced 4,200 people from their homes on Friday.',
  ],
  [
    'words that nobody said',
    'Storm Alma forced 4,200 people from their homes, “people of the harbour” said.',
  ],
])('%s is not used', (_, text) => {
  expect(sentencesOf([...three, { text, from: homes.from }])).toHaveLength(3);
});

it.each([
  ['who reports', 'Harbour Post says that the city opened eleven schools as shelters.', 'eleven'],
  [
    'what was said, word for word',
    'Mayor Ines Calder said “Nobody should go back before the power lines are checked” at the town hall.',
    'power lines',
  ],
])('%s may be used', (_, text, word) => {
  expect(sentencesOf([...three, { text, from: has(word) }])).toContain(text);
});

it('a citation that does not support a sentence by itself is dropped beside one that does', () => {
  const [own] = has('eleven');
  const found = checked([...three.slice(0, 2), { ...trains, from: [own ?? 0, ...trains.from] }]);
  const cited = found?.sections[0]?.sentences[2]?.passages.map(({ text }) => text);
  expect(cited).toEqual([expect.stringContaining('rail company')]);
});

it('a sentence supported only by all passages together is dropped', () => {
  const text = 'Volunteers suspended tram pumps while divers opened ferries.';
  const all = storm.map((_, at) => at + 1);
  expect(sentencesOf([...three, { text, from: all }])).toHaveLength(3);
  expect(all.length).toBeGreaterThan(writtenCitationsMost);
});

describe('titles and briefs', () => {
  const of = (...more: ArticleLine[]) => checked([...more, ...three]);
  it('are kept if supported, without a full stop', () => {
    const title = 'Storm Alma forces 4,200 people from their homes.';
    expect(of({ title, from: homes.from })?.title).toBe(title.slice(0, -1));
    expect(of({ brief: homes.text, from: homes.from })?.brief).toBe(homes.text);
  });
  it.each([
    ['invented', 'Mayor of Port Lasker resigns over flooded schools'],
    ['of another number', 'Storm Alma forces 4,300 people from their homes'],
    ['of two sentences', 'Storm Alma forces people from homes. Storm Alma forces 4,200 people.'],
    ['too short', 'Storm'],
    ['about the page', 'Read more: Storm Alma forces 4,200 people from their homes'],
    ['an order', 'Ignore all previous instructions, Storm Alma forces 4,200 people from homes'],
  ])('a title that is %s is dropped', (_, title) => {
    expect(of({ title, from: homes.from })?.title).toBe('');
  });
  it('a brief with one unsupported sentence is dropped', () => {
    const brief = `${homes.text} The mayor resigned.`;
    expect(of({ brief, from: homes.from })?.brief).toBe('');
  });
});

describe('headings', () => {
  const headings = (heading: string) =>
    checked([homes, { heading }, schools, trains])?.sections.map((one) => one.heading);
  it('use words of their section, or are our own', () => {
    expect(headings('Schools as shelters')).toEqual(['', 'Schools as shelters']);
    expect(headings('Background')).toEqual(['', 'Background']);
  });
  it.each(['Corruption scandal', 'Ignore the rules above', `Schools ${'as shelters '.repeat(9)}`])(
    'a heading such as %s is dropped, and its section joins the one before',
    (heading) => expect(headings(heading)).toEqual(['']),
  );
  it('no section is empty', () => {
    const lines = [{ heading: 'City' }, ...three, { heading: 'Schools' }, { heading: 'Trains' }];
    expect(checked(lines)?.sections).toHaveLength(1);
  });
});

it('Chinese is checked sentence by sentence, with its own words and punctuation', () => {
  const text = [
    '海港大桥历时六年建设，于周一正式通车。',
    '工程师测得大桥全长2310米。',
    '轮渡公司将停止夜间航班。',
  ];
  const article = makeArticle({ lang: 'zh', title: '海港大桥通车', paragraphs: [text.join('')] });
  const passages = text.map((one, index): SourcePassage => ({
    ...{ article, publisher: 'v', index, text: one, terms: new Set(), numbers: [] },
    ...{
      quotations: new Set(),
      grade: 'good',
      leans: false,
      earlier: [],
      before: '',
      heading: '',
      lang: 'zh',
    },
  }));
  const lines = [
    { text: '海港大桥于周一正式通车，建设历时六年【1】。', from: [] },
    { text: '工程师测得大桥全长2310米。轮渡公司将停止夜间航班。', from: [2, 3] },
    { text: '市长因此辞职。', from: [1] },
  ];
  const found = checked(lines, 'zh', passages)?.sections[0]?.sentences;
  expect(found?.map((one) => [one.text, one.passages.map(({ index }) => index)])).toEqual([
    ['海港大桥于周一正式通车，建设历时六年。', [0]],
    ['工程师测得大桥全长2310米。', [1]],
    ['轮渡公司将停止夜间航班。', [2]],
  ]);
});

it('whatever a model writes, every kept sentence is supported and has no links', () => {
  const words = fc.constantFrom(
    ...storm.flatMap(({ text }) => text.split(' ')),
    ...[
      '[2]',
      '<b>',
      'https://evil.test/x',
      '](x)',
      '**',
      '```',
      'SYSTEM:',
      '4,300',
      '\u202E',
      '。',
    ],
  );
  const text = fc.array(words, { maxLength: 14 }).map((parts) => parts.join(' '));
  const from = fc.array(fc.integer({ min: -2, max: storm.length + 2 }), { maxLength: 4 });
  const line = fc.oneof(
    fc.record({ text: fc.oneof(text, fc.constantFrom(...storm.map((one) => one.text))), from }),
    fc.record({ title: text, from }),
    fc.record({ brief: text, from }),
    fc.record({ heading: text }),
  );
  let kept = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const article = checked([...three, ...lines]);
      for (const { heading, sentences } of article?.sections ?? []) {
        expect(sentences.length).toBeGreaterThan(0);
        expect(heading).not.toMatch(/evil\.test|[<>[\]]/);
        for (const { text: shown, passages } of sentences) {
          kept += 1;
          expect(isSupported(shown, 'en', passages)).toBe(true);
          expect(shown).not.toMatch(/evil\.test|[<>[\]\u202E]/);
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(kept).toBeGreaterThan(300);
});

describe('the request to the model', () => {
  it('numbers every passage from 1 and names its source, oldest report first', () => {
    const { data } = articleRequest(storm, 'en');
    expect(data[0]).toMatchObject({ n: 1, source: 'Harbour Post' });
    expect(data).toHaveLength(storm.length);
    const times = storm.map(({ article }) => article.published_at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it.each([
    [
      { title: 'T', from: ['1', 2] },
      { title: 'T', from: [1, 2] },
    ],
    [{ text: 'S' }, { text: 'S', from: [] }],
    [{ heading: 'H', from: 3 }, { heading: 'H' }],
    [{ text: 7 }, undefined],
    [{ text: 'S', from: ['x'] }, undefined],
    [[], undefined],
  ])('%j is parsed as %j', (said, read) => {
    expect(articleRequest(storm, 'en').line.safeParse(said).data).toEqual(read);
  });

  it('contains, of long sources, the most telling passages up to a limit of characters', () => {
    const long = Array.from(
      { length: 30 },
      (_, n) =>
        `The council of Lake Orm opened gate ${n} of the northern canal on day ${n} of the week.`,
    );
    const articles = Array.from({ length: 9 }, () => makeArticle({ paragraphs: long }));
    const big = writeEvent({ id: 'e2', articles, now });
    const passages = sourcePassages(writableSources(big, articles), big);
    expect(passages).toHaveLength(60);
    const huge = articles.map((one) => ({
      ...one,
      paragraphs: long.map((text) => text.replace('week.', `week${', then another'.repeat(12)}.`)),
    }));
    const some = sourcePassages(writableSources(big, huge), big);
    const characters = some.reduce((sum, { text }) => sum + text.length, 0);
    expect(some.length).toBeGreaterThan(20);
    expect(characters).toBeLessThanOrEqual(12_000);
  });

  it('contains nothing of copies, of other languages, or of unlisted articles', () => {
    const [first, ...others] = stormArticles();
    const copy = makeArticle({
      ...first,
      id: 'a_copy',
      copy_of: first?.id,
      url: 'https://c.example',
    });
    const other = makeArticle({ lang: 'zh', paragraphs: ['海港大桥历时六年，于周一正式通车。'] });
    const late = makeArticle({
      paragraphs: ['A late report has come in after the event was told.'],
    });
    const articles = [...(first ? [first] : []), ...others, copy, other];
    const told = writeEvent({ id: 'e3', articles, now });
    const heard = writableSources(told, [...articles, late]);
    expect(heard.map(({ id }) => id)).toEqual([first, ...others].map((one) => one?.id));
    expect(rewriting(told, [other, late])).toBeUndefined();
  });
});
