// What readers of the page alone can understand: whose words, which vote, what has happened since.
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
type Written = ReturnType<typeof write>;
const sentences = (event: Written) => event.content.flatMap(plainSentences).map(({ text }) => text);
const one = (title: string, paragraphs: string[], more: Partial<Article> = {}) =>
  makeArticle({ title, paragraphs, ...more });

const lead =
  'The Lasker council approved the harbor tunnel on Friday after a debate of nine hours.';

describe('a sentence that needs its own report', () => {
  const title = 'Lasker council approves harbor tunnel';
  const introduces =
    'Mara Oswin leads the fishermen of the northern shore, who went to the council.';
  const bySurname =
    'Oswin said that drilling the harbor tunnel of Lasker would drive away the herring.';

  test('is left out if it has a surname that nothing introduces', () => {
    // The introducing sentence cannot be quoted, since it addresses the reader.
    const hidden = 'Read more here about Mara Oswin, who leads the fishermen of Lasker.';
    expect(sentences(write([one(title, [lead, hidden, bySurname])]))).not.toContain(bySurname);
  });

  test('follows the sentence that introduces the speaker', () => {
    const told = sentences(write([one(title, [lead, introduces, bySurname])]));
    expect(told.indexOf(bySurname)).toBe(told.indexOf(introduces) + 1);
  });

  test.each([
    ['The ruling puts the party of the mayor at odds with most of its own voters in Lasker.'],
    ['Merchants of Lasker had asked for months for that inquiry into the harbor tunnel.'],
  ])('is left out if the page does not say what it refers to: %j', (pointing) => {
    const between = 'You can read here how the court of Lasker decided.';
    const event = write([
      one(title, [lead, 'A toll was refused by nine members.', between, pointing]),
      one('Harbor tunnel approved', ['Engineers begin drilling at Lasker harbor in spring.'], {
        source: 'Harbor Post',
      }),
    ]);
    expect(sentences(event)).not.toContain(pointing);
  });

  test('is followed by the sentence that qualifies it', () => {
    const said =
      'The builder of the harbor tunnel promised that no house of Lasker would be torn down.';
    const but = 'But the plan that the council of Lasker was shown has 14 houses fewer than today.';
    const event = write([
      one(title, [
        lead,
        'Trucks will leave the old harbor bridge of Lasker altogether within six years from now.',
        said,
        but,
        'Ferries carried 300 people to Lasker in a day while the bridge of the harbor was closed.',
        'The tunnel of the harbor was first drawn in 1961 by a builder of bridges from Arden.',
        'A fund of 40 million was set aside by the province for the harbor tunnel of Lasker.',
        'The mayor thanked the engineers of the harbor tunnel for their work of eleven years.',
      ]),
    ]);
    const told = sentences(event);
    expect(told).toContain(said);
    expect(told.indexOf(but)).toBe(told.indexOf(said) + 1);
  });

  test('stays after the sentence before it, in any section', () => {
    const first =
      'Critics condemned the vote on the harbor tunnel as a gift to the builders of Lasker.';
    const second =
      'They want the province to look at the accounts of the harbor tunnel since 2019.';
    const event = write([
      one(title, [lead, first, second, 'Drilling begins under the Lasker harbor in spring.']),
      one('Harbor tunnel approved by council', ['A fund of 40 million pays for the tunnel.'], {
        source: 'Harbor Post',
      }),
    ]);
    const told = sentences(event);
    expect(told.indexOf(second)).toBe(told.indexOf(first) + 1);
  });
});

test('a sentence in the middle of a longer quotation is not quoted', () => {
  const inside = 'The fishermen of Lasker must be heard before the harbor tunnel is drilled.';
  const event = write([
    one('Lasker council approves harbor tunnel', [
      lead,
      `“The council of Lasker has decided against its own people. ${inside} We will not give in.`,
    ]),
  ]);
  expect(sentences(event)).not.toContain(inside);
});

