// A page says everything once, and nothing without content.
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { perspectivesOf } from '@/lib/newsroom/write/perspectives';
import { bareTitle } from '@/lib/newsroom/write/title';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
type Written = ReturnType<typeof write>;
const sentences = (event: Written) => event.content.flatMap(plainSentences).map(({ text }) => text);
const bare = (list: Written['timeline'] | Written['perspectives']) =>
  list?.map(({ text }) => text[0]?.text.replace(/\[\d+\]$/, ''));

const teaser = (source: string, title: string, text: string, hours = 0) =>
  makeArticle({
    source,
    title,
    paragraphs: [text],
    published_at: noon + hours * hour,
    fetched_at: noon + hours * hour,
  });

describe('one death, reported by three teasers', () => {
  const articles = [
    teaser(
      'Post',
      'Actor Donal Gray of Harbor Nights dies at 71',
      'Donal Gray, best known for the series Harbor Nights, has died.',
    ),
    teaser(
      'Wire',
      'Donal Gray, Harbor Nights actor, was 71',
      'Donal Gray, who starred in Harbor Nights and comedies of the north, has died.',
    ),
    teaser(
      'Mirror',
      'Harbor Nights star Donal Gray dead',
      'Donal Gray, star of Harbor Nights and of many comedies, has died.',
    ),
  ];
  const event = write(articles);
  const title = event.title[0]?.text ?? '';

  test('its headline is not repeated in the text that says it', () => {
    expect(sentences(event)).not.toContain(title);
  });

  test('what each source leads with is neither the headline nor in the text above', () => {
    const told = new Set([title, ...sentences(event)]);
    expect((bare(event.perspectives) ?? []).filter((text) => told.has(text ?? ''))).toEqual([]);
  });

  test('every sentence is in a source', () => {
    expect(everySentenceIsInASource(event, articles)).toEqual([]);
  });
});

test('a headline that only repeats an earlier one is not in the timeline', () => {
  const event = write([
    teaser(
      'Post',
      'Ferry Alma Star of Bauer Lines sinks in gale off Port Lasker',
      'The ferry Alma Star sank.',
    ),
    teaser('Wire', 'Alma Star ferry sinks off Port Lasker', 'The Alma Star sank off Lasker.', 5),
    teaser('Mirror', 'Ferry Alma Star sinks off Port Lasker: 9 dead', 'Nine people died.', 9),
  ]);
  expect(bare(event.timeline)).toEqual([
    'Ferry Alma Star of Bauer Lines sinks in gale off Port Lasker',
    'Ferry Alma Star sinks off Port Lasker: 9 dead',
  ]);
});

test('one with a new name, number or act is in the timeline, a rewording is not', () => {
  const later = (title: string, hours: number) =>
    teaser('Wire', title, `The Alma Star belongs to a firm of Lasker, paper ${hours} says.`, hours);
  const event = write([
    teaser('Post', 'Ferry Alma Star sinks off Port Lasker', 'The ferry Alma Star sank.'),
    later('Alma Star ferry is sinking in waters off Port Lasker', 4),
    later('Divers of Orrin search the sunken ferry Alma Star off Port Lasker', 6),
    later('Captain of ferry Alma Star arrested in Port Lasker', 8),
  ]);
  expect(bare(event.timeline)).toEqual([
    'Ferry Alma Star sinks off Port Lasker',
    'Divers of Orrin search the sunken ferry Alma Star off Port Lasker',
    'Captain of ferry Alma Star arrested in Port Lasker',
  ]);
});

test('reports that say the same hours apart have no timeline', () => {
  const event = write([
    teaser('Post', 'Ferry Alma Star sinks off Port Lasker', 'The ferry Alma Star sank.'),
    teaser('Wire', 'Alma Star ferry sinks off Lasker', 'The Alma Star sank off Lasker.', 9),
  ]);
  expect(event.timeline).toBeUndefined();
  expect(sentences(event)).not.toContain('Alma Star ferry sinks off Lasker');
});

test('the opening of another report that says the same in other words is left out', () => {
  const event = write(
    [
      teaser(
        'Post',
        '港口银行追加三百亿贷款',
        '港口银行周四宣布，将向渡轮集团追加贷款，用于建造新渡轮。',
      ),
      teaser(
        'Wire',
        '港口银行向渡轮集团追加贷款',
        '港口银行1月29日宣布向渡轮集团追加贷款，建造新渡轮。',
      ),
    ].map((article) => ({ ...article, lang: 'zh' as const })),
  );
  expect(sentences(event).filter((text) => text.includes('宣布'))).toHaveLength(1);
});

