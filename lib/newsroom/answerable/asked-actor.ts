// Who did something, or to whom, where a question names one of the two: whether a report has the
// named one in the opposite role. Protects: a report of what the airline bought does not answer who
// bought the airline.
import type { Language } from '@/lib/model/text/languages';
import type { Passage } from '../evidence/passages';
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { askedKind } from '../language/questions/kinds';
import { asks, asksActedOn, asksActor, isPastVerb } from '../language/questions/asking';
import { fold } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import { isOneClause, isWithinReach } from './roles';

/**
 * A question's deed, the name beside it, and whether the named one did it (or had it done to them).
 */
type Asked = { deed: WeightedTerm; named: WeightedTerm[]; acts: boolean };
type Placed = { term: WeightedTerm; start: number };

/** Most words between a deed and the name it was done to: ‘sued the harbor city Kotor’. */
const upToNamed = 3;

/** The terms from a position on that form one name. */
function nameAt(placed: readonly Placed[], at: number): WeightedTerm[] {
  const from = placed.slice(at);
  const end = from.findIndex(({ term, start }, n) => {
    const before = from[n - 1];
    return !term.naming || (before && start > before.start + before.term.token.length + 1);
  });
  return from.slice(0, end < 0 ? undefined : end).map(({ term }) => term);
}

/** ‘Who sued Kotor’: the name is the object of the deed. */
function doneTo(folded: string, lang: Language, placed: readonly Placed[]): Asked | undefined {
  // In 哪家公司收购了 the firm is no deed.
  const kind = fold(askedKind(folded)?.words ?? '');
  const afterKind = kind === '' ? 0 : folded.indexOf(kind) + kind.length;
  const at = placed.findIndex(
    ({ term, start }) =>
      !term.naming && start >= afterKind && asksActor(folded.slice(0, start), lang),
  );
  const deed = placed[at];
  const first = placed.findIndex(({ term }, n) => n > at && term.naming);
  const name = placed[first];
  if (!deed || !name) return undefined;
  const { aside, by } = lexicons[lang].roles;
  const between = folded.slice(deed.start + deed.term.token.length, name.start);
  const isFar = between.trim().split(/\s+/).length > upToNamed;
  if (isFar || aside.test(between) || by.test(between)) return undefined;
  const named = nameAt(placed, first);
  // In ‘Who won the Kotor game’ the game was won, and perhaps by Kotor: the name is not the object.
  const [last, behind] = placed.slice(first + named.length - 1);
  const blank = lexicons[lang].spaced ? 1 : 0;
  // A single character ends the name: 维德拉队.
  const isBeside =
    last &&
    behind?.term.naming === false &&
    behind.term.token.length > 1 &&
    behind.start === last.start + last.term.token.length + blank;
  return isBeside ? undefined : { deed: deed.term, named, acts: false };
}

const actingAt = (folded: string, lang: Language, placed: readonly Placed[]) =>
  placed.findIndex(({ term, start }) => term.naming && asksActedOn(folded.slice(0, start), lang));

/** ‘Whom did Kotor sue’: the name is the subject of the deed. */
function doneBy(folded: string, lang: Language, placed: readonly Placed[]): Asked | undefined {
  const at = actingAt(folded, lang, placed);
  if (at < 0) return undefined;
  const named = nameAt(placed, at);
  const [last, deed] = placed.slice(at + named.length - 1);
  if (!last || !deed || deed.term.naming) return undefined;
  // ‘What did Reyes say about the ban’ asks about no deed other than saying.
  const between = folded.slice(last.start + last.term.token.length, deed.start);
  return between.trim() === '' ? { deed: deed.term, named, acts: true } : undefined;
}