test('only the first sentence of a report may be long', () => {
  const long = `The Lasker council approved the harbor tunnel on Friday after a debate of nine hours in which ${'the members for the northern shore and those for the southern shore spoke in turn and '.repeat(3)}the mayor asked for calm.`;
  const event = write([one('Lasker council approves harbor tunnel', [long, `${long} Again.`])]);
  expect(long.length).toBeGreaterThan(320);
  expect(sentences(event)).toEqual([long]);
});

describe('what the page already says', () => {
  test('is not repeated by a sentence that combines two others', () => {
    const parts = [
      'Storm Gorka has killed 14 people on Lasker Island since Friday, the coast guard said.',
      'The ferries of Lasker Island stopped at noon and 300 passengers slept in the harbor hall.',
    ];
    const again =
      'On Lasker Island storm Gorka has killed 14 people and 300 passengers of ferries slept in the harbor.';
    const event = write([
      one('Storm Gorka kills 14 on Lasker Island', parts),
      one(
        'Lasker Island counts 14 dead after storm Gorka',
        ['Waves of nine meters broke the old pier of Lasker Island on Friday night.', again],
        {
          source: 'Harbor Post',
        },
      ),
    ]);
    expect(sentences(event)).not.toContain(again);
  });

  test('includes a rounded figure', () => {
    const event = write([
      one(
        '2025年拉斯克省财政收入下降1.7%',
        ['2025年，拉斯克省全省一般公共预算收入216045亿元，比上年下降1.7%。'],
        { lang: 'zh' },
      ),
      one(
        '拉斯克省2025年财政收入21.6万亿元',
        ['拉斯克省2025年全省一般公共预算收入为21.6万亿元，比上年下降1.7%。'],
        { lang: 'zh', source: '港湾报' },
      ),
    ]);
    expect(sentences(event).filter((text) => text.includes('预算收入'))).toHaveLength(1);
  });
});

test('an expected event is not mentioned beside a newer report that it took place', () => {
  const coming =
    'The Lasker council is expected to vote on the harbor tunnel, and the mayor will speak first.';
  const event = write([
    one('Lasker council to vote on harbor tunnel', [coming], {
      published_at: noon,
      fetched_at: noon,
    }),
    one(
      'Lasker council approves harbor tunnel',
      [
        lead,
        'The mayor of Lasker thanked the engineers for their work on the tunnel of eleven years.',
        'A fund of 40 million was set aside by the province for the harbor tunnel of Lasker.',
        'Trucks will leave the old harbor bridge altogether once the tunnel of Lasker is open.',
        'Fishermen of the northern shore asked for a study of the herring before the drilling.',
      ],
      { source: 'Harbor Post', published_at: noon + 20 * hour, fetched_at: noon + 20 * hour },
    ),
  ]);
  const told = sentences(event);
  const earlier = told.findIndex((text) => text === 'Earlier');
  expect(told.indexOf(coming)).toBeLessThanOrEqual(earlier < 0 ? -1 : told.length);
  expect(told[0]).toBe(lead);
});

describe('the lead', () => {
  test.each([
    ['explains', 'How the Lasker council came to approve the harbor tunnel'],
    ['thinks', 'Opinion: Lasker council approves the harbor tunnel'],
  ])('is not taken from a report whose headline says that it %s', (_, headline) => {
    const event = write([
      one(headline, [
        'The Lasker council has approved the harbor tunnel, a dream of eleven years.',
      ]),
      one('Lasker council approves harbor tunnel', [lead], { source: 'Harbor Post' }),
    ]);
    expect(sentences(event)[0]).toBe(lead);
  });

  test.each([
    ['“This tunnel is a gift,” the mayor of Lasker said as the council approved it.'],
    ['Despite years of protest the Lasker council approved the harbor tunnel.'],
    ['The approval means that the Lasker council will have its harbor tunnel.'],
  ])('does not start with %j', (opening) => {
    const event = write([
      one('Harbor tunnel: Lasker council approves', [opening]),
      one('Lasker council approves harbor tunnel', [lead], { source: 'Harbor Post' }),
    ]);
    expect(sentences(event)[0]).toBe(lead);
  });
});

