// How much of a headline the sentences of an event tell: its words, including synonyms of its deed,
// and its numbers. Protects: no headline promises what the page below never tells.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isKnownDeed, otherWords } from '../language/meanings/other-words';
import { readTelling } from '../language/news/telling-terms';
import { fold } from '../language/segment';
import { termsOf } from '../language/text-terms';

/**
 * The weights of a headline's parts: deeds and numbers most, names least, as every sentence of the
 * event has them.
 */
const worth = { deed: 1.5, number: 1.5, word: 1, name: 0.5 };

/**
 * Below this weight a name or two decide. Where capitals do not show names, it is unknown whose
 * deed a sentence tells.
 */
const richWorth = 3;

type Promised = { stems: readonly string[]; worth: number };

/** The words of a headline, each with its alternatives in a sentence. */
function promised(title: string, lang: Language, names: ReadonlySet<string>): Promised[] {
  const { stem, forms } = lexicons[lang];
  const seen = new Set<string>();
  return readTelling(title, lang).spots.flatMap(({ term, start, end }) => {
    if (seen.has(term)) return [];
    seen.add(term);
    if (/^\d/.test(term)) return { stems: [term], worth: worth.number };
    const word = fold(title.slice(start, end));
    if (names.has(term)) return { stems: [term], worth: worth.name };
    if (!isKnownDeed(word, lang)) return { stems: [term], worth: worth.word };
    const others = otherWords(word, lang).flatMap((one) => (one.lang === lang ? one.word : []));
    const all = [word, ...others].flatMap((one) => [one, ...(forms?.get(one) ?? [])]);
    return { stems: [term, ...all.map(stem)], worth: worth.deed };
  });
}

export type Promises = {
  /** The share of a headline that a sentence tells, 0 … 1. */
  share: (title: string, text: string) => number;
  /**
   * Whether a headline has so much in it that a sentence which tells more of it tells more of the
   * news.
   */
  isRich: (title: string) => boolean;
  /** The largest share that any sentence tells of a headline. */
  kept: (title: string) => number;
};

/** Reads an event's sentences to determine what they tell of its headlines. */
export function readPromises(sentences: readonly { text: string }[], lang: Language): Promises {
  const read = new Map(
    sentences.map(({ text }) => {
      const { spots, terms } = readTelling(text, lang);
      // Deeds that occur in any report ("killed") do not distinguish happenings, but do keep a
      // promise.
      return [text, { spots, terms: new Set([...terms, ...termsOf(text, lang)]) }];
    }),
  );
  // Headlines may capitalize every word: the sentences show which are names.
  const names = new Set(
    [...read.values()].flatMap(({ spots }) =>
      spots.flatMap(({ term, isName, start }) => (isName && start > 0 ? term : [])),
    ),
  );
  const words = new Map<string, Promised[]>();
  const wordsOf = (title: string) => {
    let of = words.get(title);
    if (!of) words.set(title, (of = promised(title, lang, names)));
    return of;
  };
  const sum = (some: readonly Promised[]) => some.reduce((all, one) => all + one.worth, 0);
  const share = (title: string, text: string) => {
    const terms = read.get(text)?.terms;
    const all = wordsOf(title);
    if (!terms || all.length === 0) return 0;
    return sum(all.filter(({ stems }) => stems.some((one) => terms.has(one)))) / sum(all);
  };
  const most = new Map<string, number>();
  return {
    share,
    isRich: (title) => lexicons[lang].spaced && sum(wordsOf(title)) >= richWorth,
    kept(title) {
      let best = most.get(title);
      if (best === undefined) {
        best = Math.max(0, ...sentences.map(({ text }) => share(title, text)));
        most.set(title, best);
      }
      return best;
    },
  };
}
