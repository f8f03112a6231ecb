// What must be known of a language. To add one, add a folder like `english` and a row in
// `lexicons.ts`; `lexicon` defines what each part must provide, and the other folders contain the
// rules that use it.
import type { Figure } from './lexicon/figure';
import type { Name } from './lexicon/name';
import type { Spelled } from './lexicon/spelled';
import type { Token } from './lexicon/token';
import type { Word } from './lexicon/word';
import type { AskingForms } from './lexicon/asking-forms';
import type { MeasureForms } from './lexicon/measure-forms';
import type { ContrastForms } from './lexicon/contrast-forms';
import type { DateForms } from './lexicon/date-forms';
import type { PeriodForms } from './lexicon/period-forms';
import type { PersonForms } from './lexicon/person-forms';
import type { AspectSigns } from './lexicon/aspect-signs';
import type { FeedbackWords } from './lexicon/feedback-words';
import type { Interests } from './lexicon/interests';
import type { KeptWords } from './lexicon/kept-words';
import type { NoticeWords } from './lexicon/notice-words';
import type { ComparisonWords } from './lexicon/comparison-words';
import type { LatestReplies, Phrases, TalkReplies } from './lexicon/phrases';
import type { PlainNeedForms } from './lexicon/plain-needs';
import type { PlanForms } from './lexicon/plan-forms';
import type { RoutineForm } from './lexicon/routine-form';
import type { SectionWords } from './lexicon/section-words';
import type { Subjects } from './lexicon/subjects';

