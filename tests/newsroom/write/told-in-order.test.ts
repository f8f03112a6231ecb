import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { arrange } from '@/lib/newsroom/write/arrange';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
type Written = ReturnType<typeof write>;
const sentences = (event: Written) => event.content.flatMap(plainSentences).map(({ text }) => text);
const markdown = (event: Written) => event.content.map(({ text }) => text[0]?.text).join('\n');

const first = () =>
  makeArticle({
    title: 'Ferry sinks off Port Lasker, 18 dead',
    source: 'Harbour Post',
    paragraphs: [
      'The ferry Alma Star sank off Port Lasker on Thursday and at least 18 people died.',
      'Rescue boats will search the waters around Port Lasker through the night, the coast guard said.',
    ],
  });
const later = () =>
  makeArticle({
    title: 'Death toll of Alma Star ferry sinking rises to 67',
    source: 'Northern Wire',
    published_at: noon + 26 * hour,
    fetched_at: noon + 27 * hour,
    paragraphs: [
      'Divers recovered more bodies from the ferry Alma Star off Port Lasker, and 67 people are now known to have died.',
      'The coast guard ended its search for survivors of the Alma Star on Friday evening.',
    ],
  });

describe('a happening that continues for a day', () => {
  const articles = [first(), later()];
  const event = write(articles);

  test('has the headline and lead of its newest report', () => {
    expect(event.title[0]?.text).toBe('Death toll of Alma Star ferry sinking rises to 67');
    expect(sentences(event)[0]).toContain('67 people');
  });

  test('puts the older figure, and past expectations, under their own heading', () => {
    const lines = sentences(event);
    const heading = lines.indexOf('Earlier');
    expect(heading).toBeGreaterThan(0);
    expect(lines.findIndex((line) => line.includes('18 people'))).toBeGreaterThan(heading);
    expect(lines.slice(0, heading).join(' ')).not.toMatch(/18|will search/);
  });

  test('has a dated line per report, the oldest first, each cited', () => {
    expect(event.timeline?.map(({ time }) => time)).toEqual([noon, noon + 26 * hour]);
    expect(event.timeline?.[0]?.title[0]?.text).toBe('Harbour Post');
    expect(event.timeline?.[0]?.text[0]?.text).toMatch(/18 dead\[\d\]$/);
  });

  test('has neither a line nor a time for a report that nothing dates', () => {
    const undated = { ...later(), undated: true };
    expect(write([first(), undated]).timeline).toBeUndefined();
    expect(write([first(), undated]).release_time).toBe(noon);
    const times = write([first(), undated]).references.map((one) => one.release_time);
    expect(times.sort()).toEqual([0, noon]);
  });

  test('has no difference between sources for an older figure', () => {
    expect(event.differences).toBeUndefined();
  });

  test('has the date after a named day, outside the quotation', () => {
    expect(markdown(event)).toContain('on Thursday\u2060 \\[Feb 5\\]\u2060 and');
    expect(everySentenceIsInASource(event, articles)).toEqual([]);
    expect(sentences(event).join(' ')).not.toContain('Feb 5');
  });
});

test('a number that is only in the newest headline is shown by that headline', () => {
  const newest = makeArticle({
    title: 'Port Lasker ferry: 71 dead',
    source: 'Daily Mirror',
    published_at: noon + 28 * hour,
    fetched_at: noon + 28 * hour,
  });
  const event = write([first(), later(), newest]);
  expect([event.title[0]?.text, ...sentences(event)].join(' ')).toContain('71');
});

test('a number that the event’s headline has does not add another headline', () => {
  const report = (source: string, title: string, text: string) =>
    makeArticle({ source, title, paragraphs: [text] });
  const event = write([
    report(
      'Post',
      'Alma Star 25 ferries start service for passengers in Port Lasker',
      'Bauer Lines has finally started the ferry service for passengers after trials in Orrin.',
    ),
    report(
      'Wire',
      'Alma Star 25 ferries in service in Port Lasker',
      'Lasker is the second port after Orrin with the new vessels, and the first that has two.',
    ),
  ]);
  expect(event.title[0]?.text).toContain('25');
  expect(sentences(event).filter((text) => text.includes('25'))).toEqual([]);
});

test('a toll in words is replaced by the newer one in words', () => {
  const ferry = (count: string, hours: number, more: string) =>
    makeArticle({
      title: `${count} dead after ferry sinks off Port Lasker`,
      paragraphs: [
        `${count} people died when a ferry sank off Port Lasker, the coast guard said.`,
        more,
      ],
      ...{ published_at: noon + hours * hour, fetched_at: noon + hours * hour },
    });
  const event = write([
    ferry('Three', 0, 'The ferry was on its way from Arden with sixty passengers.'),
    ferry('Five', 20, 'Divers searched the hull of the ferry until dusk.'),
  ]);
  expect(event.title[0]?.text).toContain('Five');
  const headings = event.content.findIndex(({ text }) => /Earlier/.test(text[0]?.text ?? ''));
  const text = sentences(event);
  expect(text[0]).toMatch(/^Five people died/);
  expect(text.some((one) => one.startsWith('Three')) ? headings : 1).toBeGreaterThan(0);
});