test('a single report starts at its first sentence if that is on its subject', () => {
  const [first, second] = [
    '港口银行星期四发布的报告显示，渡轮业去年有所回暖。',
    '渡轮乘客数量去年增长7.4%，创下渡轮业十年来的新高，渡轮公司纷纷增购渡轮。',
  ];
  const event = write([
    { ...teaser('Post', '渡轮乘客增长7.4% 创十年新高', `${first}${second}`), lang: 'zh' },
  ]);
  const told = sentences(event);
  expect(told.indexOf(first)).toBeLessThan(told.indexOf(second));
});

test('a heading joined to a sentence is removed, a subject is not', () => {
  const texts = (paragraph: string) =>
    candidatesOf([makeArticle({ lang: 'zh', paragraphs: [paragraph] })], 'zh').map(
      ({ text }) => text,
    );
  expect(texts('渡轮公司业绩持续提升 1月19日，公司发布年度业绩报告。')).toEqual([
    '1月19日，公司发布年度业绩报告。',
  ]);
  expect(texts('港口收购渡轮初创公司 港口集团收购了渡轮初创公司，金额未披露。')).toEqual([
    '港口集团收购了渡轮初创公司，金额未披露。',
  ]);
  const whole = '港口集团董事长将 向全体渡轮员工提供培训课程 ，为期两年。';
  expect(texts(whole)).toEqual([whole]);
});

test.each([
  ['（路透社） 港口渡轮星期三下午恢复通航，乘客增多。', '港口渡轮星期三下午恢复通航，乘客增多。'],
  ['新华社记者 李明 摄 港口渡轮星期三下午恢复通航。', '港口渡轮星期三下午恢复通航。'],
  ['渡轮集团宣布恢复港口之间的全部航线 资料图：渡轮。', '渡轮集团宣布恢复港口之间的全部航线'],
])('page furniture around a Chinese sentence is removed: %s', (paragraph, text) => {
  const [found] = candidatesOf([makeArticle({ lang: 'zh', paragraphs: [paragraph] })], 'zh');
  expect(found?.text).toBe(text);
});

test('a thin text also quotes a source that adds names', () => {
  const other =
    'Nine residents of Fort Yarrow, Arden and Bellmont are being monitored for the Lasker fever.';
  const event = write([
    teaser(
      'Post',
      'Lasker fever: residents monitored, officials say',
      'Residents are being monitored for the Lasker fever, health officials say.',
    ),
    teaser('Wire', 'Officials say residents are monitored for Lasker fever', other),
  ]);
  expect(sentences(event)).toContain(other);
});

describe('the timeline', () => {
  const first = teaser(
    'Post',
    'Ferry Alma Star of Bauer Lines sinks in gale off Port Lasker',
    'The ferry Alma Star sank off Port Lasker on Thursday, and boats are searching for the crew.',
  );
  const later = (title: string, text: string) => teaser('Wire', title, text, 9);
  const rescue =
    'Nine sailors of the Alma Star were found alive on Orrin island, the coast guard said.';
  const found = later('Crew of sunken ferry Alma Star found alive', rescue);

  test('is not repeated in what sources lead with', () => {
    const event = write([first, found]);
    expect(event.timeline).toHaveLength(2);
    expect(sentences(event)).toContain(rescue);
    expect(event.perspectives).toBeUndefined();
  });

  test('is left out if the headline and the text cover all of it', () => {
    const plain = { ...first, title: 'Ferry Alma Star sinks off Port Lasker' };
    expect(write([plain, found]).timeline).toBeUndefined();
  });

  test('is not listed again in the text', () => {
    const said = { ...teaser('Mirror', 'Alma Star owner lost two ferries', '', 8), paragraphs: [] };
    const event = write([first, found, said]);
    expect(bare(event.timeline)).toContain(said.title);
    expect(sentences(event)).not.toContain(said.title);
  });

  test('keeps an opening that is nowhere else', () => {
    const own = 'The owner of the Alma Star sank a ferry off Port Lasker before, court files show.';
    const other = teaser('Mirror', 'Alma Star owner lost a ferry before', own, 8);
    const event = write([first, found, other]);
    const told = new Set([...sentences(event), ...(bare(event.timeline) ?? [])]);
    for (const line of bare(event.perspectives) ?? []) expect(told).not.toContain(line);
    expect([...told, ...(bare(event.perspectives) ?? [])]).toContain(own);
  });
});

test('the page’s headline is not listed below a text that says other things', () => {
  const title = 'Crowd chants in the old town of Lasker';
  const event = write([
    { ...teaser('Post', title, ''), paragraphs: [] },
    teaser(
      'Wire',
      'What the crowd in the old town of Lasker did',
      'Normally busy at noon, the market of Lasker was empty, and its many shops had been closed since dawn.',
    ),
  ]);
  expect(event.title[0]?.text).toBe(title);
  expect(sentences(event)).not.toContain(title);
  expect(event.references.map((one) => one.title)).toContain(title);
});

