// Whether a report has something of the kind that a question asks for, near the deed: the bank that
// lent, the country that was visited. Protects: a bank elsewhere in a report on a loan is not shown
// as the one that gave it.
import { leans } from '../evidence/quotable';
import { countriesIn } from '../language/meanings/countries-in';
import { asks } from '../language/questions/asking';
import { askedKind, showsKind } from '../language/questions/kinds';
import { segment } from '../language/segment';
import { countsAsked } from './asked-count';
import { gives } from './choice';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { namesHolder } from './standing';

/** What shows the kind that a question asks for; undefined where it asks for none. */
function showing({ text }: Question): ((one: RankedPassage) => boolean) | undefined {
  if (asks('country', text)) {
    const asked = new Set(countriesIn(text));
    return (one) => countriesIn(one.text).some((country) => !asked.has(country));
  }
  const kind = askedKind(text);
  if (!kind) return undefined;
  // ‘It is the largest bank’: the sentence before names it.
  const around = ({ before, text: itself, lang }: RankedPassage) =>
    leans(itself, lang) ? `${before} ${itself}` : itself;
  return (one) => showsKind({ text: around(one), lang: one.lang }, kind, text);
}

/**
 * Whether a passage shows the kind that a question asks for near the deed; undefined where it asks
 * for none.
 */
function besideDeed(
  { passages, found }: RankedEvent,
  question: Question,
): ((one: RankedPassage) => boolean) | undefined {
  const { lang, text } = question;
  const shows = showing(question);
  if (!shows) return undefined;
  const asking = new Set(segment(askedKind(text)?.words ?? '', lang));
  const deeds = found.filter(
    ({ naming, weight, token }) => !naming && weight >= 1 && !asking.has(token),
  );
  const tells = ({ text: sentence }: RankedPassage) => placesOf(sentence, deeds, lang).length > 0;
  // A report that tells the deed in other words tells it of whomever the question names.
  const isTold = deeds.length > 0 && passages.some(tells);
  const names = found.filter(({ naming }) => naming);
  const isNamed = ({ text: sentence, before, lang: of }: RankedPassage) =>
    names.length === 0 ||
    placesOf(leans(sentence, of) ? `${before} ${sentence}` : sentence, names, lang).length > 0;
  // ‘Which judge?’ asks of no deed: any sentence names somebody, but only one has the judge.
  const nouns = found.filter(({ token }) => asking.has(token));
  const isOfPerson = askedKind(text)?.kind === 'person' && deeds.length === 0 && names.length === 0;
  const isOfNoun = ({ text: sentence }: RankedPassage) =>
    !isOfPerson || placesOf(sentence, nouns, lang).length > 0;
  return (one) => (isTold ? tells(one) : isNamed(one)) && isOfNoun(one) && shows(one);
}

/**
 * What must be near the deed: a kind, or a number of those that are counted; undefined for other
 * questions.
 */
const beside = (ranked: RankedEvent, question: Question) =>
  besideDeed(ranked, question) ?? countsAsked(ranked, question);

/** Whether no sentence of a report shows the kind or number that is asked for near the deed. */
export function lacksKind(ranked: RankedEvent, question: Question): boolean {
  const given = beside(ranked, question);
  return given !== undefined && !ranked.passages.some(given);
}

/**
 * What a passage of a report must say to give what a question asks for; undefined where any passage
 * may.
 */
export function givesAsked(
  ranked: RankedEvent,
  question: Question,
): ((one: RankedPassage) => boolean) | undefined {
  const given = beside(ranked, question) ?? namesHolder(question);
  return given && ranked.passages.some(given) ? given : gives(question.text);
}
