// Which one of a row a text names: the 15th congress, 第十五届. Protects that a number in words and in
// figures is one, in whatever language, and the next of the row another.
import { languages, type Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';
import { fold, inOneScript, segment } from '../segment';

/** One of a row as a question names it; see `OrdinalForms.read`. */
type Ordinal = { key: string; start: number; end: number };

/** The number of a key, and what it is one of. */
function partsOf(key: string): { number?: number; unit: string } {
  const [, digits, unit = ''] = /^(\d+)(.*)$/u.exec(key) ?? [];
  return digits === undefined ? { unit: key } : { number: Number(digits), unit };
}

/** Those that a question asks for, in order. */
export function askedOrdinals(question: string, lang: Language): Ordinal[] {
  const { asked, read } = lexicons[lang].asking.ordinals;
  return [...inOneScript(question).matchAll(asked)].map(({ 0: match, index }) => ({
    ...{ key: read(match), start: index, end: index + match.length },
  }));
}

/** Those that a text in any language tells. */
export const toldOrdinals = (text: string): string[] =>
  languages.flatMap((lang) => {
    const { told, read } = lexicons[lang].asking.ordinals;
    return (inOneScript(text).match(told) ?? []).map(read);
  });

/** Whether two are of one number: 第15届 is no 第15次, where both say of what. */
export function isSameOrdinal(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  const isOfOne = one.unit === other.unit || one.unit === '' || other.unit === '';
  return one.number === undefined ? a === b : one.number === other.number && isOfOne;
}

/** Whether it has a number: 终审 has none. */
export const isNumbered = (key: string): boolean => partsOf(key).number !== undefined;

/** What is once every few years is known by its number; what is done a third time is told without, too. */
const editions = new Set(['', '届']);

/** Whether what does not have it speaks of something else. */
export const isEdition = (key: string): boolean => editions.has(partsOf(key).unit);

/** The words of the index under which one of a row may stand, in whatever language. */
export function ordinalWords(key: string): string[] {
  const { number, unit } = partsOf(key);
  if (number === undefined) return [];
  const words = languages.flatMap((lang) =>
    lexicons[lang].asking.ordinals.written(number, unit).flatMap((text) => {
      const found = segment(fold(text), lang);
      // Of forty-fifth and ika-12 the end tells more.
      return lexicons[lang].spaced ? found.slice(-1) : found;
    }),
  );
  return [...new Set(words)].filter((word) => word.length > 1);
}
