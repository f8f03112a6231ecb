// Whether a report only says that somebody was asked to do the deed of a question. Protects: when
// the house passed a bill and urged the senate to follow does not answer when the senate passed it.
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { asksOfFuture, asksOfPast } from '../language/questions/asking';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { isWithinReach } from './roles';

type Asked = { names: WeightedTerm[]; deed: WeightedTerm };

/** The name and the deed right after it; undefined where a question does not have both. */
function askedOf({ text, lang }: Question, found: readonly WeightedTerm[]): Asked | undefined {
  const names = found.filter(({ naming }) => naming);
  const ends = placesOf(text, names, lang).map(({ end }) => end);
  const { day } = lexicons[lang].asking;
  const isBehind = ({ start }: Place) =>
    ends.some((end) => {
      const between = text.slice(end, start);
      return between.trim() === '' || (end < start && day.test(between) && between.length <= 6);
    });
  const deed = found.find(
    (term) => !term.naming && placesOf(text, [term], lang).slice(0, 1).some(isBehind),
  );
  return deed && { names, deed };
}

/** Joins adjacent positions: Ana Reyes, the Veldra Senate. */
const joined = (places: readonly Place[]): Place[] =>
  places.reduce<Place[]>((runs, place) => {
    const last = runs.at(-1);
    if (last && place.start <= last.end + 1) last.end = Math.max(last.end, place.end);
    else runs.push({ ...place });
    return runs;
  }, []);

/**
 * Whether a sentence says that somebody is urged to do a deed, and whether it says that they did
 * it.
 */
function saidIn(passage: RankedPassage, { names, deed }: Asked, question: Question) {
  const { text, lang } = passage;
  const deeds = placesOf(text, [deed], question.lang);
  const named = joined(placesOf(text, names, question.lang));
  // A continuing sentence gets its subject from the one before.
  if (deeds.length > 0 && named.length === 0 && leans(text, lang)) return ['done'];
  return deeds.flatMap((at) =>
    named
      .filter((name) => name.end <= at.start && isWithinReach(text, name, at))
      .slice(-1)
      .map((name) => {
        const before = `${text.slice(0, name.start)}•${text.slice(name.end, at.start)}`;
        return lexicons[lang].roles.urged?.test(before) ? 'urged' : 'done';
      }),
  );
}

/** Whether a report only says that the deed a question asks about is wanted of somebody. */
export function isOnlyUrged({ found, passages }: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  if (!asksOfPast(text, lang) || asksOfFuture(text, lang)) return false;
  const asked = askedOf(question, found);
  if (!asked || lexicons[lang].roles.urged === undefined) return false;
  const said = passages.flatMap((passage) => saidIn(passage, asked, question));
  return said.length > 0 && said.every((one) => one === 'urged');
}
