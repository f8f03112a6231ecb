// How people ask in a language: what each language provides.
import type { DoerForms } from './doer-forms';
import type { KindForms } from './kind-forms';
import type { OrdinalForms } from './ordinal-forms';
import type { SayingForms } from './saying-forms';

/**
 * How people ask in a language. Patterns may match anywhere in the text unless stated otherwise. A
 * field named after a thing matches questions that ask for it; one named `gives…` or `tells`
 * matches sentences that answer.
 */
export type AskingForms = {
  /** Words that occur in questions on anything, so that no passage is searched by them. */
  words: ReadonlySet<string>;
  /** Those of these and of the stop words that are also names: Will Smith. */
  alsoNames?: ReadonlySet<string>;
  /** Question phrases whose words mean more elsewhere; global, as all of them are removed. */
  phrases: RegExp;
  /**
   * Phrases with a shorter equivalent: ‘who works at a firm’ are its employees. Applied in order.
   */
  rephrased?: readonly (readonly [form: RegExp, as: string])[];
  /**
   * Asks for the object of the verb right before it, where no blank separates them: 赚多少. Matched
   * against what follows the verb.
   */
  objectOf?: RegExp;
  /** News on a subject, and not one thing about it. */
  list: RegExp;
  /** An amount, a number or a time. */
  amount: RegExp;
  /** A time, which only a figure or a day can give. */
  moment: RegExp;
  /**
   * What is counted, where that takes several words: ‘how many base stations’. In the group `what`.
   */
  counted?: RegExp;
  /** A person, a thing or a number of them. */
  thing: RegExp;
  /** The noun whose name is asked for: ‘who is the owner of’. In the group `what`. */
  heads: readonly RegExp[];
  /** The question names a possible answer itself: ‘…, si Reyes ba?’. */
  proposes?: RegExp;
  /** Verbs of saying and deciding: reports state what was said without them. */
  tellings: ReadonlySet<string>;
  /** An agent noun, with its verb in the first group: an owner owns. */
  doer?: RegExp;
  /** A day or a year. */
  day: RegExp;
  /**
   * In such a question, the text before the verb, where its position shows that; matches all before
   * it.
   */
  dated?: RegExp;
  /** The text after the verb, where it is a noun of the day asked for; matches all after it. */
  datedBehind?: RegExp;
  /**
   * Asks when, where or why somebody did something that has no object: the verb, at the very end,
   * in the group `deed`. Only if nothing before it can be the verb.
   */
  ending?: RegExp;
  /** When somebody took an office, and how a sentence says that. */
  office: { asks: RegExp; tells: RegExp };
  /** Words for taking place and being planned, which do not make an action a different one. */
  happens: RegExp;
  /**
   * When something was reported, and the days of a sentence that only say when. The latter is
   * global.
   */
  told: { asks: RegExp; days: RegExp };
  /** What somebody said. */
  said: SayingForms;
  /** A bank, a company and the like. */
  kinds: KindForms;
  /** A country, which only its name answers. */
  country: RegExp;
  /** Where something is or happens. */
  place: RegExp;
  /** How a sentence says where: words before a place, or an ending of its name. */
  givesPlace: RegExp;
  /** The same in a Headline Written Like This, whose capitals tell nothing. */
  givesPlaceInTitle?: RegExp;
  /** Who won. */
  winner: RegExp;
  /** How a sentence says that something was won. */
  givesWinner: RegExp;
  /** Who scored in a match. */
  scorer: RegExp;
  /** How a sentence shows that somebody scored. */
  givesScorer: RegExp;
  /** Ordinals: each number is a different thing. */
  ordinals: OrdinalForms;
  /** A current price, rate or index: "Apple stock", "oil price today". */
  currentValue: RegExp;
  /**
   * How a sentence gives such a value: a figure with its unit, and a word for how it stands or
   * moves.
   */
  givesValue: RegExp;
  /** What something costs to buy. */
  price: RegExp;
  /** How a sentence says that something is sold for a sum, without a word for price. */
  givesPrice: RegExp;
  /** The asker's own affairs, which no news covers: "my parcel". */
  ownMatter: RegExp;
  /** News of today or an adjacent day: "today", "tomorrow". */
  today: RegExp;
  /** News of this week. */
  thisWeek: RegExp;
  /** Asks whether a report is true. */
  isTrue: RegExp;
  /** Yes or no: whether somebody did something, or a request to say so. Matches the whole text. */
  yesNo: RegExp;
  /** Who did something: matches the text before the verb. */
  actor: RegExp;
  /** Whom or what somebody did something to: matches the text before the agent. */
  acted?: RegExp;
  /** What was done or happened, not what may. */
  ofPast?: RegExp;
  /** The future: a plan answers that. */
  ofFuture: RegExp;
  /** Who did it, and references to unnamed people. */
  doers: DoerForms;
  /** When something happened first or who was the first, and how a sentence says so. */
  first: { asks: RegExp; tells: RegExp };
  /**
   * The name of what the group `what` or `alone` ends with, and how a sentence gives a name beside
   * one of some nouns, in the group `before` or `behind`. Global.
   */
  called: { asks: RegExp; tells: (nouns: string) => RegExp };
  /** Asks for something by the noun after it; matches all before that noun. */
  noun: RegExp;
  /** Immediately precedes a noun; matches all before it. */
  article?: RegExp;
  /** Leaves the word `on` that the `deed` takes at the end: ‘what is he charged with’. */
  leftBehind?: RegExp;
  /** Who holds an office. */
  holder?: RegExp;
  /** A form that only a past verb has. */
  past?: RegExp;
  /** A reason. */
  reason: RegExp;
  /** How a sentence gives a reason. */
  givesReason: RegExp;
  /** How a sentence says what somebody is blamed, punished or praised for. */
  blames?: RegExp;
  /**
   * How a sentence says what preceded an action. The action is in a group: `deed`, `alone` and
   * `coming` by their form, `now` where it is not a noun of the question, `known` where the tables
   * list it. Global.
   */
  aftermath?: RegExp;
  /** "And …?", "what about …?": only used to continue a conversation. */
  goesOn: RegExp;
  /** A follow-up that names another subject and nothing else: “what about X?”. The group `what` has it. */
  another: RegExp;
  /**
   * A whole question about one of several things listed before: "the second one". The matching
   * group is its position: `n1` to `n5`, or `last`.
   */
  listed: RegExp;
  /** An unnamed thing mentioned as if it was known: the mayor. */
  known?: RegExp;
  /** Pronouns and other words that refer to something said before. */
  standsFor: RegExp;
  /**
   * A question about what such a word at its beginning refers to, whatever is named after it: `was
   * it sold to Peru?`.
   */
  refers: RegExp;
  /** What a thing is, or everything about it, in one word. */
  whatIs: RegExp;
  /** A word that can only refer to an earlier message, not to the question itself: `about it?`. */
  pointsBack: RegExp;
  /** A whole question without content: "Why?". */
  onlyAsks: RegExp;
};
