// How a language asks who did something, and by what a report tells of somebody whom nothing names.

export type DoerForms = {
  /** For who did it: tried on what stands before the deed. */
  asks: RegExp;
  /** For which team did it: tried in the same way. */
  asksTeam: RegExp;
  /** Somebody without a name: a man, two gunmen, someone. Global. */
  nobody: RegExp;
  /** What right behind such words names them all the same: ‘a man identified as’. */
  named: RegExp;
  /** A word for somebody told of before: he, 他. Global. */
  pronoun: RegExp;
  /** Who did it behind the deed, in the group `who`: tried from the end of the deed on. */
  behind?: RegExp;
  /** Who did it before a deed that is done to another, in the group `who`: 被一名男子. */
  before?: RegExp;
  /** Right before a deed that is done to somebody, and nobody is told who did it: tried on all before it. */
  undergone: RegExp;
  /** A word before who did it, anywhere behind a deed: nobody is untold there. */
  agent?: RegExp;
  /** Right behind a deed that has nothing behind it that it is done to: tried on all behind it. */
  bare?: RegExp;
  /** A word for a team, where no capital shows its name. */
  team?: RegExp;
};
