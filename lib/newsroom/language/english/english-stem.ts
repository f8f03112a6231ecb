// Removes English word endings, as far as two headlines about one event differ in them.
// Deliberately light: the prefixes that `terms.ts` also compares make up for what it misses.

const shortest = 3;
const doubled = /([^aeioulsz])\1$/;

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const stem = word.replace(/(?:ing|ed)$/, '');
  if (stem === word || stem.length < shortest || !/[aeiouy]/.test(stem)) return word;
  return stem.replace(doubled, '$1');
}

/** The stem of a lower-case word: `charges`, `charged` and `charging` share one. */
export function englishStem(word: string): string {
  if (word.length <= shortest || !/^[a-z]+$/.test(word)) return word;
  const bare = withoutTense(withoutPlural(word));
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}
