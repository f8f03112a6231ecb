// How many of the names in a question a sentence has.
import { leans } from '../evidence/quotable';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** The names of a question; adjacent words are one, of which a report may only repeat the last. */
export function namesOf(
  { found }: Pick<RankedEvent, 'found'>,
  { text, lang }: Question,
): WeightedTerm[][] {
  const placed = found
    .filter(({ naming }) => naming)
    .map((term) => ({ term, at: placesOf(text, [term], lang)[0] }))
    .toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
  return placed.reduce<WeightedTerm[][]>((names, { term, at }, index) => {
    const before = placed[index - 1]?.at;
    const goesOn = at && before && text.slice(before.end, at.start) === ' ';
    return goesOn ? [...names.slice(0, -1), [...(names.at(-1) ?? []), term]] : [...names, [term]];
  }, []);
}

/**
 * How many names of a question a sentence has, also before it where it continues another. What is
 * told with fewer of them may be another matter: whom somebody paid before.
 */
export function namesIn(ranked: RankedEvent, question: Question) {
  const names = namesOf(ranked, question);
  const alike = createAlike(question.lang);
  return ({ text, before, lang: of }: RankedPassage): number => {
    const said = leans(text, of) ? `${before} ${text}` : text;
    const holds = holderOf(said, question.lang, alike);
    return names.filter((name) => name.some((term) => holds(term) > 0)).length;
  };
}
