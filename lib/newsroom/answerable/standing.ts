// Of whom a report tells what is asked: the holder of an office or name, or another person
// connected with them, such as a deputy, a former holder or a brother. Protects: a question about
// one is not answered by what the other did.
import type { Language } from '@/lib/model/text/languages';
import type { Passage } from '../evidence/passages';
import type { PersonForms, Standing } from '../language/lexicon/person-forms';
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { asks, asksHolder } from '../language/questions/asking';
import { fold } from '../language/segment';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

type Text = Pick<Passage, 'text' | 'lang'>;

/** A person in a text, and their standings (deputy, former, kin, …). */
type Person = { start: number; end: number; standings: readonly Standing[] };

/** A name after an office identifies its holder, so that the reader may leave out ‘former’. */
const nameBehind = /^ \p{Lu}/u;

function standingsAt({ text, lang }: Text, start: number, end: number): Standing[] {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const is = (one: PersonForms['beside'][number]) =>
    one.before?.test(before) === true || one.behind?.test(behind) === true;
  return [...new Set(lexicons[lang].persons.beside.filter(is).map(({ standing }) => standing))];
}

function holdersOf(text: Text, office: string): Person[] {
  const pattern = lexicons[text.lang].persons.offices[office];
  return [...text.text.matchAll(pattern ?? /(?!)/g)].map(({ 0: found, index }) => {
    const end = index + found.length;
    return { start: index, end, standings: standingsAt(text, index, end) };
  });
}

/** The people who bear a name: only their kin are others. */
const bearersOf = (text: Text, name: WeightedTerm, asked: Language): Person[] =>
  placesOf(text.text, [name], asked).map(({ start, end }) => ({
    ...{ start, end },
    standings: standingsAt(text, start, end).filter((one) => one === 'kin'),
  }));

const isSame = (a: Person, b: Person, ignored: Standing | undefined) => {
  const [one, other] = [a, b].map(({ standings }) => standings.filter((it) => it !== ignored));
  return one?.length === other?.length && one?.every((it) => other?.includes(it));
};

/** The person nearest to any of some positions. */
const nearestTo = (persons: readonly Person[], places: readonly { start: number }[]) =>
  places
    .flatMap(({ start }) =>
      persons.map((person) => ({ person, far: Math.abs(person.start - start) })),
    )
    .reduce<{ person: Person; far: number } | undefined>(
      (a, b) => (a === undefined || b.far < a.far ? b : a),
      undefined,
    )?.person;

/** The terms of a question other than the person it is about. */
const besides = (
  { text, lang }: Question,
  { start, end }: Person,
  found: readonly WeightedTerm[],
) =>
  found.filter(
    (term) =>
      !term.naming &&
      !placesOf(text, [term], lang).some((one) => one.start < end && start - one.end <= 1),
  );

/**
 * Whether what is asked about a person is told only of others: in each sentence that tells it,
 * another person is nearest, or the same one with another standing.
 * @param others further people a sentence may tell it of; with it, some sentence must name the
 * person asked about
 */
function isOfOthers(
  { found, passages }: RankedEvent,
  question: Question,
  personsOf: (text: Text) => Person[],
  others?: (text: Text) => Person[],
): boolean {
  const { text, lang } = question;
  const [asked] = personsOf(question);
  if (!asked) return false;
  const ignored = nameBehind.test(text.slice(asked.end)) ? 'former' : undefined;
  const deeds = besides(question, asked, found);
  const isAsked = (one: Person) => isSame(asked, one, ignored);
  const told = passages.flatMap((passage) => {
    const persons = personsOf(passage);
    const rest = others?.(passage) ?? [];
    if (persons.length + rest.length === 0) return [];
    const nearest = nearestTo([...persons, ...rest], placesOf(passage.text, deeds, lang));
    const isOfAsked = nearest && persons.includes(nearest) && isAsked(nearest);
    return [{ persons, isOfAsked }];
  });
  const beside = told.flatMap(({ isOfAsked }) => isOfAsked ?? []);
  if (beside.length > 0) return !beside.includes(true);
  // Where no sentence has both, any of them may be about the person asked about.
  const all = told.flatMap(({ persons }) => persons);
  return all.length > 0 ? !all.some(isAsked) : others !== undefined;
}

/**
 * The bodies or places that the offices of a kind belong to in a text; undefined for one without.
 */
function ownersOf({ text, lang }: Text, office: string): (string | undefined)[] {
  const { owner } = lexicons[lang].persons;
  return holdersOf({ text, lang }, office).map(({ start, end }) => {
    const named = owner?.behind.exec(text.slice(end)) ?? owner?.before.exec(text.slice(0, start));
    const name = named?.[1];
    const isName = name !== undefined && !lexicons[lang].stopWords.has(fold(name));
    return isName ? name : undefined;
  });
}

