// What must be known of a language. A new one is one more folder like `english` and one row in
// `lexicons.ts`; what each part must give is in `lexicon`, the rules that read it in the other folders.
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
import type { RoutineForm } from './lexicon/routine-form';
import type { SectionWords } from './lexicon/section-words';
import type { Subjects } from './lexicon/subjects';

export type Lexicon = {
  /** What prompts, which are in English, call it. */
  englishName: string;
  /** Words that say nothing of the subject, in lower case. */
  stopWords: ReadonlySet<string>;
  /** Length of a sentence in characters: shorter ones are spare, longer ones never quoted. */
  shortest: number;
  longest: number;
  /** Characters of a brief. */
  brief: number;
  /** Characters of a headline that reads well, and the most that one is asked for. */
  headline: { least: number; most: number; written: number };
  /** Characters at the top of a report that hold its news; the rest is background that stories share. */
  newsChars: number;
  /** Characters at the top of a text that say what it is about. */
  topChars: number;
  /** The labeled headlines by whose weights its articles are grouped. */
  groupedLike: 'latin' | 'chinese';
  /** Whether spaces part its words; where they do not, its characters and their pairs are compared. */
  spaced: boolean;
  /** What stands between two sentences. */
  joint: '' | ' ';
  /** Letters that no other of our languages has; one carries about as much as four Latin ones. */
  letters?: RegExp;
  /** Single letters that say nothing of the subject, where single letters are compared. */
  emptyCharacters?: RegExp;
  /** Small words by which it is told from the others that share its letters. */
  telling: ReadonlySet<string>;
  /** Small words of its questions, by which it is told from languages that are none of ours. */
  everyday: ReadonlySet<string>;
  /** What all forms of a lower-case word have in common; the word itself when nothing comes off. */
  stem: (word: string) => string;
  /** All forms of a lower-case word that no ending tells, by each of them. */
  forms?: ReadonlyMap<string, readonly string[]>;
  /** All forms of a lower-case word that is too short to be known without its ending; none of others. */
  shortForms?: (word: string) => readonly string[];
  /** Words that say more than a word, by its stem: what they tell, it tells as well. */
  implied?: ReadonlyMap<string, readonly string[]>;
  /** A word with the linker that joins it to the next, which is in the group: Pilipinong, Pilipino. */
  linked?: RegExp;
  /** The root of a word, where affixes hide it. */
  root?: (word: string) => string;
  /** A text as clustering counts it. */
  wordsOf: (text: string) => Word[];
  /** A sentence as it is compared with its source. */
  tokensOf: (text: string) => Token[];
  /** The numbers of a sentence whose thing is known, in order. */
  figuresOf: (text: string) => Figure[];
  /** Small numbers that are written in words, in lower case; none where characters write them. */
  numberWords: Readonly<Record<string, number>>;
  /** How names are found where no capitals show them. */
  namesIn?: (sentences: readonly string[], headlines: readonly string[]) => Name[];
  /** Whether words that stand side by side, as a dictionary cuts them, are one name that it lacks. */
  isUnknownName?: (pieces: readonly string[]) => boolean;
  /** Whether characters may be a surname and a given name. */
  mayBePerson?: (token: string) => boolean;
  /** Runs of characters that may write foreign names, where a script writes them by their sound. */
  soundRuns?: (text: string, isHeadline: boolean) => Iterable<string>;
  /** A denial in a sentence. */
  denial: RegExp;
  /** What a translation must keep. */
  kept: KeptWords;
  sentences: SentenceWords;
  days: DayWords;
  /** Words that any headline may hold; lower case, accents folded. */
  headlineStopWords: ReadonlySet<string>;
  /** Terms that are common in the news of any year, until the store has counted for itself. */
  commonTerms: ReadonlySet<string>;
  /** Terms that stand in reports of anything and hold no two of them together. */
  formulae: ReadonlySet<string>;
  pages: PageWords;
  notices: NoticeWords;
  answers: AnswerForms;
  /** Orders to a machine, as they are slipped into articles. */
  orders: readonly RegExp[];
  /** What a report on machines that read and write names: it may quote such orders. */
  machines: RegExp;
  /** Sentences about the page, not the news: "Read more", photo credits, share lines. */
  boilerplate: readonly RegExp[];
  /** Place, agency or program before the first sentence; not part of the quotation. */
  dateline: readonly RegExp[];
  /**
   * What stood below a picture, with its credit, where a feed glues it to the beginning of a text:
   * matched at the start of the first paragraph, up to the first word of the report.
   */
  caption: RegExp;
  /** Of what {@link caption} matches, the sentences at its start that have the news of the report. */
  standfirst?: RegExp;
  /** What follows a publisher's own name at the start of its report: "36氪" + "获悉，". */
  ownReport: RegExp | undefined;
  /** The publisher's name after the last sentence. */
  signature: readonly RegExp[];
  /** A word at the end of a text after which its sentence must go on: "the", "and". */
  goesOn: RegExp;
  /** Openings that lean on the sentence before: "He", "But", "For example". */
  leaning: RegExp;
  /** Things that a sentence points to by an article or "those", in the group `thing`, where it has them. */
  pointed?: { first: RegExp; head: RegExp; anywhere: RegExp; knownToAll: ReadonlySet<string> };
  /** Who speaks at the head of a sentence, by the `name` alone, where no capital shows a name. */
  speaker?: RegExp;
  /** Openings of a sentence that sets its news against something else: "Despite". */
  opensAside: RegExp;
  /** That somebody says something. */
  says: RegExp;
  /** Openings that limit or deny what the sentence before says. */
  contrast: RegExp;
  /** What figures say, not somebody. */
  byFigures?: RegExp;
  /** What the accused or an opponent answers. */
  answersBack: RegExp;
  /** Openings that often turn to another matter, as round-ups do: "Meanwhile", "Elsewhere". */
  turns: RegExp;
  /** Pronouns that need a name before them. */
  pronoun?: RegExp;
  /** Openings that ask the reader to go on to something: "See why", "Learn how to". */
  invites: RegExp;
  /** The writer or a speaker in person, outside quotation marks. */
  firstPerson: RegExp;
  /** Words of judging and answering, which make a sentence a reaction. */
  reaction: RegExp;
  /** Words that look back. */
  background: RegExp;
  /** Words of what is still to come. */
  coming: RegExp;
  /** Headlines that hide the news. */
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
   * Words of the news by what they mean, and its names: a line of words for each key, `key = …, …`.
   * English, which has the keys, writes them as the first word of a line.
   */
  meanings: string;
  knownNames: string;
  /** What places are called besides the platform's names, by the code of the region ("PH"). */
  places: Readonly<Record<string, readonly string[]>>;
  /** Further tags of the language whose names of places the platform knows, as they are compared. */
  placeVariants?: { tags: readonly string[]; asCompared: (name: string) => string };
  cities: string;
  /** What is done and what happens, as headlines say it. */
  deeds: string;
  /** Further words and names, by which reports in another language are found. */
  newsWords: string;
  newsNames: string;
  /**
   * Adjectives of places: how they end, and the endings of the places they are made of; those of
   * countries each with its own, which a table knows better.
   */
  demonyms?: {
    ending: RegExp;
    places: readonly string[];
    countries: ReadonlyMap<string, string>;
  };
  /** A name of a person as the other script spells it, where the language has another script. */
  inOtherScript?: (name: string) => Spelled | undefined;
  /** How many words from a place on are one name, though one of them only asks elsewhere. */
  nameAround?: (
    words: readonly string[],
    at: number,
    isAsking: (word: string) => boolean,
  ) => number;
  /** Whether characters are such as foreign names are written with by their sound. */
  isBySound?: (text: string) => boolean;
  /** Single ones of them that are words of their own. */
  alsoWords?: ReadonlySet<string>;
  /** Words of one character that join: an unknown name ends before one. */
  joins?: ReadonlySet<string>;
  /** A folded headline with the names written out that it gives by one character. */
  withFullNames?: (text: string) => string;
  /** Words that multiply the number before them, from a thousand: 1.2 million, 3万. */
  amountScales: Readonly<Record<string, number>>;
  /** An action with its outcome, the first group the action alone: 冻住 is 冻. */
  outcome?: RegExp;
  /** A verb with the mark that it has happened, the first group the verb alone: 跌了 is 跌. */
  happened?: RegExp;
  /** The English word that one of its words was made from by sound; undefined for any other. */
  borrowedFrom?: (word: string) => string | undefined;
  /** Whether its texts use English words as they are, as Taglish does. */
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
  /** Words of which two reports of one matter cannot both be right. */
  opposites: OppositePairs;
  /** How a sentence tells who did something from whom it was done to. */
  roles: RoleForms;
  /** How it names who holds an office, and who stands beside one. */
  persons: PersonForms;
  /** Ages, lengths, scores and numbers, as they are asked for and given. */
  measures: MeasureForms;
  periods: PeriodForms;
  dates: DateForms;
  /** What is the opposite of what is asked: not done, fallen, the smallest. */
  contrasts: ContrastForms;
  /** Folded words for dying and for killing: the tables have them in one line, as headlines use them. */
  death: { dies: ReadonlySet<string>; kills: ReadonlySet<string> };
  /** Words and sections that tell the tab of an article. */
  subjects: Subjects;
  sections: SectionWords;
  interests: Interests;
  /** What readers can say about an event. */
  feedback: FeedbackWords;
};