export type Lexicon = {
  /** The name used in prompts, which are in English. */
  englishName: string;
  /** Words that say nothing about the subject, in lower case. */
  stopWords: ReadonlySet<string>;
  /**
   * Length of a sentence in characters: shorter ones are used only as spares, longer ones never
   * quoted.
   */
  shortest: number;
  longest: number;
  /** Characters of a brief. */
  brief: number;
  /** Characters of a headline that reads well, and the most that a model is asked for. */
  headline: { least: number; most: number; written: number };
  /**
   * Characters at the top of a report that hold its news; the rest is background that stories
   * share.
   */
  newsChars: number;
  /** Characters at the top of a text that show its topic. */
  topChars: number;
  /** The set of labeled headlines whose weights are used to group its articles. */
  groupedLike: 'latin' | 'chinese';
  /** Whether spaces separate its words; if not, characters and their pairs are compared. */
  spaced: boolean;
  /** The separator between two sentences. */
  joint: '' | ' ';
  /** Letters that none of our other languages has; one carries about as much as four Latin ones. */
  letters?: RegExp;
  /** Single characters that say nothing about the subject, where single characters are compared. */
  emptyCharacters?: RegExp;
  /** Function words that distinguish it from others with the same letters. */
  telling: ReadonlySet<string>;
  /** Function words of questions that distinguish it from languages that we do not have. */
  everyday: ReadonlySet<string>;
  /**
   * The common part of all forms of a lower-case word; the word itself if nothing can be removed.
   */
  stem: (word: string) => string;
  /** All irregular forms of a lower-case word, by each of them. */
  forms?: ReadonlyMap<string, readonly string[]>;
  /**
   * All forms of a lower-case word that is too short to recognize without its ending; none for
   * others.
   */
  shortForms?: (word: string) => readonly string[];
  /** By a word's stem, more specific words that imply it. */
  implied?: ReadonlyMap<string, readonly string[]>;
  /**
   * A word with the linker that joins it to the next; the group holds the bare word: Pilipinong,
   * Pilipino.
   */
  linked?: RegExp;
  /** The root of a word, if affixes hide it. */
  root?: (word: string) => string;
  /** A text as clustering counts it. */
  wordsOf: (text: string) => Word[];
  /** A sentence as it is compared with its source. */
  tokensOf: (text: string) => Token[];
  /** The numbers of a sentence whose thing is known, in order. */
  figuresOf: (text: string) => Figure[];
  /** Small number words in lower case; none if they are written in characters. */
  numberWords: Readonly<Record<string, number>>;
  /** How names are found if capitals do not show them. */
  namesIn?: (sentences: readonly string[], headlines: readonly string[]) => Name[];
  /** Whether adjacent words, as the dictionary splits them, are one name that it lacks. */
  isUnknownName?: (pieces: readonly string[]) => boolean;
  /** Whether characters may be a surname and a given name. */
  mayBePerson?: (token: string) => boolean;
  /** Runs of characters that may transcribe foreign names, in scripts that write them by sound. */
  soundRuns?: (text: string, isHeadline: boolean) => Iterable<string>;
  /** A denial in a sentence. */
  denial: RegExp;
  /** What a translation must keep. */
  kept: KeptWords;
  sentences: SentenceWords;
  days: DayWords;
  /** Words that any headline may contain; lower case, accents folded. */
  headlineStopWords: ReadonlySet<string>;
  /** Terms that are common in any year's news, used until the store has counts of its own. */
  commonTerms: ReadonlySet<string>;
  /** Terms that occur in reports of anything and never group two of them. */
  formulae: ReadonlySet<string>;
  pages: PageWords;
  notices: NoticeWords;
  answers: AnswerForms;
  /** Instructions to a machine, as they are injected into articles. */
  orders: readonly RegExp[];
  /** Words in reports on machines that read and write, which may quote such instructions. */
  machines: RegExp;
  /** Sentences about the page, not the news: "Read more", photo credits, share lines. */
  boilerplate: readonly RegExp[];
  /** Place, agency or program before the first sentence; not part of the quotation. */
  dateline: readonly RegExp[];
  /**
   * A caption and its credit, if a feed puts them at the beginning of a text: matched at the start
   * of the first paragraph, up to the first word of the report.
   */
  caption: RegExp;
  /** The sentences at the start of what {@link caption} matches that are part of the report. */
  standfirst?: RegExp;
  /** What follows a publisher's own name at the start of its report: "36氪" + "获悉，". */
  ownReport: RegExp | undefined;
  /** What a report says of its own findings, with the publisher in the group `name`. */
  ownFinding?: RegExp;
  /** The publisher's name after the last sentence. */
  signature: readonly RegExp[];
  /** A word at the end of a text after which its sentence must continue: "the", "and". */
  goesOn: RegExp;
  /** Openings that depend on the sentence before: "He", "But", "For example". */
  leaning: RegExp;
  /** Further openings that a page must explain first; an answer reads them with their report. */
  presumes?: RegExp;
  /** Openings that no page begins with: "The report says", ‘The mayor also said’. */
  neverFirst?: RegExp;
  /**
   * Things that a sentence refers to by an article or "those", in the group `thing`, if the
   * language has them.
   */
  pointed?: { first: RegExp; head: RegExp; anywhere: RegExp; knownToAll: ReadonlySet<string> };
  /**
   * The speaker at the beginning of a sentence, by the `name` alone, in languages without capitals.
   */
  speaker?: RegExp;
  /** Openings of a sentence that contrasts its news with something else: "Despite". */
  opensAside: RegExp;
  /** A verb of saying. */
  says: RegExp;
  /** Openings that limit or deny what the sentence before says. */
  contrast: RegExp;
  /** A source of figures rather than a person. */
  byFigures?: RegExp;
  /** The answer of the accused or an opponent. */
  answersBack: RegExp;
  /** Openings that often change the topic, as round-ups do: "Meanwhile", "Elsewhere". */
  turns: RegExp;
  /** Pronouns that need a name before them. */
  pronoun?: RegExp;
  /** Openings that invite the reader to do something else: "See why", "Learn how to". */
  invites: RegExp;
  /** The first person outside quotation marks. */
  firstPerson: RegExp;
  /** Words of judging and answering, which make a sentence a reaction. */
  reaction: RegExp;
  /** Words that refer to the past. */
  background: RegExp;
  /** Words that refer to the future. */
  coming: RegExp;
  /** Headlines that withhold the news. */
  clickbait: RegExp;
  headings: {
    details: string;
    reactions: string;
    background: string;
    earlier: string;
    reports: string;
  };
  names: NameWords;
  /** Questions that the product offers. */
  questions: QuestionTemplates;
  /**
   * News words by meaning, and names: a line of words for each key, `key = …, …`. English defines
   * the keys and writes them as the first word of a line.
   */
  meanings: string;
  knownNames: string;
  /** Names of places beside the platform's, by region code ("PH"). */
  places: Readonly<Record<string, readonly string[]>>;
  /**
   * Further tags of the language for the platform's place names, and how those names are
   * normalized.
   */
  placeVariants?: { tags: readonly string[]; asCompared: (name: string) => string };
  cities: string;
  /** Provinces and states, which are in the news by themselves. */
  provinces: string;
  /** Actions and occurrences as headlines name them. */
  deeds: string;
  /** Further words and names that find reports in another language. */
  newsWords: string;
  newsNames: string;
  /**
   * Adjectives of places: their ending, and the endings of the places they derive from; for
   * countries a table is more reliable.
   */
  demonyms?: {
    ending: RegExp;
    places: readonly string[];
    countries: ReadonlyMap<string, string>;
    /** The last words of such adjectives, of countries and of continents. */
    words: ReadonlySet<string>;
  };
  /** A person's name in the other script, if the language has another one. */
  inOtherScript?: (name: string) => Spelled | undefined;
  /** How many words from `at` on are one name, although one of them otherwise only asks. */
  nameAround?: (
    words: readonly string[],
    at: number,
    isAsking: (word: string) => boolean,
  ) => number;
  /** Whether characters are ones used to transcribe foreign names. */
  isBySound?: (text: string) => boolean;
  /** Single ones of them that are also ordinary words. */
  alsoWords?: ReadonlySet<string>;
  /** Joining words of one character: an unknown name ends before one. */
  joins?: ReadonlySet<string>;
  /** A folded headline with names spelled out that it abbreviates to one character. */
  withFullNames?: (text: string) => string;
  /** Words that multiply the number before them, from a thousand up: 1.2 million, 3万. */
  amountScales: Readonly<Record<string, number>>;
  /** A verb with its result complement; the first group is the verb alone: 冻住 is 冻. */
  outcome?: RegExp;
  /** A verb with a completion marker; the first group is the verb alone: 跌了 is 跌. */
  happened?: RegExp;
  /** The English word that a word was borrowed from by sound; undefined for others. */
  borrowedFrom?: (word: string) => string | undefined;
  /** Whether its texts use English words unchanged, as Taglish does. */
  mixesEnglish?: boolean;
  /** How people ask. */
  asking: AskingForms;
  /** Questions that fit any article. */
  aspects: AspectSigns;
  /** What readers say that needs no search. */
  plainNeeds: PlainNeedForms;
  /** What the assistant says. */
  phrases: Phrases;
  talkReplies: TalkReplies;
  latestReplies: LatestReplies;
  /** Words by which sentences are compared. */
  comparison: ComparisonWords;
  /** Pairs of words that cannot both be right in two reports of one matter. */
  opposites: OppositePairs;
  /** How a sentence distinguishes who did something from whom it was done to. */
  roles: RoleForms;
  /** How it names office holders, and people associated with them. */
  persons: PersonForms;
  /** Ages, durations, scores and numbers, as they are asked for and given. */
  measures: MeasureForms;
  periods: PeriodForms;
  dates: DateForms;
  /** The opposite of what is asked: not done, fallen, the smallest. */
  contrasts: ContrastForms;
  /** An action that is only planned or talked about. */
  plans: PlanForms;
  /**
   * Folded words for dying and for killing: the tables have both in one line, as headlines use
   * them.
   */
  death: { dies: ReadonlySet<string>; kills: ReadonlySet<string> };
  /** Words and sections that determine the tab of an article. */
  subjects: Subjects;
  sections: SectionWords;
  interests: Interests;
  /** Feedback that readers can give on an event. */
  feedback: FeedbackWords;
};

