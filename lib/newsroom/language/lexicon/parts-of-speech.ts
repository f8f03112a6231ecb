// The functions of small words in a sentence. Protects that the rules which compare sentences use
// these and contain no words of any language themselves.

export type PartOfSpeech =
  | 'article'
  /** States what something is, or forms the passive. */
  | 'being'
  /** Forms the perfect. */
  | 'having'
  | 'modal'
  /** Joins two equal parts: "and". */
  | 'coordinator'
  /** Begins a description of somebody: "who". */
  | 'relative'
  /** Begins what is said or known: "that". */
  | 'complementizer'
  /** Continues a comparison: "than". */
  | 'comparative'
  | 'temporal'
  /** Says in which capacity: "as". */
  | 'role'
  /** The word that all verbs of saying are reduced to. */
  | 'saying'
  | 'knowing'
  /** The person spoken to. */
  | 'addressed'
  /** A pronoun for somebody who acts: "he", not "him". */
  | 'person'
  | 'adverb';

/** Token keys with their functions. */
export type PartsOfSpeech = Readonly<Record<string, PartOfSpeech>>;

/** Inverts a table from each function to its words. */
export const partsOfSpeech = (lists: Partial<Record<PartOfSpeech, string>>): PartsOfSpeech =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([part, list]) =>
      list.split(' ').map((key) => [key, part as PartOfSpeech]),
    ),
  );
