import { averageLink } from '@/lib/newsroom/cluster/average-link';
import { groupStories } from '@/lib/newsroom/cluster/cluster-window';
import { gistOf } from '@/lib/newsroom/cluster/gist';
import { groupingFor } from '@/lib/newsroom/cluster/grouping';
import { neededFor, type Join } from '@/lib/newsroom/cluster/join-rule';
import type { Entry, Frequencies } from '@/lib/newsroom/cluster/postings';
import { sharedSigns, sharedWords } from '@/lib/newsroom/cluster/signs';
import type { Language } from '@/lib/model/text/languages';
import { toEntry } from '../../bench/clustering/running';
import { generateEvent } from './generated';
import { hourMs, noon, toNewArticle } from './new-article';

const entryOf = (id: string, title: string, text = '', lang: Language = 'en'): Entry =>
  toEntry({
    article: toNewArticle({
      ...{ id, title, lang, source: `Paper ${id}`, published_at: noon + id.length * hourMs },
      paragraphs: text === '' ? [] : [text],
    }),
    parts: [],
  });

function frequenciesOf(entries: readonly Entry[]): Frequencies {
  const of = new Map<string, number>();
  for (const { title, body } of entries) {
    for (const term of new Set([...title.keys(), ...body.keys()]))
      of.set(term, (of.get(term) ?? 0) + 1);
  }
  return { articles: entries.length, of };
}

function compared(
  of: typeof sharedSigns,
  [one, other]: readonly [string, string],
  texts: readonly [string, string] = ['', ''],
  lang: Language = 'en',
): number {
  const entries = [entryOf('a', one, texts[0], lang), entryOf('b', other, texts[1], lang)];
  const frequencies = frequenciesOf(entries);
  const [left, right] = entries.map((entry) => gistOf(entry, frequencies));
  return left && right ? of(left, right) : NaN;
}

const signsOf = (one: string, other: string, texts?: [string, string]) =>
  compared(sharedSigns, [one, other], texts);

describe('signs of one happening', () => {
  it.each([
    ['a name that both hold', 'Skywire for the Senate', 'Skywire and Norbeck', 1],
    ['a name of two words', 'Tall Manor keeps Skywire', 'Norbeck against Tall Manor', 1],
    ['two words that stand apart in one', 'Tall Manor burns', 'Manor on Norbeck: tall', 2],
    ['two names', 'Skywire sues Norbeck', 'Judge: Norbeck may go, says Skywire', 2],
    ['a number beside a name', 'Skywire fined 740 dollars', 'Norbeck takes 740 from Skywire', 2],
    ['nothing', 'Skywire falls', 'Norbeck rises', 0],
  ])('%s', (_name, one, other, count) => {
    expect(signsOf(one, other)).toBe(count);
  });

  it('are words of a headline in the other’s text', () => {
    const text =
      'The regulator Norbeck said that mountain villages, farms, mills and quarries would wait years for cables.';
    expect(signsOf('Skywire waits', 'Villages ask why', [text, ''])).toBe(1);
    expect(signsOf('Skywire waits', 'Norbeck asks villages', [text, ''])).toBe(2);
  });

  it('are what two texts share beside their headlines', () => {
    const text =
      'Divers found the orange buoy near a quarry where granite barges anchor, said harbour pilots.';
    expect(signsOf('Skywire waits', 'Norbeck asks', [text, text])).toBeGreaterThanOrEqual(2);
  });
});