/** Each matches the text before a name, starting from another name or a verb. */
export type RoleForms = {
  /** The following name is the agent: "beaten by". */
  by: RegExp;
  /** Between a name and a verb that is done to it: was, 被. */
  done?: RegExp;
  /**
   * In a yes-or-no question: before the person asked about, from the beginning (‘did the’); between
   * the verb and that person (‘ba ng’); or before the object. `active`: the whole question asks
   * whether somebody does something, where other forms ask what is done to them.
   */
  asksOf?: { before?: RegExp; behind?: RegExp; object?: RegExp; active?: RegExp };
  /** Between a person and a verb whose agent was named before: whom she. */
  takenUp?: RegExp;
  /** The following name is a place, a time or a companion of the action: "in". */
  aside: RegExp;
  /** The following name is the object of an action expressed as a noun: "an attack on". */
  onto?: RegExp;
  /**
   * With or against whom something is done: what joins that name to the deed before it, or, in the
   * group `who`, all from ‘with’ to the deed.
   */
  companion?: {
    behind?: RegExp;
    before?: RegExp;
    /** Before a deed that only gives the time of another: ‘during the war’. */
    during?: RegExp;
  };
  /** Something goes to, or comes from, the following name. */
  way: { to: RegExp; from: RegExp };
  /** The verb that affects the following name comes after it: 对, 把. */
  toward?: RegExp;
  /**
   * Says that somebody is to do something and has not yet: ‘asked Reyes to sign’. Matches all text
   * before the verb, with • in place of the agent.
   */
  urged?: RegExp;
  /** Between a name and a verb: somebody else is the subject: ‘says Veldra’. */
  anotherActor?: RegExp;
  /** Between two names that are separate. */
  parts: RegExp;
  /** How markers before names and the form of the verb show it. */
  focus?: FocusForms;
};

export type FocusForms = {
  /**
   * Markers before a name, with groups `subject` and `agent`; others precede the object. Global.
   */
  marks: RegExp;
  /** Verb forms whose subject acts, and forms whose subject is acted on. */
  actor: RegExp;
  object: RegExp;
  /** Of the latter, those whose agent may be marked like a place: to lose to somebody. */
  lost: RegExp;
};