describe('what each source leads with', () => {
  const lead =
    'Ana Moor of the Lasker harbor guard told Radio Orrin on Thursday that her resignation was effective at once, after nine years.';
  const headline = 'Lasker harbor guard chief Ana Moor resigns';
  const beside = (text: string) =>
    bare(
      write([
        teaser('Post', headline, lead),
        teaser('Wire', 'Head of Lasker harbor guard leaves', text),
      ]).perspectives,
    );

  test('is not the page’s headline, even with only one other source', () => {
    const own = 'Ana Moor leads the guard of Lasker no more, it said.';
    expect(beside(own) ?? []).not.toContain(headline);
  });

  test('is no line that differs from one above by a word', () => {
    const part = 'Ana Moor told Radio Orrin by phone that her resignation was effective at once.';
    expect(beside(part) ?? []).not.toContain(part);
  });

  test('is nothing that two sentences of the text say together', () => {
    const both =
      'Ana Moor of the harbor guard led it for nine years, and divers of Orrin honor her.';
    const event = write([
      teaser('Post', headline, `${lead} The divers of Orrin will honor her with a medal in May.`),
      teaser('Wire', 'Head of Lasker harbor guard leaves', both),
    ]);
    expect(bare(event.perspectives) ?? []).not.toContain(both);
  });

  test('is nothing on another matter further down in the report', () => {
    const other = 'Basil and mint want six hours of sunlight on a balcony, gardeners recommend.';
    const more = 'Ana Moor began in the harbor of Lasker as a diver and later led its school.';
    const leads = (last: string) => {
      const reports = [
        teaser('Post', headline, lead),
        teaser('Wire', headline, `${lead.replace('told', 'said to')} ${last}`),
      ];
      const told = { headline, sentences: [lead], course: [] };
      return perspectivesOf(reports, candidatesOf(reports, 'en'), told, 'en').map(
        (one) => one.text,
      );
    };
    expect(leads(other)).toEqual([]);
    expect(leads(more)).toEqual([more]);
  });

  test('is nothing that adds only a single word', () => {
    const short = 'Moor resigned abruptly from the guard.';
    expect(beside(short) ?? []).not.toContain(short);
  });

  test('comes from one source if two say the same', () => {
    const same = (source: string, where: string) =>
      teaser(source, `Moor ${where}`, `The captains of the harbor guard praised Moor ${where}.`);
    const event = write([
      ...[teaser('Post', headline, lead), teaser('Wire', 'Moor leaves guard', lead)],
      ...[same('Mirror', 'on Friday in Lasker'), same('Times', 'on Friday in Lasker today')],
    ]);
    const lines = bare(event.perspectives) ?? [];
    expect(lines.filter((line) => line?.includes('captains')).length).toBeLessThan(2);
  });
});

describe('a thin text and the opening of another source', () => {
  const told =
    'Lawmakers in the Lasker council announced on Tuesday that they reached a deal on the harbor budget.';
  const quoted = (other: string) =>
    sentences(
      write([
        teaser('Post', 'Lasker council announces harbor budget deal', told),
        teaser('Wire', 'Harbor budget deal announced by Lasker council', other),
      ]),
    );

  test('with a new name beside much else is quoted, too', () => {
    const other =
      'Lasker is the only town of Orrin without a budget, but its council now agrees on dock taxes and pay raises.';
    expect(quoted(other)).toContain(other);
  });

  test('without a full stop is quoted, but not if cut within a word', () => {
    const other =
      'Nurses of Orrin and Fort Yarrow wait for the money that the budget of the harbor holds back';
    expect(quoted(other)).toContain(other);
    expect(quoted(`${other} H`)).not.toContain(`${other} H`);
  });

  test('may be from the same paper if no other paper has one', () => {
    const other =
      'Lasker is the only town of Orrin without a budget, but its council now agrees on dock taxes and pay raises.';
    const event = write([
      teaser('Post', 'Lasker council announces harbor budget deal', told),
      teaser('Post', 'Harbor budget deal announced by Lasker council', other),
    ]);
    expect(sentences(event)).toEqual(expect.arrayContaining([told, other]));
  });

  test('that says the same in other words is not quoted', () => {
    const other =
      'The Lasker council has settled its harbor budget after lawmakers struck a bargain.';
    expect(quoted(other)).not.toContain(other);
  });
});

test('a sentence whose words are all in one above is left out', () => {
  const whole =
    'The Lasker council approved the harbor tunnel on Thursday after a debate of nine hours that ended in a vote of nine to four.';
  const part = 'The Lasker council approved the tunnel after a debate of nine hours.';
  const event = write([
    makeArticle({ title: 'Lasker council approves harbor tunnel', paragraphs: [whole, part] }),
  ]);
  expect(sentences(event)).toContain(whole);
  expect(sentences(event)).not.toContain(part);
});

