// Who did it to whom: whether a report tells a question's deed with the roles reversed. Protects: a
// report of guards who beat the crew does not answer whether the crew beat the guards.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import { markedActor } from './marked-actor';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import type { Passage } from '../evidence/passages';

/** The subject, the deed and the object of a question, as terms. */
type Roles = { actor: WeightedTerm[]; deed: WeightedTerm[]; other: WeightedTerm[] };

/** Adjacent terms of a question, and their position. */
type Run = Place & { naming: boolean; terms: WeightedTerm[] };

/** Two names in the order of the text, and the deeds between them. */
type Act = { first: Place; deeds: readonly Place[]; last: Place };

function runsOf(text: string, lang: Language, terms: readonly WeightedTerm[]): Run[] {
  const { parts } = lexicons[lang].roles;
  const runs: Run[] = [];
  const placed = terms
    .map((term) => ({ term, start: text.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  for (const { term, start } of placed) {
    const last = runs.at(-1);
    const end = start + term.token.length;
    if (last?.naming === term.naming && !parts.test(text.slice(last.end, start))) {
      last.terms.push(term);
      last.end = Math.max(last.end, end);
    } else runs.push({ naming: term.naming, terms: [term], start, end });
  }
  return runs;
}

/**
 * Which of two names acts, by their positions and the function words between; undefined where the
 * text does not say.
 */
function placedActor(text: string, lang: Language, act: Act): 'first' | 'last' | undefined {
  const { by, toward } = lexicons[lang].roles;
  const { first, last, deeds } = act;
  const between = text.slice(first.start, last.start);
  if (by.test(between)) return 'last';
  const isBefore = ({ end }: Place) => end <= first.start && by.test(text.slice(end, first.start));
  if (deeds.some(isBefore)) return 'first';
  if (deeds.some(({ start }) => start >= first.start && start <= last.start)) return 'first';
  return toward?.test(between) && deeds.some(({ start }) => start >= last.end)
    ? 'first'
    : undefined;
}

/** Which of two names acts, also where a language marks it on the names and the verb. */
const actorOf = (text: string, lang: Language, act: Act): 'first' | 'last' | undefined => {
  const { focus } = lexicons[lang].roles;
  const marked = focus && markedActor(text, focus, act);
  return marked === 'untold' ? undefined : (marked ?? placedActor(text, lang, act));
};

/** The roles of a question that says who did what to whom; undefined for any other. */
function rolesOf({ text, lang }: Question, found: readonly WeightedTerm[]): Roles | undefined {
  const folded = fold(text);
  const runs = runsOf(folded, lang, found);
  const [first, last] = runs.filter(({ naming }) => naming);
  const deeds = runs.filter(({ naming }) => !naming);
  if (!first || !last || deeds.length === 0) return undefined;
  const { by, aside, onto } = lexicons[lang].roles;
  const inside = deeds.find(({ start }) => start >= first.end && start < last.start);
  if (inside) {
    const between = folded.slice(inside.end, last.start);
    const around = folded.slice(inside.start, last.start);
    // "In Peru" is not an object.
    if (!by.test(between) && aside.test(between) && !onto?.test(around)) return undefined;
    if (by.test(folded.slice(first.end, inside.start))) return undefined;
  }
  const actor = actorOf(folded, lang, { first, deeds: inside ? [inside] : deeds, last });
  if (!actor) return undefined;
  const deed = (inside ? [inside] : deeds).flatMap(({ terms }) => terms);
  return actor === 'first'
    ? { actor: first.terms, deed, other: last.terms }
    : { actor: last.terms, deed, other: first.terms };
}

/**
 * After these, another person says or does something; the period in ‘U.S. Rep.’ does not end a
 * clause.
 */
const clauseEnd = /[;；:：。!？?—–"“”]|(?<!(?<![\p{L}])\p{Lu}\p{Ll}{0,3})[.](?!\d)/u;
/** Most characters between the two: farther apart other things happen. */
const reachMost = 60;

/** Whether no statement ends between two positions of a text. */
export const isOneClause = (text: string, from: number, to: number): boolean =>
  !clauseEnd.test(text.slice(from, to));

/** Whether one statement of a text may include both positions. */
export const isWithinReach = (text: string, first: Place, last: Place): boolean =>
  last.start - first.start <= reachMost && isOneClause(text, first.start, last.start);

/**
 * Whether a sentence has the two of a question in the asked roles; undefined where it does not say.
 */
function saysAsAsked(
  { text, lang }: Pick<Passage, 'text' | 'lang'>,
  roles: Roles,
  asked: Language,
): boolean | undefined {
  const deeds = placesOf(text, roles.deed, asked);
  if (deeds.length === 0) return undefined;
  const [actor] = placesOf(text, roles.actor, asked);
  const [other] = placesOf(text, roles.other, asked);
  if (!actor || !other) return undefined;
  const isAhead = actor.start < other.start;
  const [first, last] = isAhead ? [actor, other] : [other, actor];
  if (!isWithinReach(text, first, last)) return undefined;
  const acting = actorOf(text, lang, { first, deeds, last });
  return acting && (acting === 'first') === isAhead;
}

/** Whether a report has the two of a question only in each other's roles. */
export function isReversed({ found, passages }: RankedEvent, question: Question): boolean {
  const roles = rolesOf(question, found);
  if (!roles) return false;
  const said = passages.map((passage) => saysAsAsked(passage, roles, question.lang));
  return said.includes(false) && !said.includes(true);
}