test('an expectation stays in the text if no newer report covers it', () => {
  const opening = (paragraphs: string[], hours: number) =>
    makeArticle({
      title: 'Storm closes the harbour bridge of Port Lasker',
      paragraphs,
      ...{ published_at: noon + hours * hour, fetched_at: noon + hours * hour },
    });
  const event = write([
    opening(
      [
        'A storm closed the harbour bridge of Port Lasker on Thursday, the harbour master said.',
        'The mayor of Port Lasker will publish a repair budget in October.',
      ],
      0,
    ),
    opening(['Cracks were found in two piers of the harbour bridge of Port Lasker by divers.'], 26),
  ]);
  const lines = sentences(event);
  expect(lines.findIndex((line) => line.includes('repair budget'))).toBeGreaterThanOrEqual(0);
  expect(lines).not.toContain('Earlier');
});

describe('two stories in one event', () => {
  const musk = makeArticle({
    title: 'Council of Port Lasker bans harbour diving',
    paragraphs: [
      'The council of Port Lasker banned diving in the old harbour after two accidents.',
    ],
    published_at: noon + hour,
  });
  const other = makeArticle({
    title: 'Orchestra of Arden sells its antique violins',
    paragraphs: ['The Arden Symphony sold nine violins at an auction to pay for a new hall.'],
    images: ['https://img.example/violins.jpg'],
    tab: 'sports',
  });
  const event = write([other, musk]);

  test('give title, brief and text to one of them', () => {
    expect(event.title[0]?.text).toContain('diving');
    expect(`${event.brief[0]?.text} ${sentences(event).join(' ')}`).not.toMatch(/violins|Arden/);
  });

  test('keep the other among the references', () => {
    expect(event.references).toHaveLength(2);
  });

  test('have the picture, time, tabs and rank of the story that is shown', () => {
    const alone = write([musk]);
    const { cover, tabs, release_time, rank_time, hot_weight } = event;
    expect({ cover, tabs, release_time, rank_time, hot_weight }).toEqual({
      ...{ cover: alone.cover, tabs: alone.tabs, release_time: alone.release_time },
      ...{ rank_time: alone.rank_time, hot_weight: alone.hot_weight },
    });
  });

  test('keep the one that readers know when the other arrives later', () => {
    const later = { ...other, published_at: noon + 9 * hour, fetched_at: noon + 9 * hour };
    const before = write([musk]);
    const after = writeEvent({
      ...{ id: 'e_1', articles: [musk, later], previous: before, now: noon + 60 * hour },
    });
    expect(after.title).toEqual(before.title);
  });

  test('are not updated by the one that is not shown', () => {
    const before = write([musk]);
    const after = writeEvent({
      ...{ id: 'e_1', articles: [other, musk], previous: before, now: noon + 60 * hour },
    });
    expect(after.event_version_id).toBe(before.event_version_id);
    expect(after.updated_at).toBe(before.updated_at);
  });
});

describe('reports of the same hours', () => {
  const report = (source: string, count: number, extra: string) =>
    makeArticle({
      source,
      title: `Train derails near Fort Yarrow, ${source} reports`,
      paragraphs: [
        `A night train derailed near Fort Yarrow and ${count} people were injured, officials said.`,
        extra,
      ],
    });
  const event = write([
    report('Harbour Post', 12, 'The line between Fort Yarrow and Arden was closed for repairs.'),
    report('Northern Wire', 30, 'Passengers climbed out of the windows of two coaches.'),
  ]);

  test('with different counts are contrasted, both cited', () => {
    expect(event.differences).toHaveLength(1);
    expect(event.differences?.[0]?.title[0]?.text).toBe('12 / 30');
    const sides = event.differences?.[0]?.sides.map(({ title, text }) => [
      title[0]?.text,
      /\[\d\]$/.test(text[0]?.text ?? ''),
    ]);
    expect(sides).toEqual([
      ['Harbour Post', true],
      ['Northern Wire', true],
    ]);
  });

  test('lead with what is not above, and have no timeline', () => {
    expect(event.perspectives?.map(({ title }) => title[0]?.text)).toEqual(['Northern Wire']);
    expect(event.timeline).toBeUndefined();
  });
});

test('headlines of the same hours with different counts are contrasted', () => {
  const report = (source: string, title: string, text: string) =>
    makeArticle({ source, title, paragraphs: [text] });
  const event = write([
    report(
      'Harbour Post',
      'At least 80 people dead as Arden fights Lasker fever outbreak',
      'Nurses in Arden work to contain the outbreak of Lasker fever in its villages.',
    ),
    report(
      'Northern Wire',
      'Outbreak of Lasker fever has killed 87 people in Arden',
      'The health ministry of Arden announced the outbreak of Lasker fever on Friday.',
    ),
  ]);
  expect(event.differences?.[0]?.title[0]?.text).toBe('80 / 87');
  for (const { text } of event.differences?.[0]?.sides ?? [])
    expect(text[0]?.text).toMatch(/\[\d\]$/);
});

