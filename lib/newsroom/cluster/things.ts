// What an article names, in language-independent forms: rows of the tables of names and meanings,
// numbers by their value, names in Latin letters, Chinese runs that may transcribe foreign names.
// Computed once, when the article arrives.
import type { Language } from '@/lib/model/text/languages';
import { isCommon, isHeadlineStopWord } from '../language/news/headline-words';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import { sharedNames } from '../language/meanings/shared-names';

/**
 * `=name` and `~meaning` from the tables, `#number`, `name` in Latin letters, a run of characters:
 * each with 1 where the headline has it, less where only the text does.
 */
export type Things = Readonly<Record<string, number>>;

const inTop = 0.5;
const year = /^(?:19|20)\d\d$/;

function* namesOf(text: string, lang: Language, isHeadline: boolean): Generator<string> {
  const { found, isTaken, rest = text } = sharedNames(text, lang);
  for (const { key, isName } of found) yield `${isName ? '=' : '~'}${key}`;
  const { soundRuns, stem, wordsOf } = lexicons[lang];
  for (const { text: word, sort } of wordsOf(text)) {
    if (sort === 'number' && !year.test(word)) yield `#${word}`;
    if (!/^\p{Lu}/u.test(word)) continue;
    const folded = fold(word);
    const telling = folded.length > 1 && !isHeadlineStopWord(folded, lang);
    const isName = sort === 'word' && telling && !isTaken(folded) && !isCommon(stem(folded));
    if (isName || sort === 'foreign') yield folded;
  }
  if (soundRuns) yield* soundRuns(rest, isHeadline);
}

/** From the publisher's own headline and the beginning of its text. */
export function thingsOf(title: string, text: string, lang: Language): Things {
  const things: Record<string, number> = {};
  for (const thing of namesOf(text.slice(0, lexicons[lang].topChars), lang, false))
    things[thing] = inTop;
  for (const thing of namesOf(title, lang, true)) things[thing] = 1;
  return things;
}
