// Whom a Chinese question is about, where only the characters show that it names a person: 王毅, 李希.
// Protects: what one minister said is not answered by what another did.
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import { leaningText } from './leaning';
import type { Question, Term } from './question';
import type { RankedEvent } from './rank';

/** Two overlapping pairs belong to one longer word: 蓝天立 does not contain 立因. */
const overlaps = (one: Term | undefined, other: Term | undefined) =>
  one !== undefined && other !== undefined && one.token.slice(-1) === other.token.slice(0, 1);

/** The people that a question names by surname and given name, as far as the characters show. */
export function personsIn({ lang, terms, text }: Question): Term[] {
  const { mayBePerson } = lexicons[lang];
  if (!mayBePerson) return [];
  return terms.filter((term, at) => {
    const { token, naming, weight } = term;
    if (placeWords.has(token) || !mayBePerson(token)) return false;
    if (naming) return true;
    const isAlone = !overlaps(terms[at - 1], term) && !overlaps(term, terms[at + 1]);
    // The dictionary has no such word, and the question begins or ends with it.
    const isAtEdge = text.startsWith(token) || text.replace(/[？?。\s]+$/u, '').endsWith(token);
    return weight < 1 && isAlone && token.length === 2 && isAtEdge;
  });
}

/**
 * Whether no sentence of a report has both the full names that a question has and at least half of
 * its other words.
 */
export function lacksPerson({ found, passages, isForeign }: RankedEvent, question: Question) {
  const persons = personsIn(question);
  if (persons.length === 0 || isForeign) return false;
  const { lang } = question;
  const alike = createAlike(lang);
  const isPerson = ({ token }: Term) => persons.some((person) => person.token === token);
  const others = found.filter((term) => !isPerson(term));
  const named = found.filter(isPerson);
  if (named.length < persons.length) return true;
  return !passages.some((passage) => {
    const holds = holderOf(leaningText(passage), lang, alike);
    const told = others.filter((term) => holds(term) > 0);
    return named.every((term) => holds(term) > 0) && told.length * 2 >= others.length;
  });
}
