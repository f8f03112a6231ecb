// Full names of people in a question. Protects: a report that gives the full name once and only the
// surname after that is found, and one about a namesake never is.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold, isUnspaced } from '../language/segment';
import type { Holds } from './holds';
import type { WeightedTerm } from './question';

/** Between two words of a name: a blank, perhaps with an initial. */
const beside = /^ (?:\p{L}\. )?$/u;

/** Words of one name, the surname last. */
type FullName = { parts: readonly WeightedTerm[]; last: WeightedTerm };

/** Whether a word may be part of a person's name: it is capitalized and in no table. */
const mayBePart = ({ naming, amount, token, others }: WeightedTerm) =>
  naming &&
  amount === undefined &&
  others.length === 0 &&
  !/[\d ]/.test(token) &&
  !isUnspaced(token);

function fullNames(text: string, lang: Language, terms: readonly WeightedTerm[]): FullName[] {
  const folded = fold(text);
  const { placeOpeners } = lexicons[lang].names;
  const placed = terms
    .filter(mayBePart)
    .map((term) => ({ term, start: folded.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const runs: WeightedTerm[][] = [];
  let end = 0;
  for (const { term, start } of placed) {
    const run = runs.at(-1);
    if (run && beside.test(folded.slice(end, start))) run.push(term);
    else runs.push([term]);
    end = start + term.token.length;
  }
  return runs.flatMap((run) => {
    const last = run.at(-1);
    // San Miguel is not a person called Miguel.
    const isPlace = run.some(({ token }) => placeOpeners?.has(token));
    return last && run.length > 1 && !isPlace ? [{ parts: run.slice(0, -1), last }] : [];
  });
}

/**
 * Whether a text has a given name followed by its surname, with at most other parts of the name
 * between.
 */
function hasWhole(folded: string, name: FullName, part: WeightedTerm): boolean {
  const others = name.parts.map(({ token }) => token).join('|');
  const pattern = `(?<!\\p{L})${part.token} (?:(?:${others}|\\p{L}\\.) )*${name.last.token}(?!\\p{L})`;
  return new RegExp(pattern, 'u').test(folded);
}

/**
 * Lets a text with the surname and another word of the question count as having the full name, in
 * an event that has it somewhere.
 * @param texts all texts of the event
 */
export function withSurnames(
  { text, lang }: { text: string; lang: Language },
  terms: readonly WeightedTerm[],
  texts: readonly string[],
): (holds: Holds) => Holds {
  const folded = texts.map(fold);
  const surnames = new Map<WeightedTerm, WeightedTerm>();
  for (const name of fullNames(text, lang, terms)) {
    for (const part of name.parts) {
      if (folded.some((one) => hasWhole(one, name, part))) surnames.set(part, name.last);
    }
  }
  const common = terms.filter(({ naming, weight }) => !naming && weight >= 1);
  return (holds) => (term) => {
    const surname = surnames.get(term);
    const itself = holds(term);
    if (!surname || itself === 1) return itself;
    return common.some((one) => holds(one) > 0) ? Math.max(itself, holds(surname)) : itself;
  };
}
