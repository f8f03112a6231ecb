// What a text has that a translation of it must have as well: signs of numbers and of denials.

export type KeptWords = {
  /**
   * What may be a number without being written as one, as far as the comparison does not read it:
   * "third", "February". Single characters where the language sets no blanks.
   */
  counts: Readonly<Record<string, number>>;
  /**
   * What stands beside an hour, with • in its place: of the half of the day in which twelve is
   * midnight, of the one in which it is noon, and where all 24 are counted.
   */
  hours: { morning: RegExp; later: RegExp; whole: RegExp };
  /** What says beside a number, with • in its place, that it is below zero. */
  below: RegExp;
  /** A plain denial, which every language says with one of its own. */
  denies: RegExp;
  /** Any sign that something is not so, however said: "failed to", "unable", 以免. */
  negative: RegExp;
};
