// The plainest wishes of a news reader, in the words of each language: greetings, thanks, who are you,
// the latest and everything on something.

export const talks = ['greeting', 'thanks', 'farewell', 'self', 'abilities'] as const;
export type Talk = (typeof talks)[number];

export type Period = 'any' | 'day' | 'week';

/** Each is tried on the whole text, without marks at its ends. */
export type PlainNeedForms = Record<Talk, RegExp> & {
  latest: RegExp;
  day: RegExp;
  week: RegExp;
  /** The first group that took part is the subject. */
  about: RegExp;
};
