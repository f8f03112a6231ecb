// One-word names that a text mentions once. Protects: a word of a longer name, of the title of a
// work or of a model is not a name, and a surname is not one if a headline has the full name.
import { regionNames } from './place-names';

const countries = regionNames();

/** The word for a country names it anywhere: "the Peru talks" are about Peru. */
export const isCountry = (text: string): boolean => countries.has(text.toLowerCase());

/**
 * In a form that only names have: "OrmAI", "NASA". An opening in capitals ("THE HARBOR") is longer.
 */
export const isMarked = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}&]*\p{Ll}\p{Lu}|^\p{Lu}{3,5}$/u.test(text);

/**
 * A capital or digit in the word before ("orPhone Fold", "'Lasker Kid", "Orm 7 Max"), or a
 * possessive.
 */
const belongsBefore = /(?:\S*[\p{Lu}\p{N}]\S*|[’']s|s[’'])["“‘']? $/u;
/** "Tom and Lina Falk" share one surname. */
const belongsBehind = /^(?: and| &) \p{Lu}\p{L}+ \p{Lu}/u;

/** Whether quotation marks are open at the end of `before`, as around titles of works. */
function isQuoted(before: string): boolean {
  const straight = before.match(/"/g)?.length ?? 0;
  const opened = before.match(/“|(?<![\p{L}\p{N}])[‘']/gu)?.length ?? 0;
  const closed = before.match(/”|[’'](?![\p{L}\p{N}])/gu)?.length ?? 0;
  return straight % 2 === 1 || opened > closed;
}

/** Whether a word is complete by itself, judging by the text on both sides. */
export const isWhole = (before: string, after: string): boolean =>
  !belongsBefore.test(before) && !belongsBehind.test(after) && !isQuoted(before);

/** Whether a headline is in sentence case, with most words in lower case. */
function isSentence(headline: string): boolean {
  const [, ...words] = headline.split(' ');
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

const wordsOf = (headline: string) => headline.split(/[^\p{L}\p{N}&-]+/u).filter(Boolean);

/** Whether a word is next to another capitalized one: "Ana Moor". */
function isBeside(text: string, headline: string): boolean {
  const at = headline.indexOf(text);
  const before = headline.slice(0, at);
  const after = headline.slice(at + text.length);
  return /\p{Lu}[\p{L}\p{N}.’'-]* $/u.test(before) || /^ \p{Lu}/u.test(after);
}

/** Whether headlines contain a word, and none in sentence case has it as part of a longer name. */
export function isHeadlined(text: string, headlines: readonly string[]): boolean {
  const holding = headlines.filter((headline) => wordsOf(headline).includes(text));
  const isPart = holding.some((one) => isSentence(one) && isBeside(text, one));
  return holding.length > 0 && (isCountry(text) || !isPart);
}
