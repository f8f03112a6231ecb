// How a text opens: with what its headline is about, without a byline or a guessed date.
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
type Written = ReturnType<typeof write>;
const sentences = (event: Written) => event.content.flatMap(plainSentences).map(({ text }) => text);

describe('the first sentence', () => {
  test('is what the headline is about if the report opens with background', () => {
    const lead =
      'The low pressure area east of Lasker Island will likely become a tropical storm by Friday, forecasters said.';
    const event = write([
      makeArticle({
        title: 'Low pressure area near Lasker Island likely to become storm',
        paragraphs: [
          'There were eleven tropical cyclones in the region during the whole of last season.',
          'A warm and dry season is winding down across most of the northern provinces.',
          lead,
        ],
      }),
    ]);
    expect(sentences(event)[0]).toBe(lead);
  });

  test('stays the opening if it says what the headline says', () => {
    const opening = 'A ferry with 40 passengers ran aground off Lasker Island on its morning trip.';
    const event = write([
      makeArticle({
        title: 'Ferry runs aground off Lasker Island',
        paragraphs: [
          opening,
          'Lasker Island has seen a ferry run aground off its northern shore twice since spring.',
        ],
      }),
    ]);
    expect(sentences(event)[0]).toBe(opening);
  });
});

test('the first sentence does not quote a document that only the sentence before names', () => {
  const opening = '瑞满微发布2025年业绩预告。';
  const figures =
    '报告显示，预计2025年度实现营业收入8.5亿元-8.7亿元，预计2025年度归母净利润亏损1.5亿元-1.9亿元。';
  const reasons = [
    '报告期，公司着力加大研发投入、优化产品结构、加强渠道建设，促使报告期较2024年销售量、销售收入双双增长。',
    '基于谨慎性原则，报告期公司计提存货跌价减值损失约6,745.13万元；应收账款坏账冲回1,982.08万元。',
  ];
  const event = write([
    makeArticle({
      lang: 'zh',
      title: '瑞满微：预计2025年归母净亏损1.5亿元-1.9亿元',
      paragraphs: [[opening, figures, ...reasons].join('')],
    }),
  ]);
  expect(sentences(event).slice(0, 2)).toEqual([opening, figures]);
});

test.each([
  [
    'en',
    'Ferry owner raises prices of Orrin tickets',
    [
      'The harbor of Lasker was calm on Thursday morning, and the fishermen repaired their nets.',
      'The ferry owner also raised prices of Orrin tickets by a third, the harbor council said.',
      'A ticket from Lasker to Orrin costs nine dollars, the ferry owner told the council.',
    ],
  ],
  [
    'zh',
    '船公司上调北岛渡轮票价',
    [
      '海岸市的港口星期四十分平静，渔民们在码头上修补渔网。',
      '值得注意的是，船公司上调北岛渡轮的票价，幅度为三成。',
      '船公司星期四宣布，北岛渡轮的票价为九元。',
    ],
  ],
  [
    'ph',
    'May-ari ng barko, tinaasan ang presyo ng tiket sa Orrin',
    [
      'Tahimik ang daungan ng Lasker noong Huwebes ng umaga habang inaayos ang mga lambat.',
      'Idinagdag ng konseho na tinaasan ng may-ari ng barko ang presyo ng tiket sa Orrin.',
      'Siyam na dolyar ang presyo ng tiket ng barko mula Lasker hanggang Orrin, ayon sa konseho.',
    ],
  ],
] as const)('no page begins with what is told besides something else (%s)', (lang, title, told) => {
  const event = write([makeArticle({ lang, title, paragraphs: [told.join(' ')] })]);
  expect(sentences(event)[0]).toBe(told.at(-1));
});

test('the first sentence is from the report that provides the headline, even if side stories are newer', () => {
  const opening =
    'Skywire today filed against proposed rules that open its phone system to rivals.';
  const at = (hours: number) => ({
    published_at: noon + hours * hour,
    fetched_at: noon + 48 * hour,
  });
  const event = write([
    makeArticle({
      title: 'Skywire files against proposed rules that open phone system to rivals',
      paragraphs: [opening],
      ...at(0),
    }),
    makeArticle({
      title: 'Why a phone of Lasker might open slowly',
      source: 'Harbor Post',
      paragraphs: ['Skywire waits in Lasker for rules that its rivals proposed last spring.'],
      ...at(9),
    }),
  ]);
  expect(event.title[0]?.text).toMatch(/^Skywire files/);
  expect(sentences(event)[0]).toBe(opening);
});

test('the opening of a report comes before the details that follow it', () => {
  const opening = 'After nine years of building, Lasker Island finally has a new harbor.';
  const details =
    'The harbor of Lasker Island has two cranes, a new fish hall and a customs house, and the harbor of Lasker Island will be a home for 40 ferries.';
  const event = write([
    makeArticle({ title: 'Lasker Island has a new harbor', paragraphs: [`${opening} ${details}`] }),
  ]);
  expect(sentences(event)[0]).toBe(opening);
});

