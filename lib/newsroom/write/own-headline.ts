// Removes the headline of a report that its page joined to the first sentence: Storm nears coast
// The storm that…. Protects: no page runs a headline into its sentence, and no opening is
// preferred, or found too long, because of it. Text that continues a sentence is never cut off.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { tellingTerms } from '../language/news/telling-terms';
import { plain } from '../language/plain-text';
import { splitSentences } from '../language/sentences';

/** A headline this long does not begin a sentence by chance. */
const leastTitle = 15;
/** The number of telling words of the headline that the sentence after it repeats. */
const saidAgain = 2;
/** The dateline of a report, in capitals, at its very beginning. */
const place = /^\p{Lu}[\p{Lu} .,]{2,}\s?(?:\([^)]{2,20}\)\s?)?[-–—―]/u;
const opens = /^[“"]?[\p{Lu}\p{N}]/u;

const alike = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/** Whether `rest`, the text after a headline, is a sentence of its own. */
function begins(rest: string, title: string, lang: Language): boolean {
  const { shortest, names } = lexicons[lang];
  const [first = ''] = splitSentences(rest, lang);
  if (first.length < shortest || !opens.test(first)) return false;
  if (place.test(first)) return true;
  // The words may also begin the sentence itself, which a day then continues.
  const [word = ''] = /[\p{L}]+/u.exec(first) ?? [];
  if (names.calendar.has(word.toLowerCase())) return false;
  const known = tellingTerms(title, lang);
  return [...tellingTerms(first, lang)].filter((term) => known.has(term)).length >= saidAgain;
}

/**
 * The paragraphs of a report, the first without the report's own headline if that is joined to it.
 */
export function withoutOwnHeadline(
  [first = '', ...rest]: readonly string[],
  headline: string,
  lang: Language,
): string[] {
  const [text, title] = [plain(first), plain(headline)];
  const isGlued =
    title.length >= leastTitle &&
    /^[^\s.!?。！？:：,，] /u.test(text.slice(title.length - 1, title.length + 1)) &&
    alike(text).startsWith(alike(title));
  const behind = isGlued ? text.slice(title.length).trim() : '';
  return [isGlued && begins(behind, title, lang) ? behind : first, ...rest];
}
