// What a question inherits from those before it. Protects: an independent question never inherits
// ("Radiohead?" after Thames Water), "and in China?" does, "how many cases?" is not answered with
// the cases of something else, and a conversation in one article does not continue in another.
import { anotherIn, asks, goesOn, listedIn, standsForEarlier } from '../language/questions/asking';
import type { Outcome } from '@/lib/model/chat/chunk';
import { readQuestion, type Question } from '../answerable/question';
import { lexicons } from '../language/lexicons';
import { fold, isUnspaced } from '../language/segment';
import type { StoredTurn } from '../store/contract/store';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { isElsewhere } from './asked-place';

/** The turns of the conversation in the same article, or in the list; newest first. */
export function turnsOfPlace(
  earlier: readonly StoredTurn[],
  eventId: string | undefined,
): StoredTurn[] {
  return earlier.filter((turn) => turn.event_id === eventId);
}

/** Whether a question needs the one before it: "and Peru?", or one without terms. */
export function isContinuation({ text, lang, terms }: Question): boolean {
  return goesOn(text, lang) ? terms.length <= 3 : terms.length === 0;
}

/**
 * How much a question depends on the conversation: `all` cannot be understood without it (`who did
 * he beat?`), `most` is unlikely to mean anything else (`how many cases?`), `some` may refer to it
 * (`What does the ministry say?`).
 */
export type Leaning = 'all' | 'most' | 'some';

/** With more words than these, a question says itself what it is about. */
const termsOfLeaning = { all: 3, most: 2 };

/** Whether a term is a single Chinese character, which names nothing by itself. */
const isCharacter = (token: string) => isUnspaced(token) && [...token].length === 1;

/** Whether a text consists of its terms only: a new subject. */
function isBareSubject({ text, terms }: Question): boolean {
  const rest = terms.reduce((left, { token }) => left.replaceAll(token, ''), fold(text));
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** Whether a pronoun precedes everything in the question that it could refer to. */
function standsAlone({ text, lang, terms }: Question): boolean {
  const folded = fold(text);
  const first = Math.min(
    ...terms.map(({ token }) => folded.indexOf(token)).filter((at) => at >= 0),
  );
  return standsForEarlier(Number.isFinite(first) ? folded.slice(0, first) : folded, lang);
}

/** Offices that are written like names. */
const offices = new Set(['ceo', 'cfo', 'coo', 'cto']);

/** Whether a word in the question refers to something that the question itself does not name. */
function isOfEarlier({ text, lang }: Question, isNamed: boolean): boolean {
  return lexicons[lang].asking.refers.test(text) || (!isNamed && asks('pointsBack', text));
}

/** How much a question depends on the conversation; undefined where it stands alone. */
export function leaningOf(question: Question): Leaning | undefined {
  const { text, lang, terms, wantsList } = question;
  // Parts of words do not count.
  const whole = terms.filter(({ weight }) => weight >= 1).length;
  const isNamed = terms.some(({ naming, token }) => naming && !offices.has(token));
  if (wantsList) return undefined;
  const isFew = terms.length > 0 && whole <= termsOfLeaning.all;
  if (isFew && isOfEarlier(question, isNamed)) return 'all';
  if (whole > (isNamed ? termsOfLeaning.most : termsOfLeaning.all)) return undefined;
  if (goesOn(text, lang)) {
    if (isNamed || terms.length === 0) return undefined;
    // “What about gold?” may begin a new subject, “and who lost?” does not.
    return anotherIn(text, lang) === undefined ? 'all' : 'some';
  }
  // Without terms, or with a single character, it is about nothing by itself: “to how much?”, 什么时候卖.
  if (terms.every(({ token }) => isCharacter(token))) return 'all';
  if (!isNamed && standsAlone(question)) return 'all';
  if (isBareSubject(question) || whole > termsOfLeaning.most) return undefined;
  return isNamed ? 'some' : 'most';
}

/** Whether a turn ended with an outcome. */
export const hasOutcome = ({ chunks }: StoredTurn, outcome: Outcome) =>
  chunks.some((chunk) => chunk.type === 'outcome' && chunk.outcome === outcome);

/** The links that an answer cites. */
export const linksOf = ({ chunks }: StoredTurn): string[] =>
  chunks.flatMap((chunk) =>
    chunk.type === 'reference' ? chunk.references.map(({ link }) => link) : [],
  );

/** The ids of the events that were shown beside an answer. */
export const eventsShown = ({ chunks }: StoredTurn): string[] =>
  chunks.flatMap((chunk) =>
    chunk.type === 'inner_search' ? (chunk.inner_result ?? []).map(({ uuid }) => uuid) : [],
  );

/** The language in which a turn was asked by a reader who now reads `reader`. */
export const languageOf = ({ language }: StoredTurn, reader: Language): Language =>
  toLanguage(language, reader);

/**
 * Whether a turn is understood without those before it; a short question is, where it was answered
 * from other sources.
 */
function isOwnSubject(turn: StoredTurn, told: ReadonlySet<string>, reader: Language): boolean {
  const question = readQuestion(turn.question, languageOf(turn, reader));
  const { terms } = question;
  if (listedIn(turn.question) !== undefined) return linksOf(turn).length > 0;
  if (isElsewhere(question)) return false;
  const leaning = leaningOf(question);
  if (leaning === 'all') return false;
  if (terms.some(({ naming, token }) => naming && !offices.has(token))) return true;
  if (isContinuation(question)) return false;
  if (leaning !== 'most') return true;
  // A close match to a dependent question leads away from its subject.
  if (told.size > 0 && hasOutcome(turn, 'closest')) return false;
  const links = linksOf(turn);
  return links.length > 0 && !links.some((link) => told.has(link));
}

/**
 * The current subject of a conversation: its newest turn (given newest first) that has its own
 * subject.
 */
export function subjectTurn(
  turns: readonly StoredTurn[],
  language: Language,
): StoredTurn | undefined {
  let subject: StoredTurn | undefined;
  let told = new Set<string>();
  for (const turn of turns.toReversed()) {
    if (hasOutcome(turn, 'talk')) continue;
    if (isOwnSubject(turn, told, language)) {
      subject = turn;
      told = new Set();
    }
    for (const link of linksOf(turn)) told.add(link);
  }
  return subject;
}
