// Whether a report says when, of the deed that a question asks for. Protects that the day on which
// somebody told of it, or on which something else happened, is not shown as the day of the deed.
import type { Language } from '@/lib/model/text/languages';
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { tellsOf } from '../language/questions/aspects';
import { asks, asksOfFuture, isPastVerb, withoutToldDays } from '../language/questions/asking';
import { inOneScript } from '../language/segment';
import { bearsOn } from './choice';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

const isIn = (texts: readonly string[], lang: Language) => (word: WeightedTerm) =>
  texts.some((text) => placesOf(text, [word], lang).length > 0);

/** What a question asks of those that it names: its deeds, or without any its common words, as far as a text says them. */
function askedOf({ found, passages, event }: RankedEvent, { lang }: Question) {
  const { honorifics } = lexicons[lang].names;
  const texts = [...passages, ...event.title].map(({ text }) => text);
  const common = found.filter(
    ({ naming, weight, token }) => !naming && weight >= 1 && !honorifics.has(token),
  );
  const isDeed = ({ token }: WeightedTerm) => isKnownDeed(token, lang) || isPastVerb(token, lang);
  const said = common.filter(isIn(texts, lang));
  // A deed that no text says in these words is told in others.
  const isOther = common.some((word) => isDeed(word) && !said.includes(word));
  return isOther ? { common: [], deeds: [] } : { common: said, deeds: said.filter(isDeed) };
}

/** Whether a sentence, the one that it goes on from or its headline has a deed, or without any most common words. */
function tellsAsked(
  one: RankedPassage,
  { common, deeds }: ReturnType<typeof askedOf>,
  { event }: RankedEvent,
  lang: Language,
): boolean {
  const near = leans(one.text, one.lang) ? [one.text, one.before] : [one.text];
  const titles = event.title.map(({ text }) => text);
  if (deeds.length > 0) return deeds.some(isIn([...near, ...titles], lang));
  return common.filter(isIn(near, lang)).length * 2 >= common.length;
}

const years = /(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)/gu;

/** What is left of a sentence without days that say when something was told, and years too early. */
function withoutOthers({ text, lang }: RankedPassage, { event }: RankedEvent, question: Question) {
  const bare = withoutToldDays(inOneScript(text), lang, question.text);
  if (!asksOfFuture(question.text, question.lang)) return bare;
  const own = new Date(event.release_time).getUTCFullYear();
  return bare.replace(years, (year) => (Number(year) < own ? ' ' : year));
}

/** Whether none of the passages that have a day has it of what is asked. */
export function lacksTime(ranked: RankedEvent, question: Question): boolean {
  if (!asks('day', question.text)) return false;
  const dated = ranked.passages.filter(
    (one) => bearsOn(one) && tellsOf('time', one.text, one.lang),
  );
  if (dated.length === 0) return false;
  const asked = askedOf(ranked, question);
  return !dated.some(
    (one) =>
      tellsAsked(one, asked, ranked, question.lang) &&
      tellsOf('time', withoutOthers(one, ranked, question), one.lang),
  );
}