describe('telling words that two articles share', () => {
  it.each<[Language, [string, string], [string, string], number]>([
    [
      'en',
      ['Divers find a giant squid off Norbeck', 'Giant squid footprints in a quarry'],
      [
        'Researchers measured the arms of the animal in a deep cold channel beside the island.',
        'A walk underground ended with tracks that hung above the heads of hikers in the chalk.',
      ],
      2,
    ],
    [
      'zh',
      ['诺贝克港发现巨型章鱼', '巨型章鱼化石现身采石场'],
      [
        '研究人员周一在海岛旁边的深水航道里测量了这只动物的触手长度，并把样本送往大学。',
        '几名徒步旅行者在白垩岩洞顶部看到远古足迹，地质学家认为它们来自另一个时代。',
      ],
      2,
    ],
    [
      'ph',
      ['Nahuli ang higanteng pusit sa Norbeck', 'Higanteng pusit, nakita sa kuweba'],
      [
        'Sinukat ng mga siyentipiko ang galamay ng hayop sa malalim na kanal malapit sa isla.',
        'Natapos ang paglalakad ng mga turista sa mga bakas na nakasabit sa bubong na bato.',
      ],
      2,
    ],
  ])('%s', (lang, titles, texts, most) => {
    const count = compared(sharedWords, titles, texts, lang);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
    const [text] = texts;
    expect(compared(sharedWords, titles, [text, text], lang)).toBeGreaterThan(5);
  });

  it('are unknown if one has no text', () => {
    expect(compared(sharedWords, ['Skywire waits', 'Norbeck asks'], ['', 'Too short.'])).toBe(
      Infinity,
    );
  });
});

