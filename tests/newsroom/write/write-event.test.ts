import { newsEvent } from '@/lib/contract';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { answerTo, isAspectQuestion } from '@/lib/newsroom/answerable/aspect-questions';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { bareSentence } from '@/lib/newsroom/evidence/quotable';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';
import { stormArticles } from './storm';

const now = noon + 10 * hour;
const write = (articles: Article[], previous?: StoredEvent) =>
  writeEvent({ id: 'e_1', articles, previous, now });
const text = (event: StoredEvent) =>
  event.content.flatMap((block) => plainSentences(block).map((sentence) => sentence.text));
const blockTexts = (event: StoredEvent) => event.content.map((block) => block.text[0]?.text ?? '');

describe('an event of several articles', () => {
  const articles = stormArticles();
  const event = write(articles);

  test('has every field of the API', () => {
    expect(newsEvent.safeParse(event).success).toBe(true);
  });

  test('quotes every sentence from a source that it cites', () => {
    expect(everySentenceIsInASource(event, articles)).toEqual([]);
    const paragraphs = event.content.filter((block) => block.element_type === 'p');
    const uncited = paragraphs.flatMap(plainSentences).filter((one) => one.citations.length === 0);
    expect(uncited).toEqual([]);
  });

  test('takes the plainest telling headline, without its publisher’s name', () => {
    expect(event.title[0]?.text).toBe('Storm Alma floods harbour district of Port Lasker');
  });

  test('leaves the dateline out of the first sentence', () => {
    expect(text(event)[0]).toMatch(/^Storm Alma /);
  });

  test.each([
    ['TAIPEI/BEIJING–Taiwan’s military mobilised its forces.', 'Taiwan’s military'],
    ['LASKER/NORTH BAY (AFP)-The ferries stopped at noon today.', 'The ferries'],
    ['PORT LASKER/ARDEN — The ferries stopped at noon today.', 'The ferries'],
    ['NATO–Russia talks ended without a result at noon.', 'NATO–Russia talks'],
  ])('%j starts with its report', (sentence, begins) => {
    expect(bareSentence(sentence, 'en')).toMatch(new RegExp(`^${begins}`));
  });

  test('mentions a fact of two sources once, with both marks', () => {
    const told = text(event).filter((sentence) => sentence.includes('4,200'));
    expect(told).toHaveLength(1);
    expect(blockTexts(event).join(' ')).toMatch(/(?:homes\.|Thursday\u2060[^.]*\.)\[1\]\[2\]/);
  });

  test('leaves out page furniture, questions to the reader and dependent sentences', () => {
    const whole = text(event).join(' ');
    expect(whole).not.toMatch(/Read more|newsletter|Would you|He said nothing/);
  });

  test('puts statements and background after the news', () => {
    const whole = text(event);
    const at = (part: string) => whole.findIndex((sentence) => sentence.includes(part));
    expect(at('trains')).toBeGreaterThan(0);
    expect(at('What was said')).toBeGreaterThan(at('trains'));
    expect(at('Ines Calder')).toBeGreaterThan(at('What was said'));
    expect(at('In 2009')).toBeGreaterThan(at('Background'));
    expect(at('Background')).toBeGreaterThan(at('Ines Calder'));
  });

  test('is in the language of the sources, marked as source and as itself', () => {
    expect(event.lang).toBe('en');
    for (const texts of [event.title, event.brief, ...event.anchors, ...event.anchor_keywords]) {
      expect(texts.map(({ lang }) => lang)).toEqual(['source', 'EN']);
      expect(texts[0]?.text).toBe(texts[1]?.text);
    }
  });

  test('has a brief of whole sentences that fits a card, without marks', () => {
    const brief = event.brief[0]?.text ?? '';
    expect(brief).not.toMatch(/\[\d/);
    expect(brief.length).toBeLessThanOrEqual(240);
    expect(text(event).some((sentence) => brief.startsWith(sentence))).toBe(true);
  });

  test('lists references in the order of their first mark', () => {
    const marks = event.content.flatMap(plainSentences).flatMap(({ citations }) => citations);
    expect([...new Set(marks)]).toEqual([1, 2, 3]);
    expect(event.references.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(new Set(event.references.map(({ link }) => link))).toEqual(
      new Set(articles.map(({ url }) => url)),
    );
    const post = event.references.find(({ source }) => source === 'Harbour Post');
    expect(post).toEqual({
      order: post?.order,
      source: 'Harbour Post',
      name: articles[0]?.main_domain,
      title: 'Storm Alma floods harbour district of Port Lasker',
      link: articles[0]?.url,
      release_time: noon,
    });
  });

  test('shows one picture of each source before a second of the same', () => {
    expect(event.cover).toEqual([
      'https://img.example/harbour.jpg',
      'https://img.example/radio.jpg',
      'https://img.example/second.jpg',
    ]);
  });

  test('has outline items that point to the headings', () => {
    expect(event.outline.length).toBeGreaterThan(0);
    for (const { id, title, depth } of event.outline) {
      const index = Number(/^markdown-content-(\d+)$/.exec(id)?.[1]);
      expect(event.content[index]?.element_type).toBe('h2');
      expect(event.content[index]?.text).toEqual(title);
      expect(depth).toBe(1);
    }
  });

  test('has anchors and keywords from the text, and keywords outside the anchors first', () => {
    const whole = text(event);
    expect(event.anchors.length).toBeGreaterThan(0);
    for (const anchor of event.anchors) expect(whole).toContain(anchor[0]?.text);
    const keywords = event.anchor_keywords.map((keyword) => keyword[0]?.text ?? '');
    for (const keyword of keywords) expect(whole.join(' ')).toContain(keyword);
    expect(keywords.join()).toContain('Port Lasker');
  });

  test('asks about names of the story, and one general question', () => {
    const questions = event.follow_up_questions.map((question) => question[0]?.text ?? '');
    expect(new Set(questions).size).toBe(2);
    expect(questions.filter((one) => isAspectQuestion(one, 'en'))).toEqual([
      'How have people reacted?',
    ]);
  });

  test('offers them to readers of other languages in theirs, if it answers them there', () => {
    for (const lang of ['zh', 'ph'] as const) {
      const texts = event.follow_up_questions.flatMap(
        (question) => question.find((one) => one.lang === toWireLanguage(lang))?.text ?? [],
      );
      expect(new Set(texts).size).toBe(2);
      expect(texts.filter((one) => isAspectQuestion(one, lang))).toHaveLength(1);
      for (const one of texts) expect([one, answerTo(event, one, lang)]).not.toEqual([one, '']);
    }
    const [named = []] = event.follow_up_questions;
    expect(named.find(({ lang }) => lang === 'ZH')?.text).toBe('关于Port Lasker有哪些报道？');
  });

  test('puts no name of another script into them', () => {
    const said =
      '王小明星期二在拉斯克港说，新码头将在三月启用，每年多装卸二十万个货柜。由于旧泊位太浅，新码头启用以前货轮一直停在外海。';
    const told = '王小明说，港口的工人都支持这个计划，王小明还说工程已经完成。';
    const titles = ['王小明：新码头三月启用', '王小明谈新码头'];
    const chinese = write(
      titles.map((title, at) =>
        makeArticle({ lang: 'zh', title, paragraphs: [at === 0 ? said : told] }),
      ),
    );
    const others = chinese.follow_up_questions.flat().filter(({ lang }) => /EN|PH/.test(lang));
    // If the name cannot be asked about, one general question is still there.
    expect(others.map(({ text }) => text)).toEqual(['Why did this happen?', 'Bakit ito nangyari?']);
    expect(chinese.follow_up_questions.some(([own]) => own?.text.includes('王小明'))).toBe(true);
    expect(others.filter((one) => /\p{Script=Han}/u.test(one.text))).toEqual([]);
  });

  test('is dated by its newest report and lifted by its sources', () => {
    expect(event.release_time).toBe(noon + 2 * hour);
    expect(event.rank_time).toBe(noon + 2 * hour + Math.round(Math.log2(3) * 3 * hour));
    expect(event.hot_weight).toBeGreaterThan(write(articles.slice(0, 1)).hot_weight);
  });

  test('counts as a day older if each of its reports is paid content', () => {
    const paid = makeArticle({ url: 'https://paper.example/sponsored/story/' });
    expect(write([paid]).rank_time).toBe(noon - 24 * hour);
    expect(write([paid, makeArticle()]).rank_time).toBeGreaterThanOrEqual(noon);
  });
});

describe('versions', () => {
  const [first, second, third] = stormArticles();
  const some = [first, second].filter((article) => article !== undefined);
  const all = [...some, third].filter((article) => article !== undefined);
  const before = { ...write(some), like_count: 7, updated_at: noon };

  test('the same articles make the same version at any time', () => {
    const again = writeEvent({ id: 'e_1', articles: some, previous: before, now: now + hour });
    expect(again).toEqual(before);
  });

  test('a first version highlights nothing', () => {
    expect(before.highlights).toEqual([]);
  });

  test('a new article that adds sentences makes a version that highlights their blocks', () => {
    const after = write(all, before);
    expect(after.event_version_id).not.toBe(before.event_version_id);
    const marked = after.highlights.map(({ paragraph_index }) => after.content[paragraph_index]);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every((block) => block?.element_type === 'p')).toBe(true);
    expect(JSON.stringify(marked)).toContain('trains');
    expect(after.highlights.length).toBeLessThan(after.content.length);
    expect([after.like_count, after.updated_at]).toEqual([7, now]);
  });

  test('a syndicated copy is listed last and changes neither version nor rank', () => {
    const copy = makeArticle({
      ...first,
      id: 'a_copy',
      url: 'https://mirror.example/storm',
      source: 'Mirror',
      main_domain: 'mirror.example',
      copy_of: first?.id,
      published_at: noon + 5 * hour,
    });
    const after = write([...some, copy], before);
    expect(after).toEqual({ ...before, references: after.references });
    expect(after.references.at(-1)?.link).toBe('https://mirror.example/storm');
    expect(after.references).toHaveLength(3);
  });

  test('the report that follows a flash is quoted in its place', () => {
    const sentence = 'A fire in the oil depot of Port Lasker has closed its harbour to ships.';
    const title = 'Fire in oil depot closes harbour of Port Lasker';
    const flash = makeArticle({ title, paragraphs: [sentence] });
    const report = makeArticle({
      ...{ title, copy_of: flash.id, source: flash.source, published_at: noon + hour },
      paragraphs: [
        sentence,
        'Two tugs pumped water on the burning tanks in the harbour, fire chief Ana Holt said.',
        'About 4,200 people near the oil depot were told to keep their doors and windows closed.',
        'The oil depot holds fuel for all the ferries that sail to the northern islands.',
      ],
    });
    const after = write([flash, report], write([flash]));
    expect(text(after).join(' ')).toMatch(/Two tugs|4,200 people|all the ferries/);
    expect(after.references.map(({ link }) => link)).toEqual([report.url, flash.url]);
    expect(after.hot_weight).toBe(write([flash]).hot_weight);
  });

  test('a taken-down event stays taken down', () => {
    expect(write(all, { ...before, taken_down: true }).taken_down).toBe(true);
  });

  test('a displayed headline stays until another is clearly better', () => {
    const titles = [
      'Storm Alma floods Port Lasker harbour',
      'Storm Alma floods the Port Lasker docks',
    ];
    const pair = titles.map((title) => makeArticle({ title }));
    const shown = write(pair).title[0]?.text;
    const other = titles.find((title) => title !== shown) ?? '';
    const previous = { ...write(pair), title: [{ lang: 'source', text: other }] };
    expect(write(pair, previous).title[0]?.text).toBe(other);
  });
});

describe('a model’s article from sources that are not quoted', () => {
  const storm = stormArticles();
  const cited = makeArticle({
    title: 'Storm Alma floods harbour district of Port Lasker',
    published_at: noon + 3 * hour,
  });
  const beside = makeArticle({
    title: 'Orchestra in Arden names its first conductor from Peru',
    published_at: noon + 2.5 * hour,
  });
  const plain = [...storm, cited];
  const mixed = [...storm, beside, cited];
  const linkOf = (event: StoredEvent, order?: number) =>
    event.references.find((one) => one.order === order)?.link;

  /** The event of these articles, with a model's text that cites only `one`. */
  function toldFrom(one: Article, articles: Article[]): StoredEvent {
    const quoted = write(articles);
    const order = quoted.references.find(({ link }) => link === one.url)?.order;
    return {
      ...quoted,
      writing: 'model',
      event_version_id: 'v_model',
      written_from: quoted.event_version_id,
      quoted: { title: quoted.title[0]?.text ?? '', content: quoted.content },
      content: [{ element_type: 'p', text: [{ lang: 'source', text: `It flooded.[${order}]` }] }],
      new_references: [order ?? 0],
    };
  }

  test.each([
    ['comes to stand before it', plain, mixed],
    ['that stood before it goes', mixed, plain],
  ])('has the same citations when a report %s', (_, from, to) => {
    const after = write(to, toldFrom(cited, from));
    const marks = after.content.flatMap(plainSentences).flatMap(({ citations }) => citations);
    expect(after.event_version_id).toBe('v_model');
    expect(marks.map((mark) => linkOf(after, mark))).toEqual([cited.url]);
    expect(after.new_references?.map((order) => linkOf(after, order))).toEqual([cited.url]);
    expect(new Set(after.references.map(({ order }) => order)).size).toBe(to.length);
    expect(write(to, after)).toEqual(after);
  });

  test('is replaced by the quoted text when its cited source is removed', () => {
    const after = write(plain, toldFrom(beside, mixed));
    expect([after.writing, after.written_from]).toEqual(['extract', undefined]);
    expect(text(after)).toEqual(text(write(plain)));
  });
});

describe('limits of quotation', () => {
  const who = ['Bakers', 'Divers', 'Farmers', 'Judges', 'Miners', 'Nurses', 'Pilots', 'Tailors'];
  const what = [
    'opened a museum',
    'repaired bridges',
    'planted orchards',
    'sold antique maps',
    'won awards',
  ];
  const where = [
    'north of Arden',
    'beside Lake Orm',
    'along Quay Street',
    'behind Mount Tolk',
    'under Fort Yarrow',
  ];
  /** Forty sentences without a shared fact. */
  const sentences = who.flatMap((one, at) =>
    what.map(
      (did, turn) =>
        `${one} ${did} ${where[(at + turn) % 5]} while ${'xyz'.charAt(turn % 3)}${at}${turn} watched.`,
    ),
  );
  const quoted = (event: StoredEvent) => text(event).filter((one) => one.includes(' watched.'));

  test('one publisher gives at most five sentences', () => {
    expect(quoted(write([makeArticle({ paragraphs: sentences })]))).toHaveLength(5);
  });

  test('two articles of one publisher give no more than one', () => {
    const halves = [sentences.slice(0, 20), sentences.slice(20)];
    const event = write(halves.map((paragraphs) => makeArticle({ paragraphs, source: 'Paper' })));
    expect(quoted(event)).toHaveLength(5);
  });

  test('one event quotes at most fourteen sentences', () => {
    const articles = who.map((_, at) =>
      makeArticle({ paragraphs: sentences.slice(at * 5, at * 5 + 5) }),
    );
    expect(quoted(write(articles)).length).toBeLessThanOrEqual(14);
    expect(quoted(write(articles)).length).toBeGreaterThan(5);
  });

  test('an article of more than three sentences is never quoted whole', () => {
    const apart = [0, 6, 12, 18].map((at) => sentences[at] ?? '');
    expect(quoted(write([makeArticle({ paragraphs: [apart.join(' ')] })]))).toHaveLength(3);
  });
});

describe('sources without text', () => {
  const titles = [
    'Council approves new pumps for Port Lasker',
    'Port Lasker council approves new pumps after storm',
    'Opposition leader calls vote on pumps too late',
  ];
  const articles = titles.map((title) => makeArticle({ title }));
  const event = write(articles);

  test('are shown as cited headlines, the same news in one line', () => {
    expect(event.content[0]?.text[0]?.text).toBe('From the sources');
    expect(text(event).length).toBe(3);
    expect(blockTexts(event)[1]).toMatch(/\[1\]\[2\]$/);
    expect(everySentenceIsInASource(event, articles)).toEqual([]);
  });

  test('have another headline as the brief', () => {
    expect(titles).toContain(event.brief[0]?.text);
    expect(event.brief[0]?.text).not.toBe(event.title[0]?.text);
  });

  test('a single headline makes an event without a brief', () => {
    const alone = write(articles.slice(0, 1));
    expect(alone.brief).toEqual([]);
    expect(text(alone)).toEqual(['From the sources', titles[0]]);
  });

  test.each([['@lena_falk thanks the crews'], ['Storm']])(
    '%j is shown under its heading, though not beside a text',
    (title) => {
      expect(text(write([makeArticle({ title })]))).toEqual(['From the sources', title]);
      const beside = text(write([...stormArticles(), makeArticle({ title: 'Storm' })]));
      expect(beside).not.toContain('Storm');
    },
  );

  test('come after the text of the others', () => {
    const mixed = write([
      ...stormArticles(),
      makeArticle({ title: 'Minister visits the flooded streets' }),
    ]);
    expect(text(mixed).slice(-2)).toEqual([
      'From the sources',
      'Minister visits the flooded streets',
    ]);
  });
});

describe('articles that cannot be looked up', () => {
  test('are neither listed nor quoted without an address', () => {
    const [first, second] = stormArticles();
    const articles = [first, second && { ...second, url: '' }].filter((one) => one !== undefined);
    const event = write(articles);
    expect(event.references.map(({ source }) => source)).toEqual(['Harbour Post']);
    expect(text(event).join(' ')).not.toContain('pumping station');
  });

  test('keep their headline in an event without any address, whose content is not empty', () => {
    const event = write([makeArticle({ url: '', title: 'Only a headline is known of this' })]);
    expect(event.title[0]?.text).toBe('Only a headline is known of this');
    expect(event.references).toEqual([]);
    expect(event.content.length).toBeGreaterThan(0);
  });

  test('may be none at all, which makes an event, not an error', () => {
    expect(write([]).content.length).toBeGreaterThan(0);
  });

  test('have the fetch time in place of a future date', () => {
    const event = write([makeArticle({ published_at: noon + 20 * hour, fetched_at: noon })]);
    expect(event.release_time).toBe(noon);
  });
});

test('only articles in the majority language are quoted, the others are listed', () => {
  const chinese = makeArticle({
    lang: 'zh',
    title: '风暴袭击拉斯克港',
    paragraphs: ['风暴阿尔玛周四淹没了拉斯克港的港区，四千二百人被迫离开家园。'],
    tab: 'recommend',
  });
  const event = write([...stormArticles(), chinese]);
  expect(event.lang).toBe('en');
  expect(text(event).join('')).not.toContain('风暴');
  expect(event.references).toHaveLength(4);
  expect(event.tabs).toEqual(['politics']);
});

test.each([
  ['zh', 'ZH', '来源报道', '各家来源分别怎么说？'],
  ['ph', 'PH', 'Mula sa mga source', 'Ano ang sinasabi ng bawat source?'],
] as const)(
  'headings and questions are in %s if the sources are',
  (lang, wire, heading, question) => {
    const titles =
      lang === 'zh'
        ? ['拉斯克港风暴淹没港区街道', '市议会批准新建排水泵站']
        : ['Binaha ang pantalan ng Lasker', 'Inaprubahan ng konseho ang bagong bomba'];
    const event = write(titles.map((title) => makeArticle({ lang, title })));
    expect(event.content[0]?.text).toEqual([
      { lang: 'source', text: heading },
      { lang: wire, text: heading },
    ]);
    expect(event.follow_up_questions.map((one) => one[0]?.text)).toContain(question);
  },
);
