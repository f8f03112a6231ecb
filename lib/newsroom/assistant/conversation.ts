// What a question takes over from those before it. Protects that a question of its own never inherits
// ("Radiohead?" after Thames Water), that "and in China?" does, that "how many cases?" is not answered
// with the cases of something else, and that what was asked in one article is not gone on with in another.
import { asks, goesOn, listedIn, standsForEarlier } from '../language/questions/asking';
import type { Outcome } from '@/lib/model/chat/chunk';
import { readQuestion, type Question } from '../answerable/question';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import type { StoredTurn } from '../store/contract/store';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { isElsewhere } from './asked-place';

/** The turns of the conversation that belong to the same article, or to the list; newest first. */
export function turnsOfPlace(
  earlier: readonly StoredTurn[],
  eventId: string | undefined,
): StoredTurn[] {
  return earlier.filter((turn) => turn.event_id === eventId);
}

/** Whether a question needs the one before it to be understood: "and Peru?", and one that names nothing. */
export function isContinuation({ text, lang, terms }: Question): boolean {
  return goesOn(text, lang) ? terms.length <= 3 : terms.length === 0;
}

/**
 * How much a question rests on what was told before: `all` is understood by it alone (`who did he
 * beat?`), `most` is hardly meant of anything else (`how many cases?`), `some` may be (`What does
 * the ministry say?`).
 */
export type Leaning = 'all' | 'most' | 'some';

/** More words than these say themselves what they are about. */
const termsOfLeaning = { all: 3, most: 2 };

/** Whether a text is nothing but what it names: a new subject. */
function isBareSubject({ text, terms }: Question): boolean {
  const rest = terms.reduce((left, { token }) => left.replaceAll(token, ''), fold(text));
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** Whether a word that stands for something comes before all that it could stand for. */
function standsAlone({ text, lang, terms }: Question): boolean {
  const folded = fold(text);
  const first = Math.min(
    ...terms.map(({ token }) => folded.indexOf(token)).filter((at) => at >= 0),
  );
  return standsForEarlier(Number.isFinite(first) ? folded.slice(0, first) : folded, lang);
}

/** Offices that are written like names. */
const offices = new Set(['ceo', 'cfo', 'coo', 'cto']);

/** Whether a question is of what a word in it stands for, and nothing in the question is that. */
function isOfEarlier({ text, lang }: Question, isNamed: boolean): boolean {
  return lexicons[lang].asking.refers.test(text) || (!isNamed && asks('pointsBack', text));
}

/** How a question leans on the conversation; undefined where it stands by itself. */
export function leaningOf(question: Question): Leaning | undefined {
  const { text, lang, terms, wantsList } = question;
  // Pieces of words count for none.
  const whole = terms.filter(({ weight }) => weight >= 1).length;
  const isNamed = terms.some(({ naming, token }) => naming && !offices.has(token));
  if (wantsList) return undefined;
  const isFew = terms.length > 0 && whole <= termsOfLeaning.all;
  if (isFew && isOfEarlier(question, isNamed)) return 'all';
  if (whole > (isNamed ? termsOfLeaning.most : termsOfLeaning.all)) return undefined;
  if (goesOn(text, lang)) return isNamed || terms.length === 0 ? undefined : 'some';
  // What names nothing is of nothing by itself: "to how much?"
  if (terms.length === 0) return 'all';
  if (!isNamed && standsAlone(question)) return 'all';
  if (isBareSubject(question) || whole > termsOfLeaning.most) return undefined;
  return isNamed ? 'some' : 'most';
}

/** Whether a turn ended so. */
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

/** The language that a turn was asked in by a reader who now reads in `reader`. */
export const languageOf = ({ language }: StoredTurn, reader: Language): Language =>
  toLanguage(language, reader);

/** Whether a turn is understood without those before it; a short question is, where it was answered from elsewhere. */
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
  // What was only near to a question that leans leads away from what it leans on.
  if (told.size > 0 && hasOutcome(turn, 'closest')) return false;
  const links = linksOf(turn);
  return links.length > 0 && !links.some((link) => told.has(link));
}

/** What a conversation is about by now: the newest of its turns (given newest first) with a subject of its own. */
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