/** Each is tried on what stands before a name, from another name or a deed on. */
export type RoleForms = {
  /** The name behind it did it: "beaten by". */
  by: RegExp;
  /** Stands between a name and a deed that is done to it: was, 被. */
  done?: RegExp;
  /**
   * Stands in a question for yes or no before who is asked to have done something, from its beginning on
   * (‘did the’), between the deed and that one (‘ba ng’), or before whom it was done to.
   */
  asksOf?: { before?: RegExp; behind?: RegExp; object?: RegExp };
  /** Stands between somebody and a deed that one who is named before does to that one: whom she. */
  takenUp?: RegExp;
  /** The name behind it is a place, a time or a company of the deed: "in". */
  aside: RegExp;
  /** The name behind it is who a deed is done to, whose name is a noun: "an attack on". */
  onto?: RegExp;
  /** The deed to the name behind it comes after it: 对, 把. */
  toward?: RegExp;
  /**
   * Says that somebody is to do something and has not yet: ‘asked Reyes to sign’. Tried on all before the
   * deed, with • in the place of who is to do it.
   */
  urged?: RegExp;
  /** Stands between two names that are not one. */
  parts: RegExp;
  /** How marks before names and the form of the verb tell it. */
  focus?: FocusForms;
};

export type FocusForms = {
  /** Small words before a name, with groups `subject` and `agent`; others stand before whom it is about. Global. */
  marks: RegExp;
  /** Forms of a verb whose subject acts, and of one whose subject it is done to. */
  actor: RegExp;
  object: RegExp;
  /** Of the latter those whose agent may be marked as a place is: to lose to somebody. */
  lost: RegExp;
};

