/** Questions for what somebody said, and how a sentence shows a speaker. */
export type SayingForms = {
  /** Each captures in the group `who` the person whose words are asked for. */
  asks: readonly RegExp[];
  /** What follows the speaker's name: verbs, quotation marks. Global. */
  tells: RegExp;
  /** How the text before the speaker's name ends: said the minister. */
  by: RegExp;
};
