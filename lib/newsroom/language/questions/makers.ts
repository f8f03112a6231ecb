// Who directed, wrote, founded or plays in something: such a question asks for a name. Protects
// that a report on a film is not shown as the answer if it names nobody.
import type { Language } from '@/lib/model/text/languages';
import type { Maker } from '../lexicon/person-forms';
import { lexicons } from '../lexicons';
import { fold } from '../segment';

type Text = { text: string; lang: Language };

/** The roles that a question asks for, in any language. */
export function askedMakers(question: string): Maker[] {
  const found = Object.values(lexicons).flatMap(({ persons }) =>
    (Object.keys(persons.makers) as Maker[]).filter((maker) =>
      persons.makers[maker].asks.test(question),
    ),
  );
  return [...new Set(found)];
}

/**
 * Whether a sentence names somebody in one of the roles, by a name that the question does not
 * contain.
 */
export function namesMaker({ text, lang }: Text, makers: readonly Maker[], question: string) {
  const { persons, names, stopWords } = lexicons[lang];
  const asked = fold(question);
  const isOther = (name: string) => {
    const folded = fold(name);
    return !asked.includes(folded) && !stopWords.has(folded) && !names.calendar.has(folded);
  };
  return makers.some((maker) =>
    [...text.matchAll(persons.makers[maker].tells)].some(({ 0: word, index }) =>
      persons.namesBeside(text, index, index + word.length).some(isOther),
    ),
  );
}
