// Which names of a question say where: by the tables, or by the word before them. Protects that a
// question which goes on with another place keeps who and what the one before it was about.
import type { Question, Term } from '../answerable/question';
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { goesOn } from '../language/questions/asking';
import { fold } from '../language/segment';

/** Whether a term names something that is no number. */
export const isName = ({ naming, amount, token }: Term) =>
  naming && amount === undefined && !/^\d+$/.test(token);

/** Whether a term stands behind a word for where: in Elbonia. */
function isBehindWhere({ text, lang }: Question, { token }: Term): boolean {
  const folded = fold(text);
  const at = folded.indexOf(token);
  return at >= 0 && lexicons[lang].names.place.test(folded.slice(0, at));
}

/** Whether a term of a question names where something is. */
export const isPlace = (question: Question, term: Term) =>
  isName(term) && (placeWords.has(term.token) || isBehindWhere(question, term));

/** Whether a question only asks the one before it of another place. */
export const isElsewhere = (question: Question) =>
  question.terms.length > 0 &&
  goesOn(question.text, question.lang) &&
  question.terms.every((term) => isPlace(question, term));
