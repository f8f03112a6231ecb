// How a language asks who did something, and how a report refers to an unnamed person.

export type DoerForms = {
  /** Asks who did it: matches the text before the verb. */
  asks: RegExp;
  /** Asks which team did it: matched the same way. */
  asksTeam: RegExp;
  /** An unnamed person: a man, two gunmen, someone. Global. */
  nobody: RegExp;
  /** What follows such words and names the person after all: ‘a man identified as’. */
  named: RegExp;
  /** A pronoun for somebody mentioned before: he, 他. Global. */
  pronoun: RegExp;
  /** The agent after the verb, in the group `who`: matches from the end of the verb. */
  behind?: RegExp;
  /** The agent before a passive verb, in the group `who`: 被一名男子. */
  before?: RegExp;
  /** Immediately precedes a passive verb without an agent: matches all before it. */
  undergone: RegExp;
  /** A word before an agent anywhere after the verb, which means that an agent is given. */
  agent?: RegExp;
  /** Immediately follows a verb that has no object: matches all after it. */
  bare?: RegExp;
  /** A word for a team, in languages without capitals. */
  team?: RegExp;
};
