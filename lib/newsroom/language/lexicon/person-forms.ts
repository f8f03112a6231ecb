// How a language names who holds an office and who only stands beside one.

/**
 * `former`, `deputy`, `acting` and `future` hold an office in another way; `kin` belongs to somebody,
 * `staff` speaks or works for an office.
 */
export type Standing = 'former' | 'deputy' | 'acting' | 'future' | 'kin' | 'staff';

/** Who made a work or a body, or has a part in it: only a name tells. */
export type Maker = 'director' | 'cast' | 'writer' | 'singer' | 'composer' | 'founder' | 'host';

export type PersonForms = {
  /** How a question asks for each, and how a sentence speaks of one, with the name beside it. */
  makers: Readonly<Record<Maker, { asks: RegExp; tells: RegExp }>>;
  /** The names in the clause around a place of a sentence, near enough to belong to it. */
  namesBeside: (sentence: string, start: number, end: number) => string[];
  /** Offices, each under one key in all languages. Global patterns. */
  offices: Readonly<Record<string, RegExp>>;
  /** Whose an office is, in a group: tried on what stands right before and right behind. */
  owner?: { before: RegExp; behind: RegExp };
  /** What stands between a name and the office that the one comes to: tried on all between them. */
  becomes?: RegExp;
  /** What makes another person of one: tried on what stands right before and right behind. */
  beside: readonly { standing: Standing; before?: RegExp; behind?: RegExp }[];
};
