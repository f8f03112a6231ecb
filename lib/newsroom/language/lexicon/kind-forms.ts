// Of what kind something is that a question asks for by a noun: which bank, 哪家银行.

export const kinds = [
  'bank',
  'airline',
  'hospital',
  'university',
  'school',
  'media',
  'party',
  'court',
  'team',
  'office',
  'company',
] as const;
/** `office` is a part of a government, or whoever acts for another. */
export type Kind = (typeof kinds)[number];

export type KindForms = {
  /** For one of a kind. */
  asks: Readonly<Record<Kind, RegExp>>;
  /**
   * By what a sentence calls something so: the noun, another for it, a part of a name, or what only such
   * have.
   */
  shows: Readonly<Record<Kind, readonly RegExp[]>>;
  /** The noun for one that was named already, which names none: the bank. */
  named?: RegExp;
};
