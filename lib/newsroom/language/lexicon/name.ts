// A name as a text gives it, in any language.

/** What is safe to ask about a name: a `term` is only known to occur repeatedly. */
export type NameKind = 'speaker' | 'person' | 'place' | 'name' | 'term';

/**
 * `text` as in the sentences; `article` when it is written with "the"; `askable` when a question
 * about it is sure to be grammatical.
 */
export type Name = {
  text: string;
  kind: NameKind;
  article: boolean;
  askable: boolean;
  count: number;
};
