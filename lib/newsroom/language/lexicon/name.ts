// A name as a text gave it, whatever the language it was found in.

/** What is safe to ask about a name: a `term` is only known to be repeated. */
export type NameKind = 'speaker' | 'person' | 'place' | 'name' | 'term';

/**
 * `text` as it stands in the sentences; `article` when it is written with "the"; `askable` when a
 * question about it is sure to be grammatical.
 */
export type Name = {
  text: string;
  kind: NameKind;
  article: boolean;
  askable: boolean;
  count: number;
};
