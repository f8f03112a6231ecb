// How people ask in a language: what each gives.
import type { DoerForms } from './doer-forms';
import type { KindForms } from './kind-forms';
import type { OrdinalForms } from './ordinal-forms';
import type { SayingForms } from './saying-forms';

/** How people ask in a language. Patterns are tried anywhere in the text unless they say otherwise. */
export type AskingForms = {
  /** Words that stand in questions on anything, so that no passage is found by them. */
  words: ReadonlySet<string>;
  /** Of these and of the stop words, those that people are called by, too: Will Smith. */
  alsoNames?: ReadonlySet<string>;
  /** Ways to ask whose words mean more elsewhere; global, as all of them are taken out. */
  phrases: RegExp;
  /** Ways to ask that another says more shortly: who works at a firm are its employees. In turn. */
  rephrased?: readonly (readonly [form: RegExp, as: string])[];
  /** What asks for the object of a deed, right behind it, where no blank parts them: 赚多少. Tried on the rest. */
  objectOf?: RegExp;
  /** For news on a subject, and not for one thing about it. */
  list: RegExp;
  /** For an amount, a number or a time. */
  amount: RegExp;
  /** For a time, which only a figure or a day can give. */
  moment: RegExp;
  /** Of several words what is counted: ‘how many base stations’. In the group `what`. */
  counted?: RegExp;
  /** For somebody, something or a number of them. */
  thing: RegExp;
  /** The noun for whom or what is asked of a name: ‘who is the owner of’. In the group `what`. */
  heads: readonly RegExp[];
  /** Words for saying and deciding: what was said is told without them. */
  tellings: ReadonlySet<string>;
  /** Who does something, by the deed in the first group: an owner owns. */
  doer?: RegExp;
  /** For a day or a year. */
  day: RegExp;
  /** Of such a question what stands before the deed, where its place tells that: tried on all before it. */
  dated?: RegExp;
  /** And what stands behind it, where it is a noun of the day that is asked for: tried on all behind it. */
  datedBehind?: RegExp;
  /**
   * For when, where or why somebody did something that is done to nobody: the deed, at the very end, in the
   * group `deed`. Only where nothing before it can be the deed.
   */
  ending?: RegExp;
  /** For when somebody came to an office, and how a sentence says that. */
  office: { asks: RegExp; tells: RegExp };
  /** Words for taking place and for being planned, which say of no deed that it is another. */
  happens: RegExp;
  /** For when something was told, and the days of a sentence that say only when. The latter is global. */
  told: { asks: RegExp; days: RegExp };
  /** For what somebody said. */
  said: SayingForms;
  /** For a bank, a company and the like. */
  kinds: KindForms;
  /** For a country, which only its name tells. */
  country: RegExp;
  /** For where something is or happens. */
  place: RegExp;
  /** How a sentence says where: what leads to a place, or a word that ends its name. */
  givesPlace: RegExp;
  /** For who won. */
  winner: RegExp;
  /** How a sentence says that something was won. */
  givesWinner: RegExp;
  /** For who scored in a match. */
  scorer: RegExp;
  /** By what a sentence shows that somebody scored. */
  givesScorer: RegExp;
  /** One of a row, by its number: another of the row is another matter. */
  ordinals: OrdinalForms;
  /** For a price, a rate or an index as it is now: "Apple stock", "oil price today". */
  currentValue: RegExp;
  /** How a sentence gives such a value: a figure with its unit, and a word for how it stands or moves. */
  givesValue: RegExp;
  /** For what something costs to buy. */
  price: RegExp;
  /** How a sentence says that something is sold at a sum, without a word for its price. */
  givesPrice: RegExp;
  /** For what is the asker's own, which no news tells outright: "my parcel". */
  ownMatter: RegExp;
  /** For news of this day or the ones beside it: "today", "tomorrow". */
  today: RegExp;
  /** For news of this week. */
  thisWeek: RegExp;
  /** For yes or no: whether somebody did something, or an order to say so. Tried on the whole text. */
  /** Asks whether something that is told is so. */
  isTrue: RegExp;
  yesNo: RegExp;
  /** For who did something: tried on what stands before the deed. */
  actor: RegExp;
  /** For whom or what somebody did something to: tried on what stands before who did it. */
  acted?: RegExp;
  /** For what was done or happened, not for what may be. */
  ofPast?: RegExp;
  /** For what is to come: a plan answers that. */
  ofFuture: RegExp;
  /** Who did it, and somebody whom nothing names. */
  doers: DoerForms;
  /** For when or who something was the first time, and how a sentence says that it was. */
  first: { asks: RegExp; tells: RegExp };
  /**
   * For the name of what the group `what` or `alone` ends with, and how a sentence has a name beside one of some nouns, in
   * the group `before` or `behind`. Global.
   */
  called: { asks: RegExp; tells: (nouns: string) => RegExp };
  /** Asks for something by the noun behind it; tried on all before that. */
  noun: RegExp;
  /** Stands right before a noun, on all before it. */
  article?: RegExp;
  /** Leaves the word `on` that the `deed` goes on with at its end: ‘what is he charged with’. */
  leftBehind?: RegExp;
  /** For who holds an office. */
  holder?: RegExp;
  /** A form that only a verb of the past has. */
  past?: RegExp;
  /** For a reason. */
  reason: RegExp;
  /** How a sentence gives a reason. */
  givesReason: RegExp;
  /** How a sentence says what somebody is blamed, punished or praised for. */
  blames?: RegExp;
  /**
   * How a sentence says what something was done after, with the deed in a group: `deed`, `alone` and `coming` by
   * their form, `now` where it is no noun that the question has, `known` where the tables know it. Global.
   */
  aftermath?: RegExp;
  /** "And …?", "what about …?": said only by who goes on. */
  goesOn: RegExp;
  /**
   * A whole question for one of several that were told before: "the second one". Its place is the name of
   * the group that it stands in: `n1` to `n5`, or `last`.
   */
  listed: RegExp;
  /** Something that has no name and is spoken of as known: the mayor. */
  known?: RegExp;
  /** Words that stand for something said before. */
  standsFor: RegExp;
  /** A question of what such a word at its beginning stands for, whatever it names behind: `was it sold to Peru?`. */
  refers: RegExp;
  /** For what a thing is, or for all about it, by one word. */
  whatIs: RegExp;
  /** A word for what was told before, which nothing in the question itself can be: `about it?`. */
  pointsBack: RegExp;
  /** A whole question that only asks: "Why?". */
  onlyAsks: RegExp;
};
