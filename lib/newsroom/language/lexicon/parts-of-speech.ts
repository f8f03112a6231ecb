// What the small words of a sentence do in it. Protects that the rules which compare sentences ask for
// that and hold no word of any language themselves.

export type PartOfSpeech =
  | 'article'
  /** Says that something is, or that it is done to somebody. */
  | 'being'
  /** Says that something has been done. */
  | 'having'
  | 'modal'
  /** Puts two side by side: "and". */
  | 'coordinator'
  /** Begins what describes somebody: "who". */
  | 'relative'
  /** Begins what is said or known: "that". */
  | 'complementizer'
  /** Goes on within a statement: "than". */
  | 'comparative'
  | 'temporal'
  /** Says as what: "as". */
  | 'role'
  /** The word that stands for who says something. */
  | 'saying'
  | 'knowing'
  /** Who is spoken to. */
  | 'addressed'
  /** Somebody named before, as who does something: "he", not "him". */
  | 'person'
  | 'adverb';

/** Keys of tokens, each to what it does. */
export type PartsOfSpeech = Readonly<Record<string, PartOfSpeech>>;

/** A table from each part of speech to its words, as one from each word to its part. */
export const partsOfSpeech = (lists: Partial<Record<PartOfSpeech, string>>): PartsOfSpeech =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([part, list]) =>
      list.split(' ').map((key) => [key, part as PartOfSpeech]),
    ),
  );
