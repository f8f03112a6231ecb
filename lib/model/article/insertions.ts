// Text that we insert into a quoted sentence: the date behind "Thursday", in brackets. It is
// between two word joiners, which are invisible and are removed from every source when it is
// cleaned, so that the quotation can always be restored word for word.

const joiner = '\u2060';
const insertion = new RegExp(`${joiner}[^${joiner}]*${joiner}`, 'gu');

/** Marks a text as inserted; `text` must not contain a word joiner. */
export function inserted(text: string): string {
  return `${joiner}${text}${joiner}`;
}

/** A text as its source wrote it. */
export function withoutInsertions(text: string): string {
  return text.replace(insertion, '');
}
