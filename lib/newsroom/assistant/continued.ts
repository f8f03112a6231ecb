// What a follow-up question inherits from the one before, and what news must share with that one.
// Protects: each turn is read in its own language, a question about another place asks the same
// about it, and news without anything of the subject do not answer a question about it.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion, type Question, type Term } from '../answerable/question';
import { rankWithin } from '../answerable/within';
import { placeWords } from '../language/meanings/rows';
import { anotherIn } from '../language/questions/asking';
import { fold } from '../language/segment';
import type { StoredTurn } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { isElsewhere, isName, isPlace } from './asked-place';
import { isContinuation, languageOf } from './conversation';

/** Inherited terms count half. */
const inheritedCounts = 0.5;

/** The earlier terms that the new ones do not replace: a place only replaces places. */
function keptOf(question: Question, earlier: Question): Term[] {
  const own = new Set(question.terms.map(({ token }) => token));
  const rest = earlier.terms.filter(({ token }) => !own.has(token));
  if (isElsewhere(question)) return rest.filter((term) => !isPlace(earlier, term));
  const isNamed = question.terms.some(({ naming }) => naming);
  return rest.filter(({ naming }) => !(isNamed && naming));
}

/** Names of a question that are one run of its text, and where it is. */
type Run = { start: number; end: number; terms: Term[] };

/** The runs of names in a question; names with a blank or nothing between them are one. */
function runsOf({ text, terms }: Question, isWanted: (term: Term) => boolean): Run[] {
  const folded = fold(text);
  const runs: Run[] = [];
  const placed = terms
    .filter(isWanted)
    .map((term) => ({ term, start: folded.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  for (const { term, start } of placed) {
    const last = runs.at(-1);
    const end = start + term.token.length;
    if (last && /^\s?$/.test(folded.slice(last.end, start))) {
      last.end = Math.max(last.end, end);
      last.terms.push(term);
    } else if (!last || start >= last.end) runs.push({ start, end, terms: [term] });
  }
  return runs;
}

/**
 * The earlier question about another subject: “what about X?” asks of X what was asked before.
 * Undefined where the follow-up asks something itself, or it is open which name X replaces.
 */
function aboutAnother(question: Question, earlier: Question): Question | undefined {
  const another = anotherIn(question.text, question.lang);
  if (another === undefined || question.lang !== earlier.lang) return undefined;
  if (question.terms.length === 0 || !question.terms.every(isName)) return undefined;
  // Folding may change the length of a text; then places in it are unknown.
  if (fold(earlier.text).length !== earlier.text.length) return undefined;
  const isReplaced = (term: Term) =>
    isElsewhere(question) ? isPlace(earlier, term) : isName(term) && !isPlace(earlier, term);
  const [run, ...others] = runsOf(earlier, isReplaced);
  if (!run || others.length > 0) return undefined;
  const { text } = earlier;
  return readQuestion(text.slice(0, run.start) + another + text.slice(run.end), earlier.lang);
}

/** A question with the terms it inherits from the one before; unchanged where it stands alone. */
export function continued(text: string, before: StoredTurn, reader: Language): Question {
  const question = readQuestion(text, reader);
  if (!isContinuation(question)) return question;
  // Read apart: in one text, the words of the other language would be taken for names.
  const earlier = readQuestion(before.question, languageOf(before, reader));
  const asked = aboutAnother(question, earlier);
  if (asked) return asked;
  const kept = keptOf(question, earlier);
  const keepsNames = isElsewhere(question);
  const inherited = kept.map((term) => ({
    ...term,
    naming: keepsNames && term.naming,
    weight: term.weight * inheritedCounts,
  }));
  return { ...question, terms: [...question.terms, ...inherited] };
}

/** The least share of a subject's words that news must have where the subject has no names. */
const wordsShared = 0.5;

/**
 * Returns whether news have something of a subject: one of its names or, where it has none, half of
 * its words; with `most`, half of its names.
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

/** Returns whether news have something of what was asked before. */
export function ofSubject(before: StoredTurn, reader: Language): (event: StoredEvent) => boolean {
  const earlier = readQuestion(before.question, languageOf(before, reader));
  return holding(earlier, earlier.terms);
}

/**
 * For a question that repeats the one before for another place: what news must share with that one.
 */
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
