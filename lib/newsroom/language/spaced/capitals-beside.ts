// Names near a place of a sentence, by their capitals.

/** Characters from a word to the name that belongs to it, at most. */
const reach = 60;
/** Behind these another says or does something; a dot behind a letter alone is part of a name. */
const clauseEnd = /[;:!?–—]|(?<!(?<!\p{L})\p{Lu})\.(?=\s|$)/u;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.’'-]*\p{L}/gu;

/** A word that a sentence begins with has a capital, whatever it is: not so where it did it. */
const opening = /^[^\p{L}]*\p{Lu}[\p{L}’'-]* (?=.)(?!\p{Lu})/u;

/** The words with a capital around a place of a sentence that are likely to be names. */
export function capitalsBeside(sentence: string, start: number, end: number): string[] {
  const bare = sentence.slice(0, start).replace(opening, (word) => ' '.repeat(word.length));
  const before = bare.slice(Math.max(0, start - reach));
  const behind = sentence.slice(end, end + reach);
  const around = [before.split(clauseEnd).at(-1) ?? '', behind.split(clauseEnd)[0] ?? ''];
  return around.flatMap((part) => part.match(capitals) ?? []);
}