describe('a heading that a feed joined to a sentence', () => {
  const report = '习近平主席在复信中指出，拉斯克岛的青年是两国友好的未来和希望。';
  test.each([
    [`“中国的承诺从不落空” ${report}`, report],
    [`综述｜拉斯克岛港口隧道获批 再创新高 新华社记者林舟 ${report}`, report],
    [`全省经济稳步回升 ${report}`, report],
    [`（林舟 摄） ${report}`, report],
    [`【简介】${report}`, report],
  ])('is removed: %j', (paragraph, told) => {
    const event = write([one('习近平复信拉斯克岛青年', [paragraph], { lang: 'zh' })]);
    expect(sentences(event)[0]).toBe(told);
  });

  test.each([
    ['在与主要竞争对手 Arden 的竞争不断升级之际，拉斯克公司上市的节奏明显加快。'],
    ['拉斯克岛议会副委员长 林舟会见了来访的港口代表团，双方就隧道交换了意见。'],
  ])('is not confused with the start of a sentence: %j', (whole) => {
    const event = write([one('拉斯克公司上市节奏加快，林舟会见代表团', [whole], { lang: 'zh' })]);
    expect(sentences(event)[0]).toBe(whole);
  });

  test('includes a caption, which is no sentence of the report', () => {
    const caption = '2026年1月23日，工人们在拉斯克岛的生产线上组装自行车配件。';
    const event = write([one('拉斯克岛出口增长', [`${report}${caption}`], { lang: 'zh' })]);
    expect(sentences(event)).not.toContain(caption);
  });
});

test('there is no question about what somebody said if they say nothing on the page', () => {
  const event = write([
    one('Lasker council honors Mara Oswin for harbor tunnel', [
      'The Lasker council honored Mara Oswin on Friday for the harbor tunnel of Lasker Island.',
      'The council of Lasker Island gave Mara Oswin a medal and a house at the harbor tunnel.',
      'Fishermen of the northern shore of Lasker Island sent Mara Oswin a barrel of herring.',
    ]),
  ]);
  const asked = event.follow_up_questions.map(([text]) => text?.text);
  expect(asked.join(' ')).not.toContain('What did Mara Oswin say?');
});

test('a sentence fully contained in another is left out', () => {
  const short = 'Storm Gorka killed 14 people on Lasker Island, the coast guard said on Friday.';
  const full =
    'Storm Gorka killed 14 people on Lasker Island and sank two ferries at the old pier, the coast guard said on Friday.';
  const event = write([
    one('Storm Gorka kills 14 on Lasker Island', [short]),
    one('Storm Gorka kills 14 on Lasker Island, sinks ferries', [full], { source: 'Harbor Post' }),
  ]);
  expect(sentences(event)).toEqual([full]);
});

test('a quoted question stays with its speaker', () => {
  const asked =
    '“What have you been doing in the harbor of Lasker all these years?” Mara Oswin asked, calling out the mayor.';
  const event = write([one('Lasker council approves harbor tunnel', [lead, asked])]);
  expect(sentences(event)).toContain(asked);
});

test('a headline that hides its news is not quoted in the text', () => {
  const event = write([
    one('Lasker council approves harbor tunnel', [lead]),
    one('What the harbor tunnel of Lasker means for 300 ferries of Arden', [], {
      source: 'Harbor Post',
    }),
  ]);
  expect(sentences(event)).toEqual([lead]);
});

test('a date after a column’s headline is removed', () => {
  const event = write([one('Lasker council approves tunnel - January 28, 2026', [lead])]);
  expect(event.title[0]?.text).toBe('Lasker council approves tunnel');
});

test('a speaker named without an office was introduced before', () => {
  const introduced = '拉斯克省港务局局长林舟当天出席了会议并作说明。';
  const said = '林舟表示，港口隧道将在2031年前建成，预计每年运送旅客四百万人次。';
  const first = '拉斯克省议会1月28日批准港口隧道项目，总投资为四千万克朗。';
  const told = sentences(
    write([one('拉斯克省批准港口隧道', [first + introduced + said], { lang: 'zh' })]),
  );
  expect(told.indexOf(said)).toBe(told.indexOf(introduced) + 1);
});
