// The names in a single sentence, found by capitals alone: what a question or a claim names.
import { segment } from '../segment';

/** Capitalized words inside the text, which are names in English and Filipino. */
export function namesIn(text: string): Set<string> {
  const names = [...text.matchAll(/(?<!(?<!\b\p{Lu})[.!?]\s*|^)\b\p{Lu}[\p{L}\p{N}’'-]*/gu)];
  return new Set(names.flatMap(([name]) => segment(name, 'en')));
}
