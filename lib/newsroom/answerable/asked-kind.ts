// Whether a report has something of the kind that a question asks for beside what is asked of it: the
// bank that lent, the country that was visited. Protects that a bank somewhere in a report on a loan is
// not shown as the one that gave it.
import { leans } from '../evidence/quotable';
import { countriesIn } from '../language/meanings/countries-in';
import { asks } from '../language/questions/asking';
import { askedKind, showsKind } from '../language/questions/kinds';
import { segment } from '../language/segment';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** What shows the kind that a question asks for; undefined where it asks for none. */
function showing({ text }: Question): ((one: RankedPassage) => boolean) | undefined {
  if (asks('country', text)) {
    const asked = new Set(countriesIn(text));
    return (one) => countriesIn(one.text).some((country) => !asked.has(country));
  }
  const kind = askedKind(text);
  if (!kind) return undefined;
  // ‘It is the largest bank’: who it is stands before.
  const around = ({ before, text: itself, lang }: RankedPassage) =>
    leans(itself, lang) ? `${before} ${itself}` : itself;
  return (one) => showsKind({ text: around(one), lang: one.lang }, kind, text);
}

/** Whether no sentence of a report shows the kind that is asked for beside what is asked of it. */
export function lacksKind({ passages, found }: RankedEvent, question: Question): boolean {
  const { lang, text } = question;
  const shows = showing(question);
  if (!shows) return false;
  const asking = new Set(segment(askedKind(text)?.words ?? '', lang));
  const deeds = found.filter(
    ({ naming, weight, token }) => !naming && weight >= 1 && !asking.has(token),
  );
  const tells = ({ text: sentence }: RankedPassage) => placesOf(sentence, deeds, lang).length > 0;
  const telling = deeds.length > 0 ? passages.filter(tells) : passages;
  // What the index alone has is told in other words.
  return !(telling.length > 0 ? telling : passages).some(shows);
}
