// What the comparison of a sentence with its source must know of a language. A new language is one
// more file like its neighbors; the rules that read these words stand in the folder above.
import type { PartsOfSpeech } from './parts-of-speech';

export type ComparisonWords = {
  /** Words that may come and go without changing what is said. */
  empty: ReadonlySet<string>;
  /** Denials, each form; all count as the same word. */
  denials: ReadonlySet<string>;
  /**
   * Words that take something back from what they stand with: possibility, hearsay, intention,
   * condition, "former", "only". A sentence that leaves one out says more than its source.
   */
  hedges: ReadonlySet<string>;
  /** Words that do so only for the word they stand before: "former", "some", "north". */
  limits: ReadonlySet<string>;
  /** How exact a number is: the word to its kind. Several words first. */
  bounds: readonly (readonly [phrase: string, kind: string])[];
  /** Words that say the part a name plays, each with its kind: "by", "from"; "ng", "sa"; 被. */
  roles: Readonly<Record<string, string>>;
  /** What its small words do, by their keys. */
  parts: PartsOfSpeech;
  /** The form of an adverb. */
  adverb?: RegExp;
  /** Words that are limits before a superlative: ‘second biggest’. */
  ranking?: { ranks: ReadonlySet<string>; superlative: RegExp };
  /**
   * The kind of the role word before a verb that says what is to be done: "to". `done`: keys of words for who
   * has done it: the first to win. `wanted`: words right before it by which it is not done yet: in talks to.
   */
  infinitive?: { sign: string; done: ReadonlySet<string>; wanted: ReadonlySet<string> };
  /** Keys of verbs by which the deed named behind them is over, or only thought of: ‘lifts a ban’. */
  takers?: ReadonlySet<string>;
  /** Hedges that bear on all of a sentence, also past a comma. */
  conditions: ReadonlySet<string>;
  /** Hedges that also bear on what stands before them: "reportedly". */
  hearsay: ReadonlySet<string>;
  /** Limits that bear on all of the clause before them: ‘except’. */
  exceptions?: ReadonlySet<string>;
  /** Words that join two statements and say how. */
  links: ReadonlySet<string>;
  /** Words that only join two statements. */
  joints: ReadonlySet<string>;
  /** How a sentence puts whole statements side by side: see `evidence/clauses.ts`. */
  sideBySide: SideBySide;
  /** Different words for the same: each to the one that stands for it, both ways safe. */
  same: Readonly<Record<string, string>>;
  /** To a word one that says less and is never wrong in its place: to "argue", "say". */
  general: Readonly<Record<string, string>>;
  /** By the key of a word: the senses, by number, in which others may stand in its place. */
  senses?: ReadonlyMap<string, readonly number[]>;
  /** Words for numbers, and what multiplies the number before it. */
  digits: Readonly<Record<string, number>>;
  scales: Readonly<Record<string, number>>;
  /** Words for a unit that may also be written as a sign. */
  units: Readonly<Record<string, string>>;
  /** Words for a day, keys as the tokens have them. */
  times: ReadonlySet<string>;
  /** What a word for a time begins with, where only the beginning is a token. */
  timeBeginning?: RegExp;
  /** The key of a word that says who owns what is named behind it. */
  owner?: string;
  /** Whether a noun right before another one only describes it: "Netflix director", 市长的弟弟. */
  describesNext: boolean;
  /** What belongs to a name in several ways: see `spaced/belonging.ts`. */
  belonging?: {
    nouns: ReadonlySet<string>;
    titles: ReadonlySet<string>;
    /** Keys of "year" and "old" in "45-year-old". */
    aged?: { unit: string; old: string };
  };
};

export type SideBySide = {
  /** Words behind a comma that say nothing of how the two belong together. */
  joints: ReadonlySet<string>;
  /** How a statement begins that says who it is about. */
  begins: RegExp;
  /** Holds a form that only a verb has. */
  verb: RegExp;
  /** Holds a word that stands for something outside of it. */
  leans: RegExp;
};

/** Several words that say what one says, or, with '', no more than what stands behind them. */
export type Phrases = readonly (readonly [phrase: string, word: string])[];

/** How a language says that somebody calls for something: see `spaced/urged.ts`. */
export type Urging = {
  /** Keys of the word that urges, of "say" and of "should". */
  urge: string;
  says: string;
  should: string;
  /** The kind of the role word before what is to be done. */
  to: string;
};

/** What a language that sets blanks gives besides. */
export type SpacedComparison = ComparisonWords & {
  /** Before what is done or somebody: "called on", "managed to". */
  phrases?: Phrases;
  urging?: Urging;
  /** Words that say which way, or make another word of the verb before them: ‘up’, ‘called off’. */
  directions?: ReadonlySet<string>;
  /** Limits of the word before their hyphen: ‘president-elect’. */
  limitsBehind?: ReadonlySet<string>;
  /** Verbs in a form that only what was done has, and no ending tells: "sank". */
  pasts?: ReadonlySet<string>;
  /** The key by which two forms of a word are one. */
  stem: (word: string) => string;
  /** Words that a stop behind them does not end. */
  abbreviations: ReadonlySet<string>;
  /** Names that are pronouns in small letters: "US". */
  acronyms: ReadonlySet<string>;
  months: ReadonlySet<string>;
  /** Each form of a pronoun to the one that stands for it. */
  pronouns: Readonly<Record<string, string>>;
  /** How what is done to somebody is told, where the verb alone does not say it. */
  passive?: { being: RegExp; past: (word: string) => boolean };
  /** Whether subject and predicate may change places around `ay`. */
  eitherOrder: boolean;
};

/** `went:go fell:fall` as a table. */
export const table = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':') as [string, string]),
  );

/** Lines of words as a table from each to the first of its line, by their `stem`. */
export const synonyms = (lines: string, stem: (word: string) => string): Record<string, string> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [first = '', ...others] = line.split(' ').map(stem);
        return others.map((other): [string, string] => [other, first]);
      }),
  );

/** Lines of words, of which one may stand in several, as the lines of each by its `stem`. */
export function sensesOf(lines: string, stem: (word: string) => string): Map<string, number[]> {
  const senses = new Map<string, number[]>();
  for (const [sense, line] of lines.trim().split('\n').entries()) {
    for (const key of new Set(line.split(' ').map(stem))) {
      senses.set(key, [...(senses.get(key) ?? []), sense]);
    }
  }
  return senses;
}
