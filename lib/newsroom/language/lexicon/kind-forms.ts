// The kind of thing that a question asks for by a noun: which bank, 哪家银行.

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
  'person',
] as const;
/** `office` is a part of a government, or an agent of another organization. */
export type Kind = (typeof kinds)[number];

export type KindForms = {
  /** Asks for one of a kind. */
  asks: Readonly<Record<Kind, RegExp>>;
  /**
   * How a sentence shows that something is of the kind: by the noun, a synonym, a part of a name,
   * or a sign that only such things have. A person is shown by a name alone, see
   * `questions/named-person.ts`.
   */
  shows: Readonly<Record<Kind, readonly RegExp[]>>;
  /** The noun for one that was named already, which names none itself: the bank. */
  named?: RegExp;
};
