// The ordinals in a text: the 15th congress, 第十五届. Protects that words and digits are the same
// ordinal, in any language, and that its neighbors are not.
import { languages, type Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';
import { fold, inOneScript, segment } from '../segment';

/** An ordinal in a question; see `OrdinalForms.read`. */
type Ordinal = { key: string; start: number; end: number };

/** The number of a key, and its noun. */
function partsOf(key: string): { number?: number; unit: string } {
  const [, digits, unit = ''] = /^(\d+)(.*)$/u.exec(key) ?? [];
  return digits === undefined ? { unit: key } : { number: Number(digits), unit };
}

/** The ordinals in a question, in order. */
export function askedOrdinals(question: string, lang: Language): Ordinal[] {
  const { asked, read } = lexicons[lang].asking.ordinals;
  return [...inOneScript(question).matchAll(asked)].map(({ 0: match, index }) => ({
    ...{ key: read(match), start: index, end: index + match.length },
  }));
}

/** The ordinals in a text of any language. */
export const toldOrdinals = (text: string): string[] =>
  languages.flatMap((lang) => {
    const { told, read } = lexicons[lang].asking.ordinals;
    return (inOneScript(text).match(told) ?? []).map(read);
  });

/** Whether two ordinals are the same: 第15届 is not 第15次, if both have a noun. */
export function isSameOrdinal(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  const isOfOne = one.unit === other.unit || one.unit === '' || other.unit === '';
  return one.number === undefined ? a === b : one.number === other.number && isOfOne;
}

/** Whether it has a number: 终审 has none. */
export const isNumbered = (key: string): boolean => partsOf(key).number !== undefined;

/**
 * Events held every few years are identified by their number; something done a third time is also
 * reported without one.
 */
const editions = new Set(['', '届']);

/** Whether a report without this ordinal is about something else. */
export const isEdition = (key: string): boolean => editions.has(partsOf(key).unit);

/** The index words under which an ordinal may be found, in any language. */
export function ordinalWords(key: string): string[] {
  const { number, unit } = partsOf(key);
  if (number === undefined) return [];
  const words = languages.flatMap((lang) =>
    lexicons[lang].asking.ordinals.written(number, unit).flatMap((text) => {
      const found = segment(fold(text), lang);
      // The end of forty-fifth and ika-12 is more distinctive.
      return lexicons[lang].spaced ? found.slice(-1) : found;
    }),
  );
  return [...new Set(words)].filter((word) => word.length > 1);
}
