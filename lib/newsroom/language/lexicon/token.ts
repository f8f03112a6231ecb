// A unit of a sentence as the comparison with its source sees it.
import type { PartOfSpeech } from './parts-of-speech';

/**
 * `word`, `number`, `pronoun` must be found in the source; so must `denial`, `hedge` and `bound`,
 * and none of the source's may be dropped where it affects what is said. `break` is a punctuation
 * mark, `stop` one that ends a statement. `joint` joins statements, `role` gives the role of what
 * follows.
 */
export type TokenKind =
  | 'word'
  | 'number'
  | 'pronoun'
  | 'denial'
  | 'hedge'
  | 'limit'
  | 'bound'
  | 'role'
  | 'joint'
  | 'empty'
  | 'break'
  | 'stop';

export type Token = {
  kind: TokenKind;
  /** What is compared: a stem, a value with its unit, the kind of a bound. */
  key: string;
  /** A more general word that may replace it: "argued" is also "said", but not the reverse. */
  general?: string;
  /** Senses that it shares with words that may replace it. */
  senses?: readonly number[];
  /** Its function in the sentence, if the language defines one. */
  part?: PartOfSpeech;
  /** Its position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Capitalized. */
  name?: boolean;
  /** Followed by a possessive ending: "Russia's". */
  owner?: boolean;
  /** Preceded by a mark or blank; in Chinese: at the beginning of a word. */
  opens?: boolean;
  /** Joins two statements and says how: "after", "because". */
  joins?: boolean;
  /** Probably a passive verb: "was arrested". */
  passive?: boolean;
  verb?: boolean;
  /** In a form that only past verbs have: sank, resigned. */
  past?: boolean;
  /** States what somebody calls for, which holds only as their words: urged. */
  urges?: boolean;
  /** In a progressive form: searching. */
  going?: boolean;
  /** A limit on the word before it: ‘elect’; with `either`, else on the word after it: ‘up’. */
  limits?: 'last' | 'either';
};

/** Whether a sentence's token says the same as its source's, or is a more general word for it. */
export const isSaidBy = (said: Token, source: Token): boolean =>
  said.kind === source.kind &&
  (said.key === source.key ||
    said.key === source.general ||
    said.senses?.some((sense) => source.senses?.includes(sense)) === true) &&
  Boolean(said.owner) === Boolean(source.owner);

const telling: ReadonlySet<TokenKind> = new Set([
  'word',
  'number',
  'pronoun',
  'denial',
  'hedge',
  'limit',
  'bound',
]);

/** Whether a token carries content that must agree. */
export const isTelling = ({ kind }: Token): boolean => telling.has(kind);

/** Whether a token separates two statements. */
export const isPart = ({ kind, joins }: Token): boolean =>
  kind === 'break' || kind === 'stop' || kind === 'joint' || joins === true;
