// Corrects a misspelled word of a question that no news has: McIlory for McIlroy. Protects: a typo
// does not lead to ‘there is nothing on it’.
import { otherWords } from '../language/meanings/other-words';
import { fold } from '../language/segment';
import { differByEnd } from '../answerable/bent-names';
import { quotablePassages } from '../answerable/quotable-passages';
import type { Question, Term } from '../answerable/question';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { liveEvent } from './retrieve';

/** Fewest letters: short words resemble many others. */
const lettersLeast = 6;
/** The first letters that must be right: candidate news are found by them. */
const lettersRight = 4;
/** The newest events with such a word that are read. */
const eventsRead = 10;

const latin = /^\p{Script=Latin}+$/u;

/**
 * Whether two words differ by one letter (wrong, missing or extra) or by two swapped ones, but not
 * by an ending that distinguishes two names or forms.
 */
export function isNearlyWritten(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || differByEnd(a, b)) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  const [one, two] = [restA[0], restA[1]];
  const changedPlaces = one === restB[1] && two === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    changedPlaces ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  );
}

/** A word that the tables know is spelled right. */
const mayBeMistyped = ({ token, others, weight, amount, ordinal }: Term, { lang }: Question) =>
  token.length >= lettersLeast &&
  weight >= 1 &&
  amount === undefined &&
  ordinal === undefined &&
  others.length === 0 &&
  latin.test(token) &&
  otherWords(token, lang).length === 0;

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

const wordsOf = (event: StoredEvent, { lang }: Question): string[] =>
  quotablePassages(event, lang).flatMap(({ text }) => text.match(word) ?? []);

/** The word similar to a token that most of some events have. */
function mostTold(
  events: readonly StoredEvent[],
  question: Question,
  token: string,
): string | undefined {
  const told = new Map<string, number>();
  for (const event of events) {
    const near = wordsOf(event, question).filter(
      (one) => fold(one).length >= lettersLeast && isNearlyWritten(token, fold(one)),
    );
    for (const one of new Set(near)) told.set(one, (told.get(one) ?? 0) + 1);
  }
  const [best] = [...told].sort(([, a], [, b]) => b - a);
  return best?.[0];
}

async function meantBy(store: Store, question: Question, term: Term): Promise<string | undefined> {
  const { token, forms } = term;
  if ((await store.search.words({ groups: [forms], limit: 1 })).length > 0) return undefined;
  const like = [`${token.slice(0, lettersRight)}*`];
  const names = question.terms.filter((one) => one.naming && one !== term && one.forms.length > 0);
  // Among many events with similar words, prefer those that also have the other names.
  const beside = await store.search.words({
    groups: [like, ...names.map((one) => one.forms)],
    limit: eventsRead,
  });
  const hits =
    beside.length > 0 ? beside : await store.search.words({ groups: [like], limit: eventsRead });
  const events = await Promise.all(hits.map(({ event_id }) => liveEvent(store, event_id)));
  const live = events.filter((event) => event !== undefined);
  return mostTold(live, question, token);
}

/**
 * A text with its unknown words replaced by similarly spelled words of the news; undefined where
 * none is found.
 */
export async function asMeant(
  store: Store,
  question: Question,
  text: string,
): Promise<string | undefined> {
  let meant = text;
  for (const term of question.terms.filter((one) => mayBeMistyped(one, question))) {
    const instead = await meantBy(store, question, term);
    if (instead === undefined) continue;
    meant = meant.replace(word, (one) => (fold(one) === term.token ? instead : one));
  }
  return meant === text ? undefined : meant;
}
