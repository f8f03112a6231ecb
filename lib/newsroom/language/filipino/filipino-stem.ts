// The root of a Filipino word, without a dictionary: affixes are removed, and the rest must be most
// of the word. Protects that "pinababagal" finds "bagal".
import { englishStem } from '../english/english-stem';

/** A shorter root would match too many words. */
const shortest = 4;

const beginnings = [
  'pinakama', 'pinaka', 'nakaka', 'makaka', 'nagpapa', 'magpapa', 'nagpa', 'magpa', 'pagpapa',
  'ipinag', 'ipina', 'pinag', 'ipag', 'naka', 'maka', 'mang', 'nang', 'pang', 'mag', 'nag', 'pag',
  'ika', 'ipa', 'ma', 'na', 'pa', 'ka', 'i',
]; // prettier-ignore
const ends = ['hang', 'hing', 'han', 'hin', 'ang', 'ing', 'ng', 'an', 'in', 'g'];

function without(word: string, ends: readonly string[]): string {
  const end = ends.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return end ? word.slice(0, -end.length) : word;
}

/**
 * A lower-case word without prefixes, suffixes, the infixes `um` and `in`, and its doubled first
 * syllable.
 */
export function filipinoRoot(word: string): string {
  if (word.length <= shortest) return word;
  let root = word.replace(/^([b-df-hj-np-tv-z])(?:um|in)(?=[aeiou])/, '$1');
  const beginning = beginnings.find(
    (one) => root.startsWith(one) && root.length - one.length >= shortest,
  );
  if (beginning) root = root.slice(beginning.length);
  const doubled = /^([^aeiou]*[aeiou])\1/.exec(root)?.[1];
  if (doubled && root.length - doubled.length >= shortest) root = root.slice(doubled.length);
  return without(root, ends);
}

/** The stem of a word in a Filipino text; words with English endings are treated as English. */
export function filipinoStem(word: string): string {
  const english = englishStem(word);
  return english === word ? filipinoRoot(word) : english;
}