export type NameWords = {
  /** Titles before a name; not part of it. */
  honorifics: ReadonlySet<string>;
  /** Small words inside a name: "of", "de". */
  connectors: ReadonlySet<string>;
  /** Words that open a sentence with a name behind them: `Despite Port Lasker`. Lower case. */
  openers: ReadonlySet<string>;
  /** What a body or a law is, in capitals: of `Food and Drug Administration` no half is its name. */
  bodies: RegExp;
  /** Whose possessive is part of a name: "People's Bank", "Women's World Cup". Lower case. */
  owners: ReadonlySet<string>;
  /** Words that names of places begin with, though people are called by what follows: San Miguel. */
  placeOpeners?: ReadonlySet<string>;
  /** Weekdays and months: capitalised, but no part of a name. */
  calendar: ReadonlySet<string>;
  /** Other capitalised words that name nothing when they stand alone. */
  notNames: ReadonlySet<string>;
  /** `after` follows a speaker's name, `before` precedes it. */
  speech: { after: RegExp; before: RegExp };
  /** What follows a name that stands for itself, unlike "Obama" in "Obama administration". */
  standsAlone: RegExp;
  /** What stands before a name without an article. */
  withoutArticle: RegExp;
  /** Stands before a place, a person, and before names that carry an article. */
  place: RegExp;
  person: RegExp;
  article: RegExp;
};

export type SentenceWords = {
  /** Ends in an abbreviation after which a sentence always goes on. */
  title: RegExp;
  /** After these it goes on unless the next word is one that opens sentences. */
  abbreviation: RegExp;
  opener: RegExp;
  /** Who said it, behind a question or a call that is quoted. */
  saidBy: RegExp;
};

/** Days that only the reader of that day can place; the patterns are global. */
export type DayWords = {
  /** Days from that of the report. */
  fixed: readonly (readonly [RegExp, number])[];
  /** The first group is the name; its number counts from Sunday, 0. */
  weekdays: { pattern: RegExp; numbers: Readonly<Record<string, number>> };
  /** The day may lie ahead, or in another week. */
  ahead: RegExp;
  /**
   * In a language whose verbs have tenses: what happened, and what is planned, also in the present
   * ("begins Monday"). Whichever stands last before a weekday says which of the two weeks is meant.
   */
  tenses?: { past: RegExp; present: RegExp };
  /**
   * What stands right before or behind a day that is over, whatever else the sentence tells; behind the
   * day that `itself` is spoken of, the word before says nothing.
   */
  over?: { before: RegExp; behind: RegExp; itself: RegExp };
  /** What makes a name of the weekday behind it: "Black Friday", "Good Friday". */
  named?: RegExp;
  /** The date already stands there. */
  dated: RegExp;
  /** The day on which a report was written, as its top says it, with its `month` or without. */
  dateline?: RegExp;
  /** How a month is written in a date. */
  month: 'short' | 'long';
  /** The zones in which publishers write "today", west and east; one where all are near each other. */
  zones: readonly string[];
};

export type PageWords = {
  /** Headlines of pages that hold many happenings. */
  roundups: readonly RegExp[];
  /** Headlines of pages that gather whatever comes. */
  live: readonly RegExp[];
  /** Names of columns around a headline; global. */
  columns: readonly RegExp[];
  /** Words around a headline that say how it is shown or that it is new: sources of patterns. */
  marks: readonly string[];
  /** What stands before a headline: the page of a paper, the kind of report; looked for in this order. */
  before: readonly RegExp[];
  /** What stands behind a headline: the day of a list or column. */
  behind: readonly RegExp[];
  /** Reports that come alike again and again, of others or of another day. */
  routines: readonly RoutineForm[];
};

/** Forms of speech in a model's answer. */
export type AnswerForms = {
  /** All of a line that only opens what follows: "Yes." alone, "Short answer: yes.", "In brief:". */
  opens: RegExp;
  /** Says that there is no answer. */
  refuses: readonly RegExp[];
  /** Presses the reader to follow a link or to send money. */
  presses: RegExp;
};

export type OppositePairs = readonly (readonly [string, string])[];

/** `{x}` is the name, with its article where it carries one. */
export type QuestionTemplates = {
  speaker: string;
  person: string;
  place: string;
  name: string;
  term: string;
};