describe('two groups become one', () => {
  const threshold = 0.3;
  const needed = (larger: number, signs: number, told = false, words = Infinity) =>
    neededFor({ larger, smaller: 1, signs, told, words, apart: false, strongest: 1 }, threshold);

  it('more easily, the more signals there are', () => {
    expect(needed(1, 1)).toBeGreaterThan(needed(1, 2));
    expect(needed(1, 2)).toBeGreaterThan(needed(1, 5));
    expect(needed(3, 1)).toBeGreaterThan(needed(3, 2));
    expect(needed(1, 1)).toBeGreaterThan(needed(3, 1));
    expect(needed(3, 2)).toBe(threshold);
  });

  it('never by a single signal if a text could have given another', () => {
    expect(needed(1, 1, true)).toBeGreaterThan(1);
    expect(needed(1, 1, false)).toBeLessThan(1);
    expect(needed(1, 2, true)).toBe(needed(1, 2, false));
    expect(needed(3, 1, true)).toBeGreaterThan(needed(3, 1, false));
    expect(needed(3, 2, true)).toBe(threshold);
  });

  it('only if similar to several, when an article joins a group', () => {
    const near = { larger: 3, signs: 3, told: false, words: Infinity, apart: false };
    const needed = (smaller: number, strongest: number) =>
      neededFor({ ...near, smaller, strongest }, threshold);
    expect(needed(1, 0.4)).toBeGreaterThan(1);
    expect(needed(1, 0.6)).toBe(threshold);
    expect(needed(2, 0.4)).toBeLessThan(threshold);
  });

  it('more easily if both sides have several articles', () => {
    const both = { larger: 3, told: false, words: Infinity, apart: false, strongest: 1 };
    for (const signs of [1, 2]) {
      const alone = neededFor({ ...both, signs, smaller: 1 }, threshold);
      const several = neededFor({ ...both, signs, smaller: 2 }, threshold);
      expect(several).toBeLessThan(alone);
    }
    expect(neededFor({ ...both, signs: 2, smaller: 2, words: 2 }, threshold)).toBeGreaterThan(1);
  });

  it('only if the texts share telling words; the fewer, the stricter', () => {
    expect(needed(4, 3, true, 2)).toBeGreaterThan(1);
    expect(needed(4, 3, true, 4)).toBeGreaterThan(needed(4, 3, true, 5));
    expect(needed(4, 3, true, 5)).toBe(threshold);
    expect(needed(1, 3, true, 2)).toBeGreaterThan(needed(1, 3, true, 3));
    expect(needed(1, 3, true, 2)).toBeLessThan(1);
    expect(needed(4, 1, true, 4)).toBe(needed(4, 1, true));
  });

  it('never for a single article below the threshold of the language', () => {
    for (const larger of [1, 2, 9]) {
      for (const signs of [0, 1, 2, 5])
        expect(
          neededFor(
            {
              larger,
              smaller: 1,
              signs,
              told: signs > 1,
              words: Infinity,
              apart: false,
              strongest: 1,
            },
            0.95,
          ),
        ).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('once a third article adds a signal for two that had too few', () => {
    const rule = (join: Join) => neededFor(join, threshold);
    const shared = { words: Infinity, told: false, apart: false };
    const pair = { a: 0, b: 1, score: 0.6, strongest: 0.6, signs: 2, ...shared };
    expect(averageLink(3, [pair], rule)).toEqual([]);
    const third = [
      { a: 0, b: 2, score: 0.8, strongest: 0.8, signs: 2, ...shared },
      { a: 1, b: 2, score: 0.4, strongest: 0.4, signs: 0, ...shared },
    ];
    expect(averageLink(3, [pair, ...third], rule).map((group) => group.sort())).toEqual([
      [0, 1, 2],
    ]);
  });
});

describe('a day of headlines', () => {
  const topics = [
    'harvest',
    'tunnel',
    'vaccine',
    'orchestra',
    'glacier',
    'ferry',
    'census',
    'comet',
  ];
  const others = topics.map((topic, at) =>
    entryOf(`o${at}`, `Town ${at + 30} opens its ${topic} hall after long repairs`),
  );
  const groupsOf = (...own: Entry[]) => {
    const entries = [...others, ...own];
    return groupStories(entries, frequenciesOf(entries), groupingFor('en')).map((group) =>
      group.map(({ article_id }) => article_id).sort(),
    );
  };

  it('keeps stories apart that share only a phrase', () => {
    const groups = groupsOf(
      entryOf('x', 'The Tall Manor war on federal statistics'),
      entryOf('yy', 'Wait, why is the Tall Manor using Skywire to improve reception?'),
    );
    expect(groups).toEqual(expect.arrayContaining([['x'], ['yy']]));
  });

  it('keeps two reports apart that share one rare word and nothing in their texts', () => {
    const groups = groupsOf(
      entryOf(
        'x',
        'Norbeck goes all capitals',
        'Readers of the network asked why the logo of the maker changed overnight without any notice.',
      ),
      entryOf('yy', 'Norbeck players will try new whales first'),
    );
    expect(groups).toEqual(expect.arrayContaining([['x'], ['yy']]));
  });

  it('joins what two papers report on one happening', () => {
    const groups = groupsOf(
      entryOf('x', 'Tall Manor fined 740 million for hiding Skywire deal'),
      entryOf('yy', 'Skywire deal: regulator fines Tall Manor 740 million'),
    );
    expect(groups).toEqual(expect.arrayContaining([['x', 'yy']]));
  });

  it('keeps an article that shares only the subject out of a group that shares much', () => {
    const dig = (id: string, title: string, place: string) =>
      entryOf(
        id,
        title,
        `The long-necked giant squid was measured by divers of Norbeck beside the reef of Arden, ${place}.`,
      );
    const groups = groupsOf(
      dig('x', 'Largest giant squid measured off Norbeck', 'its university said'),
      dig('yy', 'Divers measure largest giant squid of Norbeck reef', 'papers there wrote'),
      dig('zzz', 'Giant squid off Norbeck is the largest measured', 'according to the harbour'),
      entryOf(
        'wwww',
        'Giant squid tracks found in chalk cave',
        'A walk underground ended with prints that hung overhead, from a world turned upside down.',
      ),
    );
    expect(groups).toEqual(expect.arrayContaining([['x', 'yy', 'zzz'], ['wwww']]));
  });
});

describe('an event of many reports', () => {
  it.each([5, 10, 20, 30])('stays one event: %i', (reports) => {
    const articles = [...generateEvent(reports, 200)];
    const entries = articles.map((article) => toEntry({ article, parts: [] }));
    const groups = groupStories(entries, frequenciesOf(entries), groupingFor('en'));
    const held = groups.map((group) =>
      group.filter(({ article_id: id }) => id.startsWith('report')),
    );
    const [largest = []] = held.sort((a, b) => b.length - a.length);
    // A few that share hardly a word with any other may stay outside.
    expect(largest.length).toBeGreaterThanOrEqual(Math.ceil(reports * 0.75));
  });
});
