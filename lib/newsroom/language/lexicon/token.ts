// A piece of a sentence as the comparison with its source sees it.
import type { PartOfSpeech } from './parts-of-speech';

/**
 * `word`, `number`, `pronoun` must be found in the source; so must `denial`, `hedge` and `bound`, and
 * of the source none may be left out where it bears on what is said. `break` is a mark, `stop` one
 * that ends a statement. `joint` joins statements, `role` says the part of what follows.
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
  /** A more general word that it may be told with: "argued" is also "said", not the other way round. */
  general?: string;
  /** Senses that it shares with words that may stand in its place. */
  senses?: readonly number[];
  /** What it does in the sentence, where its language says so. */
  part?: PartOfSpeech;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Written with a capital. */
  name?: boolean;
  /** Followed by the sign of an owner: "Russia's". */
  owner?: boolean;
  /** A mark or blank parts it from the token before; Chinese: it begins a word. */
  opens?: boolean;
  /** Joins two statements, and says how: "after", "because". */
  joins?: boolean;
  /** Seems to be a verb that something is done to: "was arrested". */
  passive?: boolean;
  verb?: boolean;
  /** Has a form that only what was done has: sank, resigned. */
  past?: boolean;
  /** Says what somebody calls for, which is only so as long as they say it: urged. */
  urges?: boolean;
  /** Has the form of what goes on: searching. */
  going?: boolean;
  /** A limit that bears on the word before it: ‘elect’; with `either`, else on the one behind: ‘up’. */
  limits?: 'last' | 'either';
};

/** Whether what a sentence says is what its source says, or a more general word for it. */
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

/** Whether a token says something that must agree. */
export const isTelling = ({ kind }: Token): boolean => telling.has(kind);

/** Whether a token parts two statements. */
export const isPart = ({ kind, joins }: Token): boolean =>
  kind === 'break' || kind === 'stop' || kind === 'joint' || joins === true;
