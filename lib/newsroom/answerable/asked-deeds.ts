// What a question takes as done, or asks whether it is: the words for the action.
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asks, asksOfPast, isPastVerb } from '../language/questions/asking';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';

/** Whether a word of a question is the verb right behind the name that it asks about: ‘did Kotor close’. */
function isAskedVerb(
  term: WeightedTerm,
  { text, lang }: Question,
  found: readonly WeightedTerm[],
): boolean {
  const names = placesOf(
    text,
    found.filter(({ naming }) => naming),
    lang,
  );
  const [first] = names;
  if (term.naming || !first) return false;
  if (lexicons[lang].roles.asksOf?.before?.test(text.slice(0, first.start)) !== true) return false;
  const end = names.reduce((to, one) => (one.start === to + 1 ? one.end : to), first.end);
  return placesOf(text, [term], lang).some(({ start }) => start === end + 1);
}

/**
 * The words of a question for what was done; in a yes-or-no question whose verb no table has, all
 * that it says of the names.
 */
export function deedsOf(found: readonly WeightedTerm[], question: Question): WeightedTerm[] {
  const { text, lang } = question;
  const { happened } = lexicons[lang];
  const words = found.filter(({ naming }) => !naming);
  const isKnown = ({ token }: WeightedTerm) => isKnownDeed(token, lang) || isPastVerb(token, lang);
  // In 禁止使用手机了吗, the object precedes the sign of the past.
  const isMarked = (term: WeightedTerm) =>
    happened !== undefined &&
    placesOf(text, [term], lang).some(({ end }) => happened.test(text.slice(end - 1, end + 1)));
  const deeds = words.filter((term) => isKnown(term) || isAskedVerb(term, question, found));
  const marked = deeds.length > 0 ? deeds : words.filter(isMarked);
  return marked.length > 0 || !asks('yesNo', text) ? marked : words;
}

/** Whether a question takes something as done, or asks whether it is. */
export function asksWhetherDone({ text, lang }: Question, deeds: readonly WeightedTerm[]): boolean {
  if (asksOfPast(text, lang) || asks('isTrue', text)) return true;
  if (deeds.some(({ token }) => isPastVerb(token, lang))) return true;
  // Where the form of the verb shows the future, other forms do not ask for it.
  return lexicons[lang].roles.focus !== undefined && asks('yesNo', text);
}
