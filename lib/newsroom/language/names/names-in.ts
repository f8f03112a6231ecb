// The names in a single sentence, by its capitals alone: what a question or a claim names.
import { segment } from '../segment';

/** Words written with a capital inside the text, which are names in English and Filipino. */
export function namesIn(text: string): Set<string> {
  const names = [...text.matchAll(/(?<!(?<!\b\p{Lu})[.!?]\s*|^)\b\p{Lu}[\p{L}\p{N}’'-]*/gu)];
  return new Set(names.flatMap(([name]) => segment(name, 'en')));
}