test('a source not used yet comes before more of the others', () => {
  const long = (source: string, of: string) =>
    makeArticle({
      title: `Lasker council approves harbor ${of}`,
      source,
      paragraphs: [
        `The Lasker council approved the harbor ${of} on a vote of nine to four.`,
        `Workers of ${source} will join both shores of the Lasker ${of} within six minutes.`,
        `Engineers from Port ${of} will begin drilling under the Lasker harbor in spring.`,
        `Trucks to ${source} leave the old harbor bridge of the Lasker ${of} altogether.`,
        `A toll for the ${of} was refused by the Lasker council near ${source} last winter.`,
        `Ferries of ${source} carried 300 people to the ${of} of Lasker in a single day.`,
      ],
    });
  const short = makeArticle({
    title: 'Harbor tunnel approved by Lasker council',
    source: 'Northern Wire',
    paragraphs: [
      'Fishermen of Lasker fear that drilling the harbor tunnel drives away the herring.',
    ],
  });
  const others = ['Harbor Post', 'Island Times', 'Bay Courier', 'Coast Mail', 'Lasker Echo'];
  expect(sentences(write([...others.map((name) => long(name, 'tunnel')), short]))).toContain(
    short.paragraphs[0],
  );
});

describe('a sentence that turns to another matter', () => {
  const dead = 'Divers have confirmed that the whale found dead off Lasker Island is Old Bertha.';
  const two = (next: string) =>
    sentences(
      write([
        makeArticle({
          title: 'Lasker today: whale Old Bertha is dead',
          source: 'Harbor Post',
          paragraphs: [`${dead} ${next}`],
        }),
        makeArticle({
          title: 'Whale is found dead off Lasker Island',
          source: 'Northern Wire',
          paragraphs: ['A whale found dead off Lasker Island was released there two weeks ago.'],
        }),
      ]),
    );

  it.each([
    'Meanwhile, it is decision day in the handball league of Quillhaven.',
    'Elsewhere, the brass band of Quillhaven opens its new hall on Friday.',
  ])('is left out: %s', (next) => {
    const text = two(next);
    expect(text).toContain(dead);
    expect(text.join(' ')).not.toContain('Quillhaven');
  });

  it('is kept if it is about the same matter', () => {
    const next = 'Meanwhile, the whale will be examined by four vets from Quillhaven on the beach.';
    expect(two(next)).toContain(next);
  });
});

describe('dates of days that are only named', () => {
  const report = (fields: Partial<Article>) =>
    write([
      makeArticle({
        title: 'Peso closes at its lowest in a year',
        paragraphs: ['The peso closed on Tuesday at its lowest level in more than a year.'],
        ...fields,
      }),
    ])
      .content.map(({ text }) => text[0]?.text)
      .join('\n');

  test('are added after the day if the report has a date', () => {
    expect(report({})).toContain('Feb 3');
  });
  test('are not guessed if the feed gave no date', () => {
    expect(report({ published_at: noon, fetched_at: noon })).not.toContain('Feb 3');
  });
});

test('of two reports in the same hour, the lead is the one that says the headline', () => {
  const says =
    'Health officers in Orrin County said that they had been told of three residents of the county who are now watched for Lasker fever.';
  const aside =
    'The Arden department of health said that a person on board the Alma Star was exposed to Lasker fever.';
  const first = makeArticle({
    title: 'Three Orrin County residents of Alma Star watched for Lasker fever',
    paragraphs: [says],
  });
  const articles = [
    first,
    makeArticle({ title: 'Lasker fever: who was exposed on the Alma Star?', paragraphs: [aside] }),
    makeArticle({
      title: 'What passengers of the Alma Star say: Lasker fever?',
      paragraphs: [
        'A person on board the Alma Star with Lasker fever was sent home, doctors said.',
      ],
    }),
  ];
  const event = writeEvent({ id: 'e_1', articles, previous: write([first]), now: noon });
  expect(event.title[0]?.text).toMatch(/^Three Orrin/);
  expect(event.content[0]?.text[0]?.text).toMatch(/^Health officers in Orrin/);
});

describe('a byline', () => {
  test.each([
    [
      'en' as const,
      'ByAna Maria C. Reyes,Reporter THE CENTRAL BANK of Lasker warned that it will enter the market.',
      'THE CENTRAL BANK of Lasker warned that it will enter the market.',
    ],
    [
      'en' as const,
      'By Ana Reyes, Senior Correspondent The central bank of Lasker warned that it will enter the market.',
      'The central bank of Lasker warned that it will enter the market.',
    ],
    [
      'zh' as const,
      '文丨林小海编辑丨陈思远1 / 海岸公司宣布明年将在港口新建两座大型船坞。',
      '海岸公司宣布明年将在港口新建两座大型船坞。',
    ],
    [
      'zh' as const,
      '作者｜林小海 海岸公司宣布明年将在港口新建两座大型船坞。',
      '海岸公司宣布明年将在港口新建两座大型船坞。',
    ],
  ])('is removed, %s: %j', (lang, text, bare) => {
    const [first] = candidatesOf([makeArticle({ lang, paragraphs: [text] })], lang);
    expect(first?.text).toBe(bare);
  });

  test.each([
    [
      'en' as const,
      'By Monday the Lasker River, Editor Creek and two lakes had burst their banks.',
    ],
    ['zh' as const, '作者林小海在港口图书馆朗读了他关于渡轮的新书。'],
  ])('is not confused with similar text, %s: %j', (lang, text) => {
    expect(candidatesOf([makeArticle({ lang, paragraphs: [text] })], lang)[0]?.text).toBe(text);
  });
});
