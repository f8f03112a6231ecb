// What somebody said about something, where a question asks for that. Protects that a report which names
// both is not shown as their words when only others speak in it.
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { fold } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import { leaningText } from './leaning';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { isOneClause } from './roles';

/** Characters from a name to the sign that its owner speaks, at most: an office may stand between. */
const toSign = 110;

/** The names of whom a question asks the words of; none where it asks for something else. */
function speakersOf({ text, lang }: Question, found: readonly WeightedTerm[]): WeightedTerm[] {
  const asked = lexicons[lang].asking.said.asks.map((form) => form.exec(text)?.groups?.['who']);
  const who = fold(asked.find((one) => one !== undefined) ?? '');
  const named = found.filter(({ token }) => who.includes(token) && !placeWords.has(token));
  const names = named.filter(({ naming }) => naming);
  // Characters alone do not show that 王小明 is a name.
  const people = names.length > 0 || lexicons[lang].spaced ? names : named;
  // A country speaks where nobody else is named.
  const isPlace = ({ naming, token }: WeightedTerm) => naming && who.includes(token);
  return people.length > 0 ? people : found.filter(isPlace);
}

/** Whether a passage has words of a speaker: a sign of speech behind the name, or one that leads to it. */
function hasWordsOf(passage: RankedPassage, speakers: WeightedTerm[], { lang }: Question): boolean {
  const { text } = passage;
  const { tells, by } = lexicons[passage.lang].asking.said;
  const signs = [...text.matchAll(tells)].map(({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
  }));
  const speaks = (name: Place) =>
    by.test(text.slice(0, name.start)) ||
    signs.some(
      ({ start }) =>
        name.end <= start && start - name.end <= toSign && isOneClause(text, name.end, start),
    );
  if (placesOf(text, speakers, lang).some(speaks)) return true;
  // ‘He said’: the sentence before names who did.
  const isGoingOn = signs.length > 0 && leans(text, passage.lang);
  return isGoingOn && placesOf(passage.before, speakers, lang).length > 0;
}

/** Whether a question asks for the words of somebody of whom a report has none on what is asked. */
export function lacksWords({ found, passages, isForeign }: RankedEvent, question: Question) {
  const { lang } = question;
  const speakers = speakersOf(question, found);
  if (speakers.length === 0) return false;
  const subject = found.filter((term) => !speakers.includes(term));
  const alike = createAlike(lang);
  const isOnSubject = (one: RankedPassage) => {
    const holds = holderOf(leaningText(one), lang, alike);
    return subject.length === 0 || subject.some((term) => holds(term) > 0);
  };
  const bearing = passages.filter((one) => one.own > 0 && isOnSubject(one));
  // In another script a name may be there and not be found.
  const isSeen = ({ text }: RankedPassage) => placesOf(text, speakers, lang).length > 0;
  if (isForeign && !passages.some(isSeen)) return false;
  return !bearing.some((one) => hasWordsOf(one, speakers, question));
}
