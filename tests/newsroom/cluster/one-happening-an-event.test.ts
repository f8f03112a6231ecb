import { averageLink } from '@/lib/newsroom/cluster/average-link';
import { groupStories } from '@/lib/newsroom/cluster/cluster-window';
import { gistOf } from '@/lib/newsroom/cluster/gist';
import { groupingFor } from '@/lib/newsroom/cluster/grouping';
import { neededFor, type Join } from '@/lib/newsroom/cluster/join-rule';
import type { Entry, Frequencies } from '@/lib/newsroom/cluster/postings';
import { sharedSigns } from '@/lib/newsroom/cluster/signs';
import { toEntry } from '../../bench/clustering/running';
import { hourMs, noon, toNewArticle } from './new-article';

const entryOf = (id: string, title: string, text = ''): Entry =>
  toEntry({
    article: toNewArticle({
      ...{ id, title, source: `Paper ${id}`, published_at: noon + id.length * hourMs },
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

function signsOf(one: string, other: string, texts: [string, string] = ['', '']): number {
  const entries = [entryOf('a', one, texts[0]), entryOf('b', other, texts[1])];
  const frequencies = frequenciesOf(entries);
  const [left, right] = entries.map((entry) => gistOf(entry, frequencies));
  return left && right ? sharedSigns(left, right) : NaN;
}

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

  it('are what two texts say beside their headlines', () => {
    const text =
      'Divers found the orange buoy near a quarry where granite barges anchor, said harbour pilots.';
    expect(signsOf('Skywire waits', 'Norbeck asks', [text, text])).toBeGreaterThanOrEqual(2);
  });
});

describe('two groups become one', () => {
  const threshold = 0.3;
  const needed = (larger: number, signs: number, told = false) =>
    neededFor({ larger, signs, told }, threshold);

  it('the easier, the more speaks for it', () => {
    expect(needed(1, 1)).toBeGreaterThan(needed(1, 2));
    expect(needed(1, 2)).toBeGreaterThan(needed(1, 5));
    expect(needed(3, 1)).toBeGreaterThan(needed(3, 2));
    expect(needed(1, 1)).toBeGreaterThan(needed(3, 1));
    expect(needed(3, 2)).toBe(threshold);
  });

  it('never by a single sign alone where a text could have given another', () => {
    expect(needed(1, 1, true)).toBeGreaterThan(1);
    expect(needed(1, 1, false)).toBeLessThan(1);
    expect(needed(1, 2, true)).toBe(needed(1, 2, false));
    expect(needed(3, 1, true)).toBeGreaterThan(needed(3, 1, false));
    expect(needed(3, 2, true)).toBe(threshold);
  });

  it('never below the threshold of the language', () => {
    for (const larger of [1, 2, 9]) {
      for (const signs of [0, 1, 2, 5])
        expect(neededFor({ larger, signs, told: signs > 1 }, 0.95)).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('once a third article speaks for two that were not enough alone', () => {
    const rule = (join: Join) => neededFor(join, threshold);
    const pair = { a: 0, b: 1, score: 0.5, signs: 2, told: false };
    expect(averageLink(3, [pair], rule)).toEqual([]);
    const third = [
      { a: 0, b: 2, score: 0.8, signs: 2, told: false },
      { a: 1, b: 2, score: 0.4, signs: 0, told: false },
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

  it('keeps stories apart that share a phrase and nothing else', () => {
    const groups = groupsOf(
      entryOf('x', 'The Tall Manor war on federal statistics'),
      entryOf('yy', 'Wait, why is the Tall Manor using Skywire to improve reception?'),
    );
    expect(groups).toEqual(expect.arrayContaining([['x'], ['yy']]));
  });

  it('keeps two reports apart that share a rare word and whose texts share nothing', () => {
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

  it('joins what two papers tell of one happening', () => {
    const groups = groupsOf(
      entryOf('x', 'Tall Manor fined 740 million for hiding Skywire deal'),
      entryOf('yy', 'Skywire deal: regulator fines Tall Manor 740 million'),
    );
    expect(groups).toEqual(expect.arrayContaining([['x', 'yy']]));
  });
});
