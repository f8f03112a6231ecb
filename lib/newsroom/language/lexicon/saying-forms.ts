/** What somebody said, as a language asks for it and shows it. */
export type SayingForms = {
  /** Each names in the group `who` whose words are asked for. */
  asks: readonly RegExp[];
  /** What follows the name of who speaks: verbs, quotation marks. Global. */
  tells: RegExp;
  /** How the words before such a name end: said the minister. */
  by: RegExp;
};
