// Whether an event shares so little with a question that it is not even close.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isFrame } from './frames';
import { headlineBlock } from './headlines';
import { mostWorth } from './most-worth';
import { namesIn, namesOf } from './names-in';
import type { Question, Term } from './question';
import type { RankedEvent } from './rank';

/**
 * Whether an event has one name of a question and nothing of what is asked about it: rare words
 * distinguish reports on the same name. Across languages, a word that cannot be compared may be
 * there, but a name that many events have does not identify any of them.
 */
export function sharesNameOnly({ found, absent, isForeign }: RankedEvent, lang: Language): boolean {
  const { honorifics } = lexicons[lang].names;
  const isRest = ({ naming, token }: Term) => !naming && !honorifics.has(token);
  if (found.some(isRest)) return false;
  const names = found.filter((term) => term.naming && !isFrame(term));
  if (names.length > 1) return false;
  const rest = absent.filter(isRest);
  const isTelling = isForeign ? rest.length > 0 : rest.some(({ isRare }) => isRare);
  return isTelling && !(isForeign && names.some(({ isRare }) => isRare));
}

/** Returns whether a whole word of a question is surely not in an event, in whatever words. */
function surelyAbsent({ isForeign, passages }: RankedEvent) {
  const languages = new Set(passages.map((passage) => passage.lang));
  return ({ naming, weight, others }: Term) =>
    !naming && weight >= 1 && (!isForeign || others.some((other) => languages.has(other.lang)));
}

/**
 * Whether an event has only names of a question, and nothing of what is asked about them: shares of
 * two companies for ‘did Kotor buy Veldra’. Headlines of several names, or of a rare one, show that
 * the event is about them.
 */
function namesWithoutDeed(ranked: RankedEvent, question: Question): boolean {
  const { found, absent, isNamed, passages } = ranked;
  const { honorifics } = lexicons[question.lang].names;
  const isName = ({ naming, token }: Term) => naming || honorifics.has(token);
  if (found.length === 0 || !found.every(isName)) return false;
  // A word that no table has may be told otherwise.
  const isLost = surelyAbsent(ranked);
  if (!absent.some((term) => term.others.length > 0 && isLost(term))) return false;
  const names = namesOf(ranked, question).length;
  const held = namesIn(ranked, question);
  const isInTitle =
    isNamed || passages.some((one) => one.block === headlineBlock && held(one) === names);
  return !(isInTitle && (names > 1 || found.some(({ isRare }) => isRare !== false)));
}

/** Whether an event has one ordinary word of a question, perhaps beside a country, and lacks another. */
function sharesWordOnly(ranked: RankedEvent): boolean {
  const { found, absent } = ranked;
  const [one, another] = found.filter((term) => !isFrame(term));
  if (!one || another || one.naming) return false;
  const lost = mostWorth(absent.filter(surelyAbsent(ranked)));
  if (!lost) return false;
  // Beside a country, it may be the more distinctive one.
  return found.length === 1 ? one.isRare === false : lost.worth >= one.worth;
}

/** Whether an event is about something else, though it has words of the question. */
export const isBarelyShared = (ranked: RankedEvent, question: Question): boolean =>
  namesWithoutDeed(ranked, question) || sharesWordOnly(ranked);
