// How a language names office holders and people associated with them.

/**
 * `former`, `deputy`, `acting` and `future` qualify how an office is held; `kin` are relatives,
 * `staff` speaks or works for an office.
 */
export type Standing = 'former' | 'deputy' | 'acting' | 'future' | 'kin' | 'staff';

/** Creators of works, founders and participants: only a name answers. */
export type Maker = 'director' | 'cast' | 'writer' | 'singer' | 'composer' | 'founder' | 'host';

export type PersonForms = {
  /** How a question asks for each, and how a sentence mentions one, with the name beside it. */
  makers: Readonly<Record<Maker, { asks: RegExp; tells: RegExp }>>;
  /** The names in the clause around a position, near enough to belong to it. */
  namesBeside: (sentence: string, start: number, end: number) => string[];
  /** Offices, under the same keys in all languages. Global patterns. */
  offices: Readonly<Record<string, RegExp>>;
  /** Whose office it is, in a group: matches the text right before and right after. */
  owner?: { before: RegExp; behind: RegExp };
  /** Matches all text between a person's name and the office that the person takes. */
  becomes?: RegExp;
  /** Words that make it another person: match the text right before and right after. */
  beside: readonly { standing: Standing; before?: RegExp; behind?: RegExp }[];
};
