// The plainest wishes of a news reader, in the words of each language: greetings, thanks, who are you,
// the latest and everything on something.
import type { TabKey } from '@/lib/model/feed/further-tabs';

/**
 * `live`: the weather, the hour, a parcel, of which a store of news knows nothing. `blame`: what is said
 * of the assistant and its answer, and asks for nothing. `aside`: what is asked of the assistant as of a
 * person, and what news cannot tell: its taste, a joke, a sum.
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

/** `yesterday` is the calendar's, the others go back from now; `then` is a time that was named. */
export type Period = 'any' | 'day' | 'yesterday' | 'week' | 'then';

/** Keys of tabs that a reader may ask the latest of by name. */
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

/** Each is tried on the whole text, without marks at its ends. */
export type PlainNeedForms = Record<Talk, RegExp> & {
  /** How words are typed in haste, lower case, and what they are: "u", "you". */
  typed: Readonly<Record<string, string>>;
  /** Of what is `live` the hour and the date, which no article is asked for. */
  clock: RegExp;
  latest: RegExp;
  day: RegExp;
  yesterday: RegExp;
  week: RegExp;
  /** How a wish for news on something may begin and end without saying what on. */
  wishOpening: RegExp;
  wishEnd: RegExp;
  /** The first group that took part is the subject. */
  about: RegExp;
  /** A section as a part of the text, with what ties it to the rest: " in sports". */
  sections: Readonly<Record<NamedSection, RegExp>>;
};
