// The headline of a report that its page glued to the first sentence: Storm nears coast The storm that….
// Protects: no page tells a headline and its sentence in one breath, and no opening is taken for a
// better one, or for too long, because of it. What goes on with a sentence is never cut off.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { tellingTerms } from '../language/news/telling-terms';
import { plain } from '../language/plain-text';
import { splitSentences } from '../language/sentences';

/** Characters of a headline that no sentence begins with by chance. */
const leastTitle = 15;
/** Telling words of the headline that the sentence behind it says again. */
const saidAgain = 2;
/** Where a report is from, in capitals, at its very beginning. */
const place = /^\p{Lu}[\p{Lu} .,]{2,}\s?(?:\([^)]{2,20}\)\s?)?[-–—―]/u;
const opens = /^[“"]?[\p{Lu}\p{N}]/u;

const alike = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/** Whether `rest`, which stands behind a headline, is a sentence of its own. */
function begins(rest: string, title: string, lang: Language): boolean {
  const { shortest, names } = lexicons[lang];
  const [first = ''] = splitSentences(rest, lang);
  if (first.length < shortest || !opens.test(first)) return false;
  if (place.test(first)) return true;
  // A headline's words may begin the sentence, too, and a day goes on with it.
  const [word = ''] = /[\p{L}]+/u.exec(first) ?? [];
  if (names.calendar.has(word.toLowerCase())) return false;
  const known = tellingTerms(title, lang);
  return [...tellingTerms(first, lang)].filter((term) => known.has(term)).length >= saidAgain;
}

/** The paragraphs of a report; the first without the report's own headline, where that is glued to it. */
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