const placedIn = (folded: string, found: readonly WeightedTerm[]): Placed[] =>
  found
    .map((term) => ({ term, start: folded.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);

/**
 * The deed that a question asks about and the one it names with it; undefined where it names none.
 */
function askedOf({ text, lang }: Question, found: readonly WeightedTerm[]): Asked | undefined {
  const folded = fold(text);
  const placed = placedIn(folded, found);
  const asked = doneTo(folded, lang, placed) ?? doneBy(folded, lang, placed);
  // ‘Game 3’ is not a person or body that something is done to.
  return asked?.named.some(({ token }) => /\d/.test(token)) ? undefined : asked;
}

/** Most words between a deed and the "by" behind it. */
const toBy = 3;

/**
 * Whether the one named at a position did the deed: `false` where it was done to them, undefined
 * where the sentence says neither.
 */
function didIt({ text, lang }: Pick<Passage, 'text' | 'lang'>, deed: Place, name: Place) {
  const { aside, by, done } = lexicons[lang].roles;
  const [first, last] = name.start < deed.start ? [name, deed] : [deed, name];
  if (!isWithinReach(text, first, last)) return undefined;
  const between = text.slice(first.end, last.start);
  if (first === deed) return by.test(between) ? true : aside.test(between) ? undefined : false;
  // In ‘Reyes's lawyer sued’ the name only describes who did it.
  if (/^['’]/.test(between)) return undefined;
  const behind = text.slice(deed.end).split(' ', toBy);
  const isGoingOn = text.slice(deed.start, deed.end).endsWith('ing');
  const isDone =
    (done?.test(between) === true && !isGoingOn) ||
    behind.some((_, n) => by.test(`${behind.slice(0, n + 1).join(' ')} `));
  return !isDone;
}

/** Whether the name at a position is a possessive, as in ‘Ana Reyes's brother’. */
const isOwner = (text: string, { end }: Place) => /^['’]s?(?!\p{L})/u.test(text.slice(end));

/**
 * Whether a report names the one whose deed or words are asked for only in a possessive, as in
 * ‘Reyes's lawyer’.
 */
function isOfTheirPeople({ found, passages }: RankedEvent, { text, lang }: Question): boolean {
  const folded = fold(text);
  const placed = placedIn(folded, found);
  const at = actingAt(folded, lang, placed);
  const name = at < 0 ? [] : nameAt(placed, at).slice(-1);
  if (name.length === 0) return false;
  // A question about what Reyes's lawyer said means the lawyer.
  if (placesOf(text, name, lang).some((place) => isOwner(text, place))) return false;
  const owns = passages.flatMap((passage) =>
    placesOf(passage.text, name, lang).map((place) => isOwner(passage.text, place)),
  );
  return owns.length > 0 && !owns.includes(false);
}

const quotes = /[“”"]/gu;

/**
 * Whether a sentence has a deed within reach of a name, or continues a sentence about that name.
 */
function hasBoth(passage: Passage, { deed, named }: Asked, lang: Language): boolean {
  // Quotation marks around the title of a work would end the clause.
  const text = passage.text.replace(quotes, ' ');
  const deeds = placesOf(text, [deed], lang);
  const names = placesOf(text, named, lang);
  const isNear = (one: Place, other: Place) =>
    one.start < other.start ? isWithinReach(text, one, other) : isWithinReach(text, other, one);
  if (deeds.some((one) => names.some((name) => isNear(one, name)))) return true;
  // In ‘Ana Reyes jabs at Tomas Holt, whom she calls a coward’ the subject is Ana Reyes.
  const { takenUp } = lexicons[lang].roles;
  const isTakenUp = deeds.some(({ start }) => {
    const before = text.slice(0, start);
    const at = takenUp ? before.search(takenUp) : -1;
    return names.some(({ end }) => end < at) && !names.some(({ end }) => end === at);
  });
  if (isTakenUp) return true;
  if (names.length > 0) return false;
  // A name that the text spells in another script counts, though its position is unknown.
  const holds = holderOf(text, lang, createAlike(lang));
  if (named.some((term) => holds(term) > 0)) return true;
  return leans(passage.text, passage.lang) || placesOf(passage.before, named, lang).length > 0;
}

/**
 * ‘Did Kotor sue Veldra’: the deed of a yes-or-no question, the name right beside it, and its
 * object.
 */
function askedIf({ text, lang }: Question, found: readonly WeightedTerm[]) {
  if (!asks('yesNo', text)) return undefined;
  const folded = fold(text);
  const placed = placedIn(folded, found);
  const at = placed.findIndex(({ term }) => term.naming);
  if (at < 0) return undefined;
  const { happened, roles } = lexicons[lang];
  const endOf = ({ term, start }: Placed) => start + term.token.length;
  const between = (one: Placed, other: Placed) => folded.slice(endOf(one), other.start);
  const isDeed = ({ naming, token }: WeightedTerm) =>
    !naming && (isKnownDeed(token, lang) || isPastVerb(token, lang));
  // The object directly follows the deed or its subject: ‘sue Veldra’.
  const isObject = (ahead: Placed | undefined, behind: Placed) =>
    ahead !== undefined &&
    behind.term.naming &&
    !/\d/.test(behind.term.token) &&
    (roles.asksOf?.object ?? /^\s*$/).test(between(ahead, behind));
  const named = nameAt(placed, at);
  const [before, name] = [placed[at - 1], placed[at]];
  // The verb may come first: ‘inaprubahan ba ng Kotor’.
  if (before && name && isDeed(before.term) && roles.asksOf?.behind?.test(between(before, name))) {
    const behind = placed[at + named.length];
    const other = behind && isObject(placed[at + named.length - 1], behind) ? [behind.term] : [];
    return { deed: before.term, named, other };
  }
  const [last, one, next] = placed.slice(at + named.length - 1);
  if (!name || !last || !one || one.term.naming || between(last, one).trim() !== '')
    return undefined;
  // ‘did Kotor’ is followed by a verb, or by a noun and its verb: ‘did Kotor shares fall’.
  const isVerb =
    roles.asksOf?.before?.test(folded.slice(0, name.start)) === true &&
    !(next?.term.naming === false && between(one, next).trim() === '');
  const isMarked = happened?.test(folded.slice(endOf(one) - 1, endOf(one) + 1)) === true;
  if (!isVerb && !isMarked && !isDeed(one.term)) return undefined;
  const other = next && isObject(one, next) ? nameAt(placed, at + named.length + 1) : [];
  // In ‘release the Reyes files’ the object is the files, which a report may call otherwise.
  const [end, thing] = placed.slice(at + named.length + other.length);
  const isOfThing = end && thing && !thing.term.naming && between(end, thing).trim() === '';
  return { deed: one.term, named, other: isOfThing ? [] : other };
}

/**
 * Whether a sentence may have the named one as the subject or object of a deed, rather than as an
 * owner or companion, or as one who is only urged: ‘House passes bill; Senate is told to pass it’.
 */
function mayTellOf({ text: written, lang }: Passage, deed: Place, name: Place): boolean {
  // Quotation marks around the title of a work would end the clause.
  const text = written.replace(quotes, ' ');
  const [first, last] = name.start < deed.start ? [name, deed] : [deed, name];
  if (!isOneClause(text, first.start, last.start)) return false;
  const { aside, onto, done, urged } = lexicons[lang].roles;
  const between = text.slice(first.end, last.start);
  if (first === deed) {
    const isObject = onto?.test(text.slice(deed.start, name.start)) === true;
    return isObject || !aside.test(between) || done?.test(text.slice(0, deed.start)) === true;
  }
  const before = `${text.slice(0, name.start)}•${between}`;
  // ‘Veldra's ban’ is a ban by Veldra; of ‘Veldra's mill’ the mill may have banned something.
  const isOfOther = isOwner(text, name) && between.trim().includes(' ');
  return !isOfOther && urged?.test(before) !== true;
}

/**
 * Whether every statement of a report with the deed of a yes-or-no question has another subject or
 * object than the question: the house that approved a bill is not the senate.
 */
function isOfAnother({ found, passages }: RankedEvent, question: Question): boolean {
  const asked = askedIf(question, found);
  if (!asked) return false;
  const { deed, named, other } = asked;
  const { lang } = question;
  const telling = passages.filter(({ text }) => placesOf(text, [deed], lang).length > 0);
  const isOf = (one: Passage) => {
    const names = placesOf(one.text, named, lang);
    const isInOne = placesOf(one.text, [deed], lang).some((at) =>
      names.some((name) => mayTellOf(one, at, name)),
    );
    const isDone = other.length === 0 || hasBoth(one, { deed, named: other, acts: false }, lang);
    // A name that the text spells in another script has no known position.
    const isNear = () =>
      leans(one.text, one.lang) ||
      named.some((term) => holderOf(one.text, lang, createAlike(lang))(term) > 0);
    return isDone && (isInOne || (names.length === 0 && isNear()));
  };
  return telling.length > 0 && !telling.some(isOf);
}

/**
 * Whether a report has the one that a question names only in the opposite role, or nowhere near the
 * deed.
 */
export function isOtherWayRound(ranked: RankedEvent, question: Question): boolean {
  if (isOfTheirPeople(ranked, question) || isOfAnother(ranked, question)) return true;
  const { found, passages } = ranked;
  const asked = askedOf(question, found);
  if (!asked) return false;
  const telling = passages.filter(
    ({ text }) => placesOf(text, [asked.deed], question.lang).length > 0,
  );
  // Where no sentence has the deed, a report may say it in other words.
  if (telling.length > 0 && !telling.some((one) => hasBoth(one, asked, question.lang))) return true;
  const said = passages.flatMap((passage) => {
    const deeds = placesOf(passage.text, [asked.deed], question.lang);
    const names = placesOf(passage.text, asked.named, question.lang);
    return deeds.flatMap((deed) => names.map((name) => didIt(passage, deed, name)));
  });
  return said.includes(!asked.acts) && !said.includes(asked.acts);
}
