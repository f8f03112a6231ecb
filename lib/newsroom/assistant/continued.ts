// What a question that goes on takes over from the one before, and what news must have of that one.
// Protects that each turn is read in its own language, that a question of another place asks the same
// of it, and that news with nothing of the subject do not answer what is asked about it.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion, type Question, type Term } from '../answerable/question';
import { rankWithin } from '../answerable/within';
import { placeWords } from '../language/meanings/rows';
import type { StoredTurn } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { isElsewhere, isName, isPlace } from './asked-place';
import { isContinuation, languageOf } from './conversation';

/** What was named before counts half. */
const inheritedCounts = 0.5;

/** Of the terms before, those that what is named now does not replace: a place replaces places alone. */
function keptOf(question: Question, earlier: Question): Term[] {
  const own = new Set(question.terms.map(({ token }) => token));
  const rest = earlier.terms.filter(({ token }) => !own.has(token));
  if (isElsewhere(question)) return rest.filter((term) => !isPlace(earlier, term));
  const isNamed = question.terms.some(({ naming }) => naming);
  return rest.filter(({ naming }) => !(isNamed && naming));
}

/** A question with what it takes over from the one before it; itself where it stands alone. */
export function continued(text: string, before: StoredTurn, reader: Language): Question {
  const question = readQuestion(text, reader);
  if (!isContinuation(question)) return question;
  // In one text the words of the other language would all be taken for names.
  const kept = keptOf(question, readQuestion(before.question, languageOf(before, reader)));
  const keepsNames = isElsewhere(question);
  const inherited = kept.map((term) => ({
    ...term,
    naming: keepsNames && term.naming,
    weight: term.weight * inheritedCounts,
  }));
  return { ...question, terms: [...question.terms, ...inherited] };
}

/** The share of the words of a subject without names that news on it have at least. */
const wordsShared = 0.5;

/**
 * Whether news have something of a subject: one of its names, or half of its words where it has none;
 * half of its names, too, with `most`.
 */
function holding(
  subject: Question,
  terms: readonly Term[],
  most = false,
): (event: StoredEvent) => boolean {
  const names = terms.filter(isName);
  const own = names.filter(({ token }) => !placeWords.has(token));
  const telling = [own, names, terms].find((list) => list.length > 0);
  if (!telling) return () => true;
  return (event) => {
    const { found, coverage } = rankWithin(event, { ...subject, terms: [...telling] });
    return names.length > 0 && !most ? found.length > 0 : coverage >= wordsShared;
  };
}

/** Tells the news that have something of what was asked before. */
export function ofSubject(before: StoredTurn, reader: Language): (event: StoredEvent) => boolean {
  const earlier = readQuestion(before.question, languageOf(before, reader));
  return holding(earlier, earlier.terms);
}

/** Of a question that asks the one before of another place, what its news must have of that one. */
export function ofSameMatter(
  text: string,
  before: StoredTurn,
  reader: Language,
): ((event: StoredEvent) => boolean) | undefined {
  const question = readQuestion(text, reader);
  if (!isElsewhere(question)) return undefined;
  const earlier = readQuestion(before.question, languageOf(before, reader));
  return holding(earlier, keptOf(question, earlier), true);
}
