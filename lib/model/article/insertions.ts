// What we put into a quoted sentence: the date behind "Thursday", in brackets. It stands between two
// word joiners, which nobody sees and which cleaning takes out of every source, so that the
// quotation can always be had back word for word.

const joiner = '\u2060';
const insertion = new RegExp(`${joiner}[^${joiner}]*${joiner}`, 'gu');

/** An insertion as it stands in a text; `text` must not hold a word joiner. */
export function inserted(text: string): string {
  return `${joiner}${text}${joiner}`;
}

/** A text as its source wrote it. */
export function withoutInsertions(text: string): string {
  return text.replace(insertion, '');
}
