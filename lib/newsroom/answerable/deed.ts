// Whether a report says what a question asks of those that it names: that somebody resigned, was
// bought, died. Protects that a report with the same names is not shown as the answer when it tells of
// something else.
import { lexicons } from '../language/lexicons';
import { asks } from '../language/questions/asking';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

/** Of a word the tables know what else it may be called: reports that say it have one of those. */
const isKnown = ({ others }: WeightedTerm) => others.length > 0;

/**
 * Whether a report lacks what is asked of the names in a question. Who asks for yes or no learns
 * nothing where a word of that is not there; of other questions the rest may be said in words that we
 * do not know, but not where the tables know them.
 */
export function lacksDeed(
  { found, absent, isForeign, passages }: RankedEvent,
  { text, lang }: Question,
): boolean {
  const { honorifics } = lexicons[lang].names;
  const isDeed = (term: WeightedTerm) =>
    !term.naming && (term.weight >= 1 || isKnown(term)) && !honorifics.has(term.token);
  const languages = new Set(passages.map((passage) => passage.lang));
  const isComparable = ({ others }: WeightedTerm) =>
    !isForeign || others.some((other) => languages.has(other.lang));
  const lost = absent.filter((term) => isDeed(term) && isComparable(term));
  if (lost.length === 0) return false;
  if (asks('yesNo', text)) return true;
  return !found.some(isDeed) && lost.some(isKnown);
}
