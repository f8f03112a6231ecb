// Whether a report only plans, fears, alleges or asks about what a question takes as done.
// Protects: a ban under consideration does not answer when somebody banned something, nor does a
// text that asks the same.
import { tokensOf } from '../evidence/compare';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asks, asksOfFuture, asksOfPast, isPastVerb } from '../language/questions/asking';
import type { Passage } from '../evidence/passages';
import { isDoubted } from './doubted';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

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

/** Whether every mention of the question's deed in a report follows a doubt or a plan. */
export function isOnlyPlanned({ found, passages }: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  const { happened } = lexicons[lang];
  const isMarked = (term: WeightedTerm) =>
    happened !== undefined &&
    placesOf(text, [term], lang).some(({ end }) => happened.test(text.slice(end - 1, end + 1)));
  const isDeed = (term: WeightedTerm) =>
    !term.naming &&
    (isKnownDeed(term.token, lang) || isPastVerb(term.token, lang) || isMarked(term));
  const deeds = found.filter((term) => isDeed(term) || isAskedVerb(term, question, found));
  // A plan does answer a question about the future.
  if (deeds.length === 0 || asksOfFuture(text, lang)) return false;
  const isOfPast = asksOfPast(text, lang) || deeds.some(({ token }) => isPastVerb(token, lang));
  if (!isOfPast && !asks('isTrue', text)) return false;
  // A doubt that the question itself expresses is none of the report's.
  const asked = new Set(tokensOf(text, lang).map(({ key }) => key));
  const told = (passage: Passage) => {
    const tokens = tokensOf(passage.text, passage.lang);
    return placesOf(passage.text, deeds, lang).map((place) =>
      isDoubted({ text: passage.text, tokens }, place, { asked, lang: passage.lang }),
    );
  };
  const doubted = passages.flatMap(told);
  return doubted.length > 0 && doubted.every(Boolean);
}
