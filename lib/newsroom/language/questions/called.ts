// Questions for the name of something, such as a ship. Protects that a report on a ship is not
// shown as the answer unless it gives the ship's name.
import { languages, type Language } from '@/lib/model/text/languages';
import { escapePattern } from '../escape-pattern';
import { lexicons } from '../lexicons';
import { otherWords } from '../meanings/other-words';
import { fold, inOneScript, segment } from '../segment';

type Text = { text: string; lang: Language };
type Noun = { word: string; lang: Language };

/** The noun whose name a question asks for, folded; undefined if it asks for none. */
export function askedNameOf(question: string): Noun | undefined {
  for (const lang of languages) {
    const groups = lexicons[lang].asking.called.asks.exec(question)?.groups;
    const what = groups?.what ?? groups?.alone;
    const word = what === undefined ? undefined : segment(what, lang).at(-1);
    if (word !== undefined) return { word, lang };
  }
  return undefined;
}

/** Whether all longer words of a text are capitalized, so that capitals do not show names. */
const isInCapitals = (text: string): boolean =>
  (text.match(/\p{Script=Latin}{4,}/gu) ?? []).every((one) => /^\p{Lu}/u.test(one));

/** Whether a sentence gives the noun's referent a name that the question does not contain. */
export function callsByName({ text, lang }: Text, noun: Noun, question: string): boolean {
  const { asking, stopWords, names, spaced } = lexicons[lang];
  const own = otherWords(noun.word, noun.lang)
    .filter((one) => one.lang === lang)
    .map(({ word }) => word);
  const nouns = [...(noun.lang === lang ? [noun.word] : []), ...own].map(
    // The noun may begin a sentence.
    (one) => `[${one.charAt(0)}${one.charAt(0).toUpperCase()}]${escapePattern(one.slice(1))}`,
  );
  if (nouns.length === 0 || (spaced && isInCapitals(text))) return false;
  const asked = fold(question);
  return [...inOneScript(text).matchAll(asking.called.tells(nouns.join('|')))].some(
    ({ groups }) => {
      const name = fold(groups?.before ?? groups?.behind ?? '');
      return !asked.includes(name) && !stopWords.has(name) && !names.calendar.has(name);
    },
  );
}