/** Whether a report has the office that a question asks for only at other bodies and places. */
function isOfOtherBody({ passages, found }: RankedEvent, question: Question, office: string) {
  const { text, lang } = question;
  const [asked] = ownersOf(question, office);
  if (asked === undefined) return false;
  const names = found.filter((term) => placesOf(asked, [term], lang).length > 0);
  const owners = passages.flatMap((passage) => ownersOf(passage, office));
  const isAsked = (owner: string | undefined) =>
    owner === undefined || names.some((name) => placesOf(owner, [name], lang).length > 0);
  return asksHolder(text, lang) && owners.length > 0 && !owners.some(isAsked);
}

const nameRightBehind = /^ ((?:\p{Lu}[\p{L}.’'-]*)(?: \p{Lu}[\p{L}.’'-]*)*)/u;

/** A name right before an office in apposition: ‘Ana Reyes, the mayor of Kotor’. */
const nameRightBefore = /\p{Lu}[\p{L}.’'-]* \p{Lu}[\p{L}’'-]*, (?:the |ang )?$/u;

/**
 * What a sentence must say to name the holder of an office that a question asks for: the office
 * itself, not a deputy's or former one's, with a name directly beside it. Undefined where no holder
 * is asked for.
 */
export function namesHolder({ text, lang }: Question): ((one: Text) => boolean) | undefined {
  if (!asksHolder(text, lang)) return undefined;
  const office = Object.keys(lexicons[lang].persons.offices).find(
    (one) => holdersOf({ text, lang }, one).length > 0,
  );
  if (office === undefined) return undefined;
  const isNamed = (one: Text, { start, end }: Person) => {
    const [before, behind] = [one.text.slice(0, start), one.text.slice(end)];
    // A ‘public affairs chief’ is not the chief; a title is capitalized.
    const word = /(\p{Ll}+) $/u.exec(before)?.[1];
    const isTitle = /^\p{Lu}/u.test(one.text.slice(start));
    const isOther = word !== undefined && !isTitle && !lexicons[one.lang].stopWords.has(word);
    return nameRightBefore.test(before) || (nameRightBehind.test(behind) && !isOther);
  };
  return (one) =>
    holdersOf(one, office).some((person) => person.standings.length === 0 && isNamed(one, person));
}

/**
 * Whether a question asks if somebody took an office, and a report has the office with other names
 * only.
 */
function isHeldByOthers({ passages, found }: RankedEvent, question: Question, office: string) {
  const { text, lang } = question;
  const { becomes } = lexicons[lang].persons;
  const [asked] = holdersOf(question, office);
  const names = found.filter(({ naming }) => naming);
  const comesTo = (at: number) =>
    placesOf(text, names, lang).some(
      ({ start, end }) => start !== at && end < at && becomes?.test(text.slice(end, at)),
    );
  if (!asked || !comesTo(asked.start)) return false;
  const holders = passages.flatMap((passage) =>
    holdersOf(passage, office).map(({ end }) => nameRightBehind.exec(passage.text.slice(end))?.[1]),
  );
  const isAsked = (name: string | undefined) =>
    name === undefined || placesOf(name, names, lang).length > 0;
  return holders.length > 0 && !holders.some(isAsked);
}

/** Whether a question asks who holds an office, and no passage has that office. */
function lacksOffice({ passages }: RankedEvent, question: Question, offices: readonly string[]) {
  if (!asksHolder(question.text, question.lang)) return false;
  const office = offices.find((one) => holdersOf(question, one).length > 0);
  return office !== undefined && !passages.some((passage) => holdersOf(passage, office).length > 0);
}

/**
 * Whether a report tells what is asked about the holder of an office or name only of others
 * connected with them.
 */
export function tellsOfOthers(ranked: RankedEvent, question: Question): boolean {
  const offices = Object.keys(lexicons[question.lang].persons.offices);
  if (lacksOffice(ranked, question, offices)) return true;
  const isYesNo = asks('yesNo', question.text);
  const rest = offices.filter((one) => holdersOf(question, one).length === 0);
  const isOfOther = (office: string) => {
    const others = (text: Text) => rest.flatMap((one) => holdersOf(text, one));
    const holders = (text: Text) => holdersOf(text, office);
    return isOfOthers(ranked, question, holders, isYesNo ? others : undefined);
  };
  if (offices.some((one) => isOfOther(one) || isOfOtherBody(ranked, question, one))) return true;
  if (!isYesNo) return false;
  if (offices.some((one) => isHeldByOthers(ranked, question, one))) return true;
  const names = ranked.found.filter(
    ({ naming, amount, token }) => naming && amount === undefined && !placeWords.has(token),
  );
  return names.some((name) =>
    isOfOthers(ranked, question, (text) => bearersOf(text, name, question.lang)),
  );
}
