// Who, or which team, did something: whether a report tells it. Protects: ‘a man’ does not answer
// who shot the mayor, nor does any report of a match answer which team won.
import { han } from '@/lib/model/text/scripts';
import { lexicons } from '../language/lexicons';
import { askedKind } from '../language/questions/kinds';
import { leaningText } from './leaning';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { toldDoer } from './told-doer';

/** The question's deeds of which it asks who, or which team, did them. */
export function deedsAskedFor(
  { text, lang }: Question,
  terms: readonly WeightedTerm[],
  form: 'asks' | 'asksTeam',
): WeightedTerm[] {
  const { doers } = lexicons[lang].asking;
  const isAsked = (term: WeightedTerm) =>
    placesOf(text, [term], lang).some(({ start }) => doers[form].test(text.slice(0, start)));
  return terms.filter((term) => !term.naming && isAsked(term));
}

/** The unnamed objects of a question's deeds: the stage in ‘who built the stage’. */
function objectsOf(
  { text, lang }: Question,
  found: readonly WeightedTerm[],
  deeds: readonly WeightedTerm[],
): WeightedTerm[] {
  const [deed] = placesOf(text, deeds, lang);
  if (!deed) return [];
  const { aside } = lexicons[lang].roles;
  return found.filter((term) => {
    const [place] = term.naming || deeds.includes(term) ? [] : placesOf(text, [term], lang);
    return place && place.start > deed.start && !aside.test(text.slice(deed.end, place.start));
  });
}

/**
 * Whether a report gives only an unnamed subject for the deed that is asked for, or none because it
 * is told in the passive.
 */
export function namesNobody({ found, passages }: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  const deeds = deedsAskedFor(question, found, 'asks');
  const objects = objectsOf(question, found, deeds);
  const told = passages.flatMap((passage) => {
    const done = placesOf(passage.text, objects, lang);
    // A sentence may mention the deed and say nothing of a doer.
    return placesOf(passage.text, deeds, lang).flatMap(
      (place) => toldDoer(passage, place, text, done) ?? [],
    );
  });
  if (told.includes('named')) return false;
  const isUntold = told.length > 0 && told.every((doer) => doer === 'untold');
  return isUntold || told.includes('nobody');
}

/** The words for winning in a sentence. */
function winsIn({ text, lang }: RankedPassage): Place[] {
  const { source, flags } = lexicons[lang].asking.givesWinner;
  return [...text.matchAll(new RegExp(source, `g${flags}`))].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length },
  }));
}

/** Whether a word means winning, in any language. */
const isWin = ({ token, others }: WeightedTerm, { lang }: Question) =>
  [{ word: token, lang }, ...others].some((one) =>
    lexicons[one.lang].asking.givesWinner.test(one.word),
  );

/** A report's sentences about those that a question names. */
function ofNamed({ found, passages }: RankedEvent, { lang }: Question): RankedPassage[] {
  const names = found.filter(({ naming }) => naming);
  return names.length === 0
    ? [...passages]
    : passages.filter((one) => placesOf(leaningText(one), names, lang).length > 0);
}

/**
 * Whether a sentence has a named subject, or a team in a script without capitals, for one of some
 * deeds.
 */
function hasDoer(passage: RankedPassage, deeds: readonly Place[], question: string): boolean {
  const { team } = lexicons[passage.lang].asking.doers;
  // The team that the question names is not the one it asks for.
  const isOther = ([named]: RegExpMatchArray) => !question.includes(named);
  const teamsIn = (text: string) =>
    team ? [...text.matchAll(new RegExp(`${han}{0,2}(?:${team.source})`, 'gu'))] : [];
  return deeds.some(
    (deed) =>
      toldDoer(passage, deed, question) === 'named' ||
      teamsIn(passage.text.slice(0, deed.start)).some(isOther),
  );
}

/** Whether a question asks which team did something, and no sentence of a report says so. */
export function lacksTeam(ranked: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  if (askedKind(text)?.kind !== 'team') return false;
  const deeds = deedsAskedFor(question, [...ranked.found, ...ranked.absent], 'asksTeam');
  if (deeds.length === 0) return false;
  // There are many words for winning.
  const wins = deeds.some((deed) => isWin(deed, question)) ? winsIn : () => [];
  return !ofNamed(ranked, question).some((passage) =>
    hasDoer(passage, [...placesOf(passage.text, deeds, lang), ...wins(passage)], text),
  );
}
