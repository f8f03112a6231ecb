// Deterministic headlines from a stock of words with realistic frequencies: the same seed always
// gives the same articles. Stories have two to five reports within some hours.
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { hourMs, noon, toNewArticle } from './new-article';

const stockSize = 12_000;
const wordsOfStory = 9;
const wordsOfReport = 7;
const syllables = 'ba ce di fo gu ha ki lo mu ne po ra si to vu wa xe yo zu tri'.split(' ');

/** A multiply-and-mix generator of pseudo-random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

/**
 * Word ranks as in natural language: the most common word is in a few percent of headlines, most
 * words are rare.
 */
const rankOf = (chance: number) => Math.floor(stockSize ** chance) - 1;

export type Generated = { count: number; everyMs: number; seed?: number; from?: number };

export function* generateArticles({
  count,
  everyMs,
  seed = 1,
  from = noon,
}: Generated): Generator<NewArticle> {
  const next = numbers(seed);
  let story: string[] = [];
  let reports = 0;
  for (let at = 0; at < count; at += 1) {
    if (reports === 0) {
      story = Array.from({ length: wordsOfStory }, () => wordOf(rankOf(next())));
      reports = 1 + Math.floor(next() * 5);
    }
    reports -= 1;
    const shuffled = story.map((word) => [next(), word] as const).sort((a, b) => a[0] - b[0]);
    const words = shuffled.slice(0, wordsOfReport).map(([, word]) => word);
    yield toNewArticle({
      id: `a_${seed}_${at}`,
      title: [...words, wordOf(rankOf(next()))].join(' '),
      source: `Paper ${Math.floor(next() * 40)}`,
      published_at: Math.round(from + at * everyMs + next() * hourMs),
    });
  }
}

const eventWords = 8;
const sharedWords = 4;

/**
 * `reports` reports of one event, each with some of its words and others, among `others` unrelated
 * headlines.
 */
export function* generateEvent(reports: number, others: number, seed = 1): Generator<NewArticle> {
  const next = numbers(seed);
  const anyWords = (count: number) =>
    Array.from({ length: count }, () => wordOf(Math.floor(next() * (stockSize / 2))));
  const event = Array.from({ length: eventWords }, (_, at) => wordOf(stockSize / 2 + at * 13));
  for (let at = 0; at < reports + others; at += 1) {
    const isReport = at < reports;
    const shuffled = event.map((word) => [next(), word] as const).sort((a, b) => a[0] - b[0]);
    const told = isReport ? shuffled.slice(0, sharedWords).map(([, word]) => word) : [];
    yield toNewArticle({
      id: `${isReport ? 'report' : 'other'}_${at}`,
      title: [...told, ...anyWords(isReport ? sharedWords : eventWords)].join(' '),
      source: `Paper ${at}`,
      published_at: Math.round(noon + next() * 10 * hourMs),
    });
  }
}
