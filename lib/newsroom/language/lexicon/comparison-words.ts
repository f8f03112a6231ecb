// What the comparison of a sentence with its source must know of a language. A new language needs
// another file like its neighbors; the rules that use these words are in the parent folder.
import type { PartsOfSpeech } from './parts-of-speech';

export type ComparisonWords = {
  /** Words that may be added or dropped without changing what is said. */
  empty: ReadonlySet<string>;
  /** Denials in each form; all count as the same word. */
  denials: ReadonlySet<string>;
  /**
   * Words that weaken a statement: possibility, hearsay, intention, condition, "former", "only". A
   * sentence that drops one says more than its source.
   */
  hedges: ReadonlySet<string>;
  /** Words that only weaken the word after them: "former", "some", "north". */
  limits: ReadonlySet<string>;
  /** How exact a number is: from a word or phrase to its kind. Longer phrases first. */
  bounds: readonly (readonly [phrase: string, kind: string])[];
  /** Words that show the role of a name, each with its kind: "by", "from"; "ng", "sa"; 被. */
  roles: Readonly<Record<string, string>>;
  /** The functions of small words, by key. */
  parts: PartsOfSpeech;
  /** Matches an adverb. */
  adverb?: RegExp;
  /** Words that weaken a following superlative: ‘second biggest’. */
  ranking?: { ranks: ReadonlySet<string>; superlative: RegExp };
  /**
   * The kind of the role word before a verb to be done: "to". `done`: keys of words for somebody
   * who has done it: the first to win. `wanted`: words right before it that mean it is not done
   * yet: in talks to.
   */
  infinitive?: { sign: string; done: ReadonlySet<string>; wanted: ReadonlySet<string> };
  /** Keys of verbs that end or only consider the action named after them: ‘lifts a ban’. */
  takers?: ReadonlySet<string>;
  /** Hedges that apply to the whole sentence, even past a comma. */
  conditions: ReadonlySet<string>;
  /** Hedges that also apply to the words before them: "reportedly". */
  hearsay: ReadonlySet<string>;
  /** Limits that apply to the whole clause before them: ‘except’. */
  exceptions?: ReadonlySet<string>;
  /** Words that join two statements and say how. */
  links: ReadonlySet<string>;
  /** Words that only join two statements. */
  joints: ReadonlySet<string>;
  /** How a sentence lists whole statements: see `evidence/clauses.ts`. */
  sideBySide: SideBySide;
  /** Synonyms: each word with the one that stands for it, safe in both directions. */
  same: Readonly<Record<string, string>>;
  /** For a word, a more general one that is never wrong in its place: for "argue", "say". */
  general: Readonly<Record<string, string>>;
  /** By the key of a word: the numbers of the senses in which others may replace it. */
  senses?: ReadonlyMap<string, readonly number[]>;
  /** Number words, and words that multiply the number before them. */
  digits: Readonly<Record<string, number>>;
  scales: Readonly<Record<string, number>>;
  /** Words for units that may also be written as a sign. */
  units: Readonly<Record<string, string>>;
  /** Words for days, keyed as in tokens. */
  times: ReadonlySet<string>;
  /** The beginning of a time word, where only the beginning is a token. */
  timeBeginning?: RegExp;
  /** The key of the word between an owner and what is owned. */
  owner?: string;
  /** Whether a noun right before another only describes it: "Netflix director", 市长的弟弟. */
  describesNext: boolean;
  /** Ways in which things belong to a name: see `spaced/belonging.ts`. */
  belonging?: {
    nouns: ReadonlySet<string>;
    titles: ReadonlySet<string>;
    /** Keys of "year" and "old" in "45-year-old". */
    aged?: { unit: string; old: string };
  };
};

export type SideBySide = {
  /** Words after a comma that do not say how the two parts are related. */
  joints: ReadonlySet<string>;
  /** How a complete statement begins. */
  begins: RegExp;
  /** Matches a form that only verbs have. */
  verb: RegExp;
  /** Matches a word that refers to something outside. */
  leans: RegExp;
};

/** Phrases with the meaning of one word or, with '', of nothing beyond what follows them. */
export type Phrases = readonly (readonly [phrase: string, word: string])[];

/** How a language says that somebody calls for something: see `spaced/urged.ts`. */
export type Urging = {
  /** Keys of the urging verb, of "say" and of "should". */
  urge: string;
  says: string;
  should: string;
  /** The kind of the role word before the action called for. */
  to: string;
};

/** What a language written with spaces adds. */
export type SpacedComparison = ComparisonWords & {
  /** Phrases before an action or a person: "called on", "managed to". */
  phrases?: Phrases;
  urging?: Urging;
  /**
   * Words that give a direction or change the meaning of the verb before them: ‘up’, ‘called off’.
   */
  directions?: ReadonlySet<string>;
  /** Words after a hyphen that limit the one before it: ‘president-elect’. */
  limitsBehind?: ReadonlySet<string>;
  /** Verb forms that can only be past, without a regular ending: "sank". */
  pasts?: ReadonlySet<string>;
  /** The key shared by the forms of a word. */
  stem: (word: string) => string;
  /** Words whose period does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  /** Names that are pronouns in lower case: "US". */
  acronyms: ReadonlySet<string>;
  months: ReadonlySet<string>;
  /** Each form of a pronoun with the one that stands for it. */
  pronouns: Readonly<Record<string, string>>;
  /** How the passive is expressed, if the verb form alone does not. */
  passive?: { being: RegExp; past: (word: string) => boolean };
  /** Whether subject and predicate may change places around `ay`. */
  eitherOrder: boolean;
};

/** Parses `went:go fell:fall` into a table. */
export const table = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':') as [string, string]),
  );

/** Parses lines of synonyms into a table from each word to the first of its line, by `stem`. */
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

/** Parses lines of words, which may repeat words, into the line numbers of each word, by `stem`. */
export function sensesOf(lines: string, stem: (word: string) => string): Map<string, number[]> {
  const senses = new Map<string, number[]>();
  for (const [sense, line] of lines.trim().split('\n').entries()) {
    for (const key of new Set(line.split(' ').map(stem))) {
      senses.set(key, [...(senses.get(key) ?? []), sense]);
    }
  }
  return senses;
}
