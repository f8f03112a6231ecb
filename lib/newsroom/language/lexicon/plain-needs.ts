// A news reader's simplest requests, in the words of each language: greetings, thanks, who are you,
// the latest and everything on something.
import type { TabKey } from '@/lib/model/feed/further-tabs';

/**
 * `live`: the weather, the time, a parcel, of which a news store knows nothing. `blame`: criticism
 * of the assistant and its answer that asks for nothing. `aside`: questions to the assistant as a
 * person, and what news cannot answer: its taste, a joke, a calculation.
 */
export const talks = [
  'greeting',
  'thanks',
  'farewell',
  'self',
  'abilities',
  'blame',
  'aside',
  'live',
] as const;
export type Talk = (typeof talks)[number];

/**
 * `yesterday` is the calendar day, the others count back from now; `then` is a time that was named.
 */
export type Period = 'any' | 'day' | 'yesterday' | 'week' | 'then';

/** Keys of tabs whose latest news a reader may ask for by name. */
export const namedSections = [
  'technology',
  'financial',
  'politics',
  'entertainment',
  'sports',
  'science',
  'health',
] as const satisfies readonly TabKey[];
export type NamedSection = (typeof namedSections)[number];

/** Each pattern is matched against the whole text, without punctuation at its ends. */
export type PlainNeedForms = Record<Talk, RegExp> & {
  /** Informal spellings in lower case, with their full form: "u", "you". */
  typed: Readonly<Record<string, string>>;
  /** Of `live` questions, the time and the date, which no article is asked for. */
  clock: RegExp;
  latest: RegExp;
  day: RegExp;
  yesterday: RegExp;
  week: RegExp;
  /** How a request for news on something may begin and end, without the topic. */
  wishOpening: RegExp;
  wishEnd: RegExp;
  /** The first group that matched is the subject. */
  about: RegExp;
  /** A section mentioned in the text, with its preposition: " in sports". */
  sections: Readonly<Record<NamedSection, RegExp>>;
};
