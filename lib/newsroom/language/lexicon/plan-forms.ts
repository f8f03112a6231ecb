// How a language says that an action is only planned, permitted or talked about, with words that may
// stand far from it.

export type PlanForms = {
  /** Matches what precedes the action in its clause, without asides. */
  before: RegExp;
  /** Matches what follows the action, without asides. */
  behind: RegExp;
  /**
   * Precedes an action that somebody is only allowed to do, or only admits or denies in court,
   * unless that is what is asked.
   */
  unlessAsked?: readonly { asks: RegExp; before: RegExp }[];
  /**
   * An action as a noun: a merger, a suspension. It may be an idea only, unless what precedes it in
   * its clause matches `carriedOut`: ‘announced the suspension’; and it is one where what follows
   * matches `supposed`: ‘the merger would’.
   */
  noun?: RegExp;
  carriedOut?: RegExp;
  supposed?: RegExp;
};
