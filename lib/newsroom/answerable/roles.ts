// Who did it to whom, as a question asks it and as a sentence says it, by the order of the words and
// the function words between them.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { placeWords } from '../language/meanings/rows';
import { fold } from '../language/segment';
import { markedActor } from './marked-actor';
import type { Place } from './places';
import type { Question, WeightedTerm } from './question';

/**
 * The subject, the deed and the object of a question, as terms; `isAside` if a preposition joins the
 * object to the deed: ‘invest in Veldra’; `isOfThing` if the object only describes a thing.
 */
export type Roles = {
  actor: WeightedTerm[];
  deed: WeightedTerm[];
  other: WeightedTerm[];
  isAside: boolean;
  isOfThing: boolean;
};

/** Adjacent terms of a question, and their position. */
type Run = Place & { takesPart: boolean; terms: WeightedTerm[] };

/** Two names in the order of the text, and the deeds between them. */
type Act = { first: Place; deeds: readonly Place[]; last: Place };

/** @param takesPart whether a term is somebody, rather than a deed */
function runsOf(
  text: string,
  lang: Language,
  terms: readonly WeightedTerm[],
  takesPart: (term: WeightedTerm) => boolean,
): Run[] {
  const { parts } = lexicons[lang].roles;
  const runs: Run[] = [];
  const placed = terms
    .map((term) => ({ term, start: text.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  for (const { term, start } of placed) {
    const last = runs.at(-1);
    const end = start + term.token.length;
    if (last?.takesPart === takesPart(term) && !parts.test(text.slice(last.end, start))) {
      last.terms.push(term);
      last.end = Math.max(last.end, end);
    } else runs.push({ takesPart: takesPart(term), terms: [term], start, end });
  }
  return runs;
}

/** Most characters between an object that precedes its deed and the deed. */
const towardMost = 30;
const commas = /[,，;；]/u;

/**
 * Which of two names acts, by their positions and the function words between; undefined where the
 * text does not say.
 */
function placedActor(text: string, lang: Language, act: Act): 'first' | 'last' | undefined {
  const { by, toward } = lexicons[lang].roles;
  const { first, last, deeds } = act;
  const between = text.slice(first.start, last.start);
  const isSoon = ({ start }: Place) =>
    start >= last.end &&
    start - last.end <= towardMost &&
    !commas.test(text.slice(last.end, start));
  const isBetween = ({ start, end }: Place) => start >= first.start && end <= last.start;
  // In ‘Orinda, backed by Valmet, was sold’ nothing was sold by Valmet.
  if (by.test(between))
    return deeds.some((one) => isBetween(one) || isSoon(one)) ? 'last' : undefined;
  const isBefore = ({ end }: Place) => end <= first.start && by.test(text.slice(end, first.start));
  if (deeds.some(isBefore)) return 'first';
  if (deeds.some(({ start }) => start >= first.start && start <= last.start)) return 'first';
  return toward?.test(between) && deeds.some(isSoon) ? 'first' : undefined;
}

/** Which of two names acts, also where a language marks it on the names and the verb. */
export const actorOf = (text: string, lang: Language, act: Act): 'first' | 'last' | undefined => {
  const { focus } = lexicons[lang].roles;
  const marked = focus && markedActor(text, focus, act);
  return marked === 'untold' ? undefined : (marked ?? placedActor(text, lang, act));
};

/** A single word between a deed and a name. */
const joining = /^ ?\p{L}+ (?:the |an? )?$/iu;

/**
 * Who acts on whom in a question whose runs are given: names and deeds, or other somebodies and
 * deeds; undefined for any other.
 */
function rolesIn(folded: string, lang: Language, runs: readonly Run[]): Roles | undefined {
  const [first, last] = runs.filter(({ takesPart }) => takesPart);
  const deeds = runs.filter(({ takesPart }) => !takesPart);
  if (!first || !last || deeds.length === 0) return undefined;
  const { by, aside, onto } = lexicons[lang].roles;
  const inside = deeds.find(({ start }) => start >= first.end && start < last.start);
  let isAside = false;
  if (inside) {
    const between = folded.slice(inside.end, last.start);
    const around = folded.slice(inside.start, last.start);
    if (!by.test(between) && aside.test(between) && !onto?.test(around)) {
      // "In Peru" is not an object; "in Veldra" may be that of "invest".
      const isPlace = last.terms.some(({ token }) => placeWords.has(token) || /\d/.test(token));
      if (isPlace || !joining.test(between)) return undefined;
      isAside = true;
    }
    if (by.test(folded.slice(first.end, inside.start))) return undefined;
  }
  const actor = actorOf(folded, lang, { first, deeds: inside ? [inside] : deeds, last });
  if (!actor) return undefined;
  // In ‘release the Reyes files’ the object is the files, which a report may call otherwise.
  const isOfThing =
    lexicons[lang].spaced &&
    deeds.some(({ start }) => start > last.end && folded.slice(last.end, start).trim() === '');
  const deed = (inside ? [inside] : deeds).flatMap(({ terms }) => terms);
  return actor === 'first'
    ? { actor: first.terms, deed, other: last.terms, isAside, isOfThing }
    : { actor: last.terms, deed, other: first.terms, isAside, isOfThing };
}

/** The roles of a question that says who did what to whom, by their names; undefined for others. */
export function rolesOf({ text, lang }: Question, terms: readonly WeightedTerm[]) {
  const folded = fold(text);
  return rolesIn(
    folded,
    lang,
    runsOf(folded, lang, terms, ({ naming }) => naming),
  );
}

/**
 * The roles of a yes-or-no question about two somebodies around one known deed, named or not: ‘did
 * the union sue the mayor’, 税务局起诉总统了吗.
 */
export function rolesOfAny({ text, lang }: Question, terms: readonly WeightedTerm[]) {
  const { roles, spaced } = lexicons[lang];
  const folded = fold(text);
  const isDeed = ({ naming, token }: WeightedTerm) => !naming && isKnownDeed(token, lang);
  const runs = runsOf(folded, lang, terms, (term) => !isDeed(term));
  const [first] = runs;
  // Where the form of the verb shows who acts, only names have the marks for it.
  if (!first?.takesPart || runs.length !== 3 || roles.focus) return undefined;
  if (spaced && roles.asksOf?.before?.test(folded.slice(0, first.start)) !== true) return undefined;
  return rolesIn(folded, lang, runs);
}

/**
 * After these, another person says or does something; the period in ‘U.S. Rep.’ does not end a
 * clause.
 */
const clauseEnd = /[;；:：。!？?—–"“”]|(?<!(?<![\p{L}])\p{Lu}\p{Ll}{0,3})[.](?!\d)/u;
/** Most characters between the two: farther apart other things happen. */
export const reachMost = 60;

/** Whether no statement ends between two positions of a text. */
export const isOneClause = (text: string, from: number, to: number): boolean =>
  !clauseEnd.test(text.slice(from, to));

/** Whether one statement of a text may include both positions. */
export const isWithinReach = (text: string, first: Place, last: Place): boolean =>
  last.start - first.start <= reachMost && isOneClause(text, first.start, last.start);
