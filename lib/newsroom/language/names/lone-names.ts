// Names of one word that a text tells once. Protects: a word of a longer name, of the title of a work
// or of a model is no name, and a surname is none where a headline has the whole name.
import { regionNames } from './place-names';

const countries = regionNames();

/** A country is named by its word wherever that stands: "the Peru talks" are about Peru. */
export const isCountry = (text: string): boolean => countries.has(text.toLowerCase());

/** Written as only names are: "OrmAI", "NASA". An opening in capitals ("THE HARBOR") is longer. */
export const isMarked = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}&]*\p{Ll}\p{Lu}|^\p{Lu}{3,5}$/u.test(text);

/** A capital or figure in the word before ("orPhone Fold", "'Lasker Kid", "Orm 7 Max"), or an owner. */
const belongsBefore = /(?:\S*[\p{Lu}\p{N}]\S*|[’']s|s[’'])["“‘']? $/u;
/** "Tom and Lina Falk" are two of one name. */
const belongsBehind = /^(?: and| &) \p{Lu}\p{L}+ \p{Lu}/u;

/** Whether quotation marks are open at the end of `before`: titles of works stand in them. */
function isQuoted(before: string): boolean {
  const straight = before.match(/"/g)?.length ?? 0;
  const opened = before.match(/“|(?<![\p{L}\p{N}])[‘']/gu)?.length ?? 0;
  const closed = before.match(/”|[’'](?![\p{L}\p{N}])/gu)?.length ?? 0;
  return straight % 2 === 1 || opened > closed;
}

/** Whether a word stands for itself, by what is left and right of it. */
export const isWhole = (before: string, after: string): boolean =>
  !belongsBefore.test(before) && !belongsBehind.test(after) && !isQuoted(before);

/** Whether a headline is written as a sentence, most of its words small. */
function isSentence(headline: string): boolean {
  const [, ...words] = headline.split(' ');
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

const wordsOf = (headline: string) => headline.split(/[^\p{L}\p{N}&-]+/u).filter(Boolean);

/** Whether a word stands right beside another one with a capital: "Ana Moor". */
function isBeside(text: string, headline: string): boolean {
  const at = headline.indexOf(text);
  const before = headline.slice(0, at);
  const after = headline.slice(at + text.length);
  return /\p{Lu}[\p{L}\p{N}.’'-]* $/u.test(before) || /^ \p{Lu}/u.test(after);
}

/** Whether headlines have a word, and none that is written as a sentence has it in a longer name. */
export function isHeadlined(text: string, headlines: readonly string[]): boolean {
  const holding = headlines.filter((headline) => wordsOf(headline).includes(text));
  const isPart = holding.some((one) => isSentence(one) && isBeside(text, one));
  return holding.length > 0 && (isCountry(text) || !isPart);
}