export type NameWords = {
  /** Titles before a name; not part of it. */
  honorifics: ReadonlySet<string>;
  /** Callings before a name, some of them also surnames: "Chef", "Bishop". Lower case. */
  callings?: ReadonlySet<string>;
  /** Words between an office and its holder's country: ‘Israeli Foreign Minister’. Lower case. */
  portfolios?: ReadonlySet<string>;
  /** What is counted within a series: "Season 3", "Game 7". Lower case. */
  ordinals?: ReadonlySet<string>;
  /** Small words inside a name: "of", "de". */
  connectors: ReadonlySet<string>;
  /** Words that open a sentence before a name: `Despite Port Lasker`. Lower case. */
  openers: ReadonlySet<string>;
  /**
   * Capitalized nouns for organizations and laws: neither half of `Food and Drug Administration` is
   * its name.
   */
  bodies: RegExp;
  /** Words whose possessive is part of a name: "People's Bank", "Women's World Cup". Lower case. */
  owners: ReadonlySet<string>;
  /** Words that begin place names, although the rest may be a person's name: San Miguel. */
  placeOpeners?: ReadonlySet<string>;
  /** Weekdays and months: capitalized, but no part of a name. */
  calendar: ReadonlySet<string>;
  /** Other capitalized words that are no names when alone. */
  notNames: ReadonlySet<string>;
  /**
   * `after` follows a speaker's name, `before` precedes it. `instead` follows a name that
   * only something is said about: ‘said Reyle’s wife’, ‘said Reyle was ill’.
   */
  speech: { after: RegExp; before: RegExp; instead?: RegExp };
  /** What follows a complete name, unlike "Obama" in "Obama administration". */
  standsAlone: RegExp;
  /** What precedes a name without an article. */
  withoutArticle: RegExp;
  /** Precede a place, a person, and names with an article. */
  place: RegExp;
  person: RegExp;
  article: RegExp;
};

export type SentenceWords = {
  /** Matches a text ending in an abbreviation after which a sentence always continues. */
  title: RegExp;
  /** Abbreviations after which it continues unless the next word is one that opens sentences. */
  abbreviation: RegExp;
  opener: RegExp;
  /** The speaker after a quoted question or exclamation. */
  saidBy: RegExp;
};

/** Days relative to the day of the report; the patterns are global. */
export type DayWords = {
  /** Days from that of the report. */
  fixed: readonly (readonly [RegExp, number])[];
  /** The first group is the name; the numbers begin with Sunday, 0. */
  weekdays: { pattern: RegExp; numbers: Readonly<Record<string, number>> };
  /** The day may lie ahead, or in another week. */
  ahead: RegExp;
  /**
   * For languages whose verbs have tenses: past events, and plans, which may be in the present
   * tense ("begins Monday"). Whichever occurs last before a weekday shows which of the two weeks is
   * meant.
   */
  tenses?: { past: RegExp; present: RegExp };
  /**
   * What directly precedes or follows a past day, whatever else the sentence says. If `itself`
   * follows, the sentence is about the day, and the word before it proves nothing.
   */
  over?: { before: RegExp; behind: RegExp; itself: RegExp };
  /** Makes the following weekday a name: "Black Friday", "Good Friday". */
  named?: RegExp;
  /** A date is already given. */
  dated: RegExp;
  /** The date of a report as given at its beginning, with or without its `month`. */
  dateline?: RegExp;
  /** How a month is written in a date. */
  month: 'short' | 'long';
  /** The zones in which publishers write "today", west and east; one if all are near each other. */
  zones: readonly string[];
};

export type PageWords = {
  /** Headlines of pages that contain many stories. */
  roundups: readonly RegExp[];
  /** Headlines of pages that are updated continuously. */
  live: readonly RegExp[];
  /** Names of columns around a headline; global. */
  columns: readonly RegExp[];
  /**
   * Words around a headline that say how it is presented or that it is new: regular expression
   * sources.
   */
  marks: readonly string[];
  /**
   * Additions before a headline: the page of a newspaper, the kind of report; tried in this order.
   */
  before: readonly RegExp[];
  /** Additions after a headline: the day of a list or column. */
  behind: readonly RegExp[];
  /** Reports that recur in the same form, about others or another day. */
  routines: readonly RoutineForm[];
};

/** Phrases in a model's answer. */
export type AnswerForms = {
  /**
   * A whole line that only introduces what follows: "Yes." alone, "Short answer: yes.", "In
   * brief:".
   */
  opens: RegExp;
  /** Says that there is no answer. */
  refuses: readonly RegExp[];
  /** Urges the reader to follow a link or to send money. */
  presses: RegExp;
};

export type OppositePairs = readonly (readonly [string, string])[];

/** `{x}` is the name, with its article if it has one. */
export type QuestionTemplates = {
  speaker: string;
  person: string;
  place: string;
  name: string;
  term: string;
};
