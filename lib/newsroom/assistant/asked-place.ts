// Which names in a question are places, by the tables or by the word before them. Protects: a
// follow-up about another place keeps the people and subjects of the question before.
import type { Question, Term } from '../answerable/question';
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { goesOn } from '../language/questions/asking';
import { fold } from '../language/segment';

/** Whether a term is a name rather than a number. */
export const isName = ({ naming, amount, token }: Term) =>
  naming && amount === undefined && !/^\d+$/.test(token);

/** Whether a term follows a preposition of place: in Elbonia. */
function isBehindWhere({ text, lang }: Question, { token }: Term): boolean {
  const folded = fold(text);
  const at = folded.indexOf(token);
  return at >= 0 && lexicons[lang].names.place.test(folded.slice(0, at));
}

/** Whether a term of a question is a place. */
export const isPlace = (question: Question, term: Term) =>
  isName(term) && (placeWords.has(term.token) || isBehindWhere(question, term));

/** Whether a question only repeats the one before it for another place. */
export const isElsewhere = (question: Question) =>
  question.terms.length > 0 &&
  goesOn(question.text, question.lang) &&
  question.terms.every((term) => isPlace(question, term));