test('a story provides the headline rather than a live page', () => {
  const event = write([
    teaser(
      'Post',
      'Lasker fever latest updates: passenger has symptoms on flight home from Port Lasker',
      'A passenger of the Alma Star has symptoms of the Lasker fever, officials said.',
    ),
    teaser(
      'Wire',
      'Passenger of Alma Star has symptoms of Lasker fever on flight home',
      'The passenger of the Alma Star flew home from Port Lasker on Sunday.',
    ),
  ]);
  expect(event.title[0]?.text).toMatch(/^Passenger of Alma Star/);
});

describe('what precedes a sentence and is not part of it', () => {
  test.each([
    ['en' as const, '.,MANILA, Philippines – ', 'The cracks are getting bigger in the house.'],
    ['en' as const, 'DANVILLE, Ky. –- ', 'The vice president did everything that others did not.'],
    ['en' as const, 'MANILA Philippines — ', 'Senator Bauer believes that the vote was lost.'],
    ['en' as const, 'WASHINGTON—', 'Nearly 90 members of a faculty have written a letter.'],
    ['zh' as const, '图片来源：CFP 记者 林小海 ', '港口公司周三上午举行新闻发布会介绍新船坞。'],
    [
      'zh' as const,
      '图片来源：视觉中国 港口新闻记者 | 林小海 ',
      '港口公司周三上午举行新闻发布会介绍新船坞。',
    ],
    ['zh' as const, '答：', '办法对港口船坞的建设和使用作出了明确要求。'],
    [
      'zh' as const,
      '新华社港城1月28日电 题：近7亿人次！出入境创新高 新华社记者林小海 ',
      '2025年全国出入境人次创下历史新高。',
    ],
  ])('is removed, %s: %j', (lang, before, text) => {
    const [first] = candidatesOf([makeArticle({ lang, paragraphs: [before + text] })], lang);
    expect(first?.text).toBe(text);
  });

  test.each(['.5 percent of all ships in the harbor are ferries now.', '…and the harbor closed.'])(
    'is not seen in %j',
    (text) => {
      expect(candidatesOf([makeArticle({ paragraphs: [text] })], 'en')[0]?.text).toBe(text);
    },
  );
});

test.each([
  '为褒奖他们为载人航天事业作出的功绩，港口决定颁发奖章。',
  '三是支持港口企业开展高质量并购，获取核心要素。',
])('a Chinese sentence depends on the one before: %s', (text) => {
  expect(candidatesOf([makeArticle({ lang: 'zh', paragraphs: [text] })], 'zh')[0]?.leans).toBe(
    true,
  );
});

test.each(['在其他港口，渡轮公司也宣布了新的航线。', '在犹他州，两处大型林火仍处于失控状态。'])(
  'a Chinese sentence is independent: %s',
  (text) => {
    expect(candidatesOf([makeArticle({ lang: 'zh', paragraphs: [text] })], 'zh')[0]?.leans).toBe(
      false,
    );
  },
);

test.each([
  ['en' as const, 'One tested positive for the Lasker fever, doctors of the harbor said.', true],
  ['en' as const, 'One ferry was closed for the Lasker fever, doctors of the harbor said.', false],
  ['en' as const, 'In the meantime ferries stay in the harbor of Port Lasker, it said.', true],
  [
    'en' as const,
    'All three are without symptoms and wait at home in Port Lasker, doctors said.',
    true,
  ],
  [
    'en' as const,
    'All three ferries are back in the harbor of Port Lasker, the owner said.',
    false,
  ],
  [
    'ph' as const,
    'Lahat ng tatlo ay walang sintomas at naghihintay sa bahay sa Port Lasker.',
    true,
  ],
  ['ph' as const, 'Lahat ng tatlong bangka ay nakabalik na sa daungan ng Port Lasker.', false],
  ['zh' as const, '三人均无症状，目前在拉斯克港的家中等待检查结果。', true],
  ['zh' as const, '三艘渡轮均已返回拉斯克港，船东星期四上午说。', false],
])('%s: a number without its noun depends on the one before: %s', (lang, text, leans) => {
  expect(candidatesOf([makeArticle({ lang, paragraphs: [text] })], lang)[0]?.leans).toBe(leans);
});

test('an announcement of the article is not quoted', () => {
  const text = 'Here is what the powerful new engines mean for the future of the harbor.';
  expect(candidatesOf([makeArticle({ paragraphs: [text] })], 'en')).toEqual([]);
});

test.each([
  ['新华鲜报｜近7亿人次出入境创新高', '近7亿人次出入境创新高'],
  ['数说中国丨2025年出入境人次创历史新高', '2025年出入境人次创历史新高'],
  ['港口公司丨渡轮停运三天', '港口公司丨渡轮停运三天'],
])('a column name is removed from a headline: %s', (title, shown) => {
  expect(bareTitle(makeArticle({ title }))).toBe(shown);
});
