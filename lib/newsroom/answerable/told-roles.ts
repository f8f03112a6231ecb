// Whether a report tells a question's deed with everyone in the asked role. Protects: a report of
// guards who beat the crew does not answer whether the crew beat the guards, and neither does one of
// somebody else who beat them.
import type { Language } from '@/lib/model/text/languages';
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { asks } from '../language/questions/asking';
import { placesOf, type Place } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import {
  actorOf,
  isOneClause,
  isWithinReach,
  reachMost,
  rolesOf,
  rolesOfAny,
  type Roles,
} from './roles';

/** Most characters from an actor to the object where the deed is within reach of the object. */
const longReach = 160;

/** Most characters from a preposition to the name that it joins, with an article between. */
const upToAside = 8;

type Said = { text: string; lang: Language; deeds: readonly Place[]; isAside: boolean };

/** Whether a deed between two positions is near enough to the second to be done to it. */
function isDoneTo({ text, deeds }: Said, first: Place, last: Place): boolean {
  return (
    last.start - first.start <= longReach &&
    isOneClause(text, first.start, last.start) &&
    deeds.some(
      ({ start, end }) => start >= first.end && last.start - end <= reachMost && end <= last.start,
    )
  );
}

/** Whether one at a position acts on another; undefined where the sentence does not say. */
function actsOn(said: Said, actor: Place, other: Place): boolean | undefined {
  const { text, lang, deeds, isAside } = said;
  const { roles } = lexicons[lang];
  const isAhead = actor.start < other.start;
  const [first, last] = isAhead ? [actor, other] : [other, actor];
  // In ‘In Veldra, Ana Reyes invested’ the preposition stands before the object.
  const isBefore =
    isAside &&
    !isAhead &&
    roles.aside.test(text.slice(0, other.start).slice(-upToAside).toLowerCase());
  if (isBefore && isWithinReach(text, other, actor)) return true;
  if (!isWithinReach(text, first, last) && !(isAhead && isDoneTo(said, first, last)))
    return undefined;
  const acting = actorOf(text, lang, { first, deeds, last });
  if (!acting) return undefined;
  if ((acting === 'first') !== isAhead) return false;
  // In ‘Kotor says Veldra attacked Tarsia’, Veldra did.
  const deed = deeds.find(({ start }) => start >= first.end && start <= last.start);
  const isOther = isAhead && deed && roles.anotherActor?.test(text.slice(first.end, deed.start));
  return isOther ? undefined : true;
}

/**
 * Whether a sentence has the two of a question in the asked roles; undefined where it does not say.
 */
function saysAsAsked(
  { text, lang, before }: RankedPassage,
  { actor, deed, other, isAside }: Roles,
  asked: Language,
): boolean | undefined {
  const deeds = placesOf(text, deed, asked);
  if (deeds.length === 0) return undefined;
  const [actors, others] = [placesOf(text, actor, asked), placesOf(text, other, asked)];
  const said = actors.flatMap((one) =>
    others.map((another) => actsOn({ text, lang, deeds, isAside }, one, another)),
  );
  if (said.includes(true)) return true;
  if (said.includes(false)) return false;
  // ‘He sued Veldra’: the sentence before says who.
  const isGoingOn =
    actors.length === 0 && leans(text, lang) && placesOf(before, actor, asked).length > 0;
  return isGoingOn && deeds.some(({ end }) => others.some(({ start }) => start >= end))
    ? true
    : undefined;
}

/**
 * Whether a yes-or-no question asks if somebody acts on another. In ‘was Ana Reyes elected mayor’ she
 * does not, and where particles mark who does, reports often leave them out in their own language.
 */
function asksOfAct({ text, lang }: Question, isForeign: boolean): boolean {
  if (!asks('yesNo', text)) return false;
  const { asksOf, focus, by } = lexicons[lang].roles;
  if (focus) return isForeign;
  return (
    asksOf?.active === undefined ||
    asksOf.active.test(text) ||
    text.split(/(?<= )/u).some((_, at, words) => by.test(words.slice(0, at).join('')))
  );
}

/** Most characters from the one who acts to the deed, where nobody else is named. */
const upToDeed = 24;

/**
 * Whether a report tells the deed of a yes-or-no question only of others: ‘did Veldra win’ is not
 * answered by a win over Veldra.
 */
function isDoneByOther({ found, passages }: RankedEvent, { text, lang }: Question): boolean {
  const { asksOf, by, aside, done } = lexicons[lang].roles;
  const names = found.filter(({ naming }) => naming);
  const [name] = placesOf(text, names, lang);
  if (!name || asksOf?.before?.test(text.slice(0, name.start)) !== true) return false;
  const end = placesOf(text, names, lang).reduce(
    (to, one) => (one.start === to + 1 ? one.end : to),
    name.end,
  );
  const deeds = found.filter(
    (term) => !term.naming && placesOf(text, [term], lang).some(({ start }) => start === end + 1),
  );
  const said = passages.flatMap((passage) =>
    placesOf(passage.text, deeds, lang).flatMap((deed) =>
      placesOf(passage.text, names, lang).flatMap((one): boolean[] => {
        const [first, last] = one.start < deed.start ? [one, deed] : [deed, one];
        const between = passage.text.slice(first.end, last.start);
        if (!isWithinReach(passage.text, first, last)) return [];
        const isDone = done?.test(passage.text.slice(0, deed.start)) === true;
        if (first === one) return !isDone && between.length <= upToDeed ? [true] : [];
        if (by.test(between)) return [true];
        // ‘Approved in Tarsia’ may well be approved by it.
        return !isDone && aside.test(between) ? [false] : [];
      }),
    ),
  );
  return said.includes(false) && !said.includes(true);
}

/**
 * Whether a report does not have the two of a question in the asked roles: for yes or no some
 * sentence must, for others none may have them only reversed.
 */
export function lacksRoles(ranked: RankedEvent, question: Question): boolean {
  const { found, absent, passages, isForeign } = ranked;
  const { lang, terms } = question;
  const isOfAct = asksOfAct(question, isForeign);
  // ‘Did Kotor take on Veldra’ leaves nothing but names to look for.
  const isOfNames = terms.length > 1 && terms.every(({ naming }) => naming);
  if (isOfAct && lexicons[lang].spaced && isOfNames) return true;
  // One that the report lacks takes part all the same: it may be nobody there.
  const asked = isOfAct ? [...found, ...absent] : found;
  const roles = rolesOf(question, asked) ?? (isOfAct ? rolesOfAny(question, asked) : undefined);
  if (!roles) return isOfAct && isDoneByOther(ranked, question);
  if (roles.isAside && !isOfAct) return false;
  const said = passages.map((passage) => saysAsAsked(passage, roles, lang));
  if (said.includes(true)) return false;
  // A report in another language may tell the deed in words that cannot be compared.
  const isComparable =
    !isForeign || passages.some((one) => placesOf(one.text, roles.deed, lang).length > 0);
  return said.includes(false) || (isOfAct && isComparable && !roles.isOfThing);
}
