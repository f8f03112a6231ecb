// Whether a mention of an action only says that it is planned, permitted or talked about. Protects:
// ‘merger talks’ and ‘a proposal for imports’ do not answer whether it was done.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isPastVerb } from '../language/questions/asking';
import { segment } from '../language/segment';
import { stemOf } from '../language/word-forms';
import type { Place } from './places';

/** What stands in brackets: ‘the National Food Authority (NFA)’. */
const aside = /[（(][^（）()]*[）)]/gu;

/** A text of the same length in which asides are blank, unless the position is in one. */
export const withoutAsides = (text: string, { start }: Place): string =>
  text.replace(aside, (one: string, at: number) =>
    at <= start && start < at + one.length ? one : ' '.repeat(one.length),
  );

const clauseEnd = /[,;:!?，；：。！？—–]|\.(?=\s)/u;

/** A singular noun right before a position, with the text before it: ‘interest rate ’. */
const described = /(?<!\p{L})(?<noun>\p{Ll}{3,})(?<!s) $/u;

/**
 * Whether an action is the second part of a noun whose first part the question has as its object:
 * ‘rate cuts’ where it asks who cut rates.
 */
function isCompound(text: string, { start, end }: Place, asked: string, lang: Language): boolean {
  const { spaced, stopWords, comparison, asking } = lexicons[lang];
  if (!spaced || isPastVerb(text.slice(start, end).toLowerCase(), lang)) return false;
  const noun = described.exec(text.slice(0, start))?.groups?.noun;
  const isSmall = [stopWords, comparison.denials, asking.words].some((all) => all.has(noun ?? ''));
  if (noun === undefined || isSmall) return false;
  // ‘How did Kotor arm its naval drones’ has the compound itself.
  const words = segment(asked, lang).map((one) => stemOf(one, lang));
  const at = words.indexOf(stemOf(noun, lang));
  return at >= 0 && words[at + 1] !== stemOf(text.slice(start, end).toLowerCase(), lang);
}

/** Whether the action at a position is only talked about; `asked` is the question. */
export function isTalkedOf(
  { text: written, lang }: { text: string; lang: Language },
  place: Place,
  asked: string,
): boolean {
  const { before, behind, unlessAsked = [], noun, carriedOut, supposed } = lexicons[lang].plans;
  const text = withoutAsides(written, place);
  const opening = text.slice(0, place.start).split(clauseEnd).at(-1) ?? '';
  const rest = text.slice(place.end);
  const isNoun =
    noun?.test(text.slice(place.start, place.end)) === true || isCompound(text, place, asked, lang);
  const isIdea = isNoun && (!carriedOut?.test(opening) || supposed?.test(rest) === true);
  const isOther = unlessAsked.some((one) => one.before.test(opening) && !one.asks.test(asked));
  return isIdea || isOther || before.test(opening) || behind.test(rest);
}
