// What a long question asks. Protects: a preamble full of names does not displace what is asked at
// the end.
import { han } from '@/lib/model/text/scripts';

/** Longer than any question; the rest of a pasted text is ignored. */
const charactersOfQuestion = 500;

/** Whether a text ends with its question; a pasted article begins with its headline. */
const asksAtEnd = (text: string) => /[?？]\s*$/u.test(text);

/** The part of a text that is read as a question. */
export const shownOf = (text: string): string =>
  asksAtEnd(text) ? text.slice(-charactersOfQuestion) : text.slice(0, charactersOfQuestion);

/** Separators between the clauses of a question. */
const betweenClauses = new RegExp(String.raw`[.!?;,。！？；，]+(?=\s|$|${han})`, 'u');

/** A word of a question and its weight. */
type Weighed = readonly [token: string, weight: number, ...rest: unknown[]];

/**
 * Limits the words of a question. Of a text that ends with its question, half of the words come
 * from there, the last clause first; the rest are names before other words.
 * @param inOrder the words of a clause
 */
export function askedFirst<T extends Weighed>(
  words: readonly T[],
  text: string,
  most: number,
  inOrder: (clause: string) => readonly T[],
): T[] {
  if (words.length <= most || !asksAtEnd(text)) return words.slice(0, most);
  const place = new Map<string, number>();
  for (const clause of text.split(betweenClauses).reverse()) {
    for (const [token] of inOrder(clause)) if (!place.has(token)) place.set(token, place.size);
  }
  const placeOf = ([token]: T) => place.get(token) ?? place.size;
  const sorted = words.toSorted((a, b) => placeOf(a) - placeOf(b));
  const asked = sorted.slice(0, most / 2);
  const rest = sorted.slice(most / 2).sort((a, b) => b[1] - a[1]);
  return [...asked, ...rest].slice(0, most);
}
