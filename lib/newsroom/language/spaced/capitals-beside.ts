// Names near a position in a sentence, by their capitals.

/** The most characters between a word and the name that belongs to it. */
const reach = 60;
/** Another subject begins after these; a period after a single letter is part of a name. */
const clauseEnd = /[;:!?–—]|(?<!(?<!\p{L})\p{Lu})\.(?=\s|$)/u;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.’'-]*\p{L}/gu;

/**
 * The first word of a sentence is capitalized whatever it is, unless another capitalized word
 * follows.
 */
const opening = /^[^\p{L}]*\p{Lu}[\p{L}’'-]* (?=.)(?!\p{Lu})/u;

/** The capitalized words around a position in a sentence that are likely to be names. */
export function capitalsBeside(sentence: string, start: number, end: number): string[] {
  const bare = sentence.slice(0, start).replace(opening, (word) => ' '.repeat(word.length));
  const before = bare.slice(Math.max(0, start - reach));
  const behind = sentence.slice(end, end + reach);
  const around = [before.split(clauseEnd).at(-1) ?? '', behind.split(clauseEnd)[0] ?? ''];
  return around.flatMap((part) => part.match(capitals) ?? []);
}
