// What a text contains that its translation must contain as well: signs of numbers and of denials.

export type KeptWords = {
  /**
   * Words that may be numbers but that the comparison does not read as such: "third", "February".
   * Single characters in languages without spaces.
   */
  counts: Readonly<Record<string, number>>;
  /**
   * What is written beside an hour, with • in its place: for the half of the day in which twelve is
   * midnight, for the one in which it is noon, and for the 24-hour clock.
   */
  hours: { morning: RegExp; later: RegExp; whole: RegExp };
  /** What marks a number as negative, with • in its place. */
  below: RegExp;
  /** A plain denial, which every language has a word for. */
  denies: RegExp;
  /** Any sign that something is not so, however expressed: "failed to", "unable", 以免. */
  negative: RegExp;
};
