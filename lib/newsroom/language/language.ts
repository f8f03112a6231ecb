// What must be known of a language. A new one is one more folder like its neighbors and one row in
// `lexicons.ts`; the rules that read these words stand beside this file.
import type { AskingForms } from './asking-forms';
import type { AspectSigns } from './aspect-signs';
import type { ComparisonWords } from './comparison-words';
import type { LatestReplies, Phrases, TalkReplies } from './phrases';
import type { PlainNeedForms } from './plain-needs';
import type { SectionWords } from './section-words';
import type { Subjects } from './subjects';

export type Lexicon = {
  /** Words that say nothing of the subject, in lower case. */
  stopWords: ReadonlySet<string>;
  /** Length of a sentence in characters: shorter ones are spare, longer ones never quoted. */
  shortest: number;
  longest: number;
  /** Characters of a brief. */
  brief: number;
  /** Characters of a headline that reads well. */
  headline: { least: number; most: number };
  /** Whether spaces part its words; where they do not, its characters and their pairs are compared. */
  spaced: boolean;
  /** What stands between two sentences. */
  joint: '' | ' ';
  /** Letters that no other of our languages has; one carries about as much as four Latin ones. */
  letters?: RegExp;
  /** Small words by which it is told from the others that share its letters. */
  telling: ReadonlySet<string>;
  /** Sentences about the page, not the news: "Read more", photo credits, share lines. */
  boilerplate: readonly RegExp[];
  /** Place, agency or programme before the first sentence; not part of the quotation. */
  dateline: readonly RegExp[];
  /** The publisher's name after the last sentence. */
  signature: readonly RegExp[];
  /** Openings that lean on the sentence before: "He", "But", "For example". */
  leaning: RegExp;
  /** Pronouns that need a name before them. */
  pronoun?: RegExp;
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
  /** Words and sections that tell the tab of an article. */
  subjects: Subjects;
  sections: SectionWords;
};

export type NameWords = {
  /** Titles before a name; not part of it. */
  honorifics: ReadonlySet<string>;
  /** Small words inside a name: "of", "de". */
  connectors: ReadonlySet<string>;
  /** Weekdays and months: capitalised, but no part of a name. */
  calendar: ReadonlySet<string>;
  /** Other capitalised words that name nothing when they stand alone. */
  notNames: ReadonlySet<string>;
  /** `after` follows a speaker's name, `before` precedes it. */
  speech: { after: RegExp; before: RegExp };
  /** Stands before a place, a person, and before names that carry an article. */
  place: RegExp;
  person: RegExp;
  article: RegExp;
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