test('sentences without a full stop are not joined in a paragraph or a brief', () => {
  const teaser = (source: string, text: string) =>
    makeArticle({ source, title: `Port Lasker floods, ${source} says`, paragraphs: [text] });
  const event = write([
    teaser('Post', 'Storm Alma leaves the harbour of Port Lasker under water for a second day'),
    teaser(
      'Wire',
      'Thousands of people in Port Lasker wait for pumps that the council had ordered',
    ),
  ]);
  expect(event.brief[0]?.text).not.toMatch(/day Thousands|ordered Storm/);
  for (const block of event.content) expect(plainSentences(block).length).toBeLessThanOrEqual(1);
});

test('many outlets with the same text are labeled as such', () => {
  const root = makeArticle({
    paragraphs: ['PORT LASKER (AP) — The harbour of Port Lasker is closed to ships until Monday.'],
  });
  const copies = Array.from({ length: 6 }, () =>
    makeArticle({ ...root, ...ids(), copy_of: root.id }),
  );
  expect(write([root, ...copies]).syndication).toEqual({ outlets: 7, agency: 'AP' });
  expect(write([root, ...copies.slice(0, 2)]).syndication).toBeUndefined();
});

let other = 0;
function ids() {
  other += 1;
  return { id: `c_${other}`, url: `https://copy-${other}.example/`, source: `Copy ${other}` };
}

test('a byline is not a keyword', () => {
  const event = write([
    makeArticle({
      authors: ['Allison Johnson'],
      title: 'Port Lasker opens its harbour',
      paragraphs: [
        'The harbour of Port Lasker opened again, Allison Johnson reports from the quay of Port Lasker.',
        'Allison Johnson saw forty ships leave for Fort Yarrow on the first day of the season.',
      ],
    }),
  ]);
  expect(event.anchor_keywords.map((one) => one[0]?.text)).not.toContain('Allison Johnson');
});

test('keywords name nobody twice, and no adjective of a country', () => {
  const event = write([
    makeArticle({
      title: 'Carl Benton leaves the Dutch ferry line',
      paragraphs: [
        'On Thursday Carl Benton left the ferry line, and Carl Benton said that the Dutch had asked him to.',
        'A court had heard that Carl J. Benton and the Dutch agreed on it in Port Lasker.',
        'The ferries of Port Lasker are built of South Asian timber, as South Asian ships are.',
      ],
    }),
  ]);
  const keywords = event.anchor_keywords.map((one) => one[0]?.text);
  expect(keywords).toContain('Carl Benton');
  expect(keywords).not.toContain('Carl J. Benton');
  expect(keywords).not.toContain('Dutch');
  expect(keywords).not.toContain('South Asian');
});

test('a newest headline that hides its news is not listed for its number', () => {
  const newest = makeArticle({
    title: '3 takeaways: what the ferry of Port Lasker tells us',
    source: 'Daily Mirror',
    published_at: noon + 28 * hour,
    fetched_at: noon + 28 * hour,
  });
  expect(sentences(write([first(), later(), newest]))).not.toContain(newest.title);
});

test('a headline covered by title and text together is not listed below them', () => {
  const report = (source: string, title: string, text: string) =>
    makeArticle({ ...{ source, title, lang: 'zh' as const }, paragraphs: text ? [text] : [] });
  const event = write([
    report(
      '晨报',
      '海港渡轮集团市值蒸发三百亿元',
      '海港渡轮集团股价周四大跌，市值蒸发三百亿元，创下六年来最大单日跌幅。',
    ),
    report('晚报', '【市场动态】渡轮集团市值单日蒸发三百亿元 创六年最大跌幅', ''),
  ]);
  expect(sentences(event).join()).not.toContain('市场动态');
  expect(event.content).toHaveLength(1);
});

test('a condemnation from years ago is not a reaction to the news', () => {
  const then = 'In 2021 the mayor of Arden said such a bill was condemned by owners in all docks.';
  const report = makeArticle({
    title: 'Port Lasker raises the toll for ferries',
    paragraphs: [
      'The council of Port Lasker raised the toll for ferries to nine crowns on Thursday.',
      'Owners of forty ferries pay it from the first day of March, officials said on Thursday.',
      'The harbor master sends the bills at the end of each month to the shipping lines.',
      then,
      'The council of Arden had taken four crowns in 2020 for each ferry of its own docks.',
      'In 2019 it had taken two crowns.',
    ],
  });
  // One in between is left out, so they are not consecutive.
  const chosen = candidatesOf([report], 'en').filter(({ index }) => index !== 2);
  const statements = chosen.map((one) => {
    const scored = { ...one, score: 1 };
    return { ...scored, backers: [scored] };
  });
  const holding = arrange(statements, 'en', new Set(), report.title).find(({ paragraphs }) =>
    paragraphs.flat().some(({ text }) => text === then),
  );
  expect(holding?.name).toBe('background');
});
