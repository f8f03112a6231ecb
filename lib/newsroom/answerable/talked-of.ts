// Whether a mention of an action only says that it is planned, permitted or talked about. Protects:
// ‘merger talks’ and ‘a proposal for imports’ do not answer whether it was done.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import type { Place } from './places';

/** What stands in brackets: ‘the National Food Authority (NFA)’. */
const aside = /[（(][^（）()]*[）)]/gu;

/** A text of the same length in which asides are blank, unless the position is in one. */
export const withoutAsides = (text: string, { start }: Place): string =>
  text.replace(aside, (one: string, at: number) =>
    at <= start && start < at + one.length ? one : ' '.repeat(one.length),
  );

const clauseEnd = /[,;:!?，；：。！？—–]|\.(?=\s)/u;

/** Whether the action at a position is only talked about; `asked` is the question. */
export function isTalkedOf(
  { text: written, lang }: { text: string; lang: Language },
  place: Place,
  asked: string,
): boolean {
  const { before, behind, permitted, noun, carriedOut, supposed } = lexicons[lang].plans;
  const text = withoutAsides(written, place);
  const opening = text.slice(0, place.start).split(clauseEnd).at(-1) ?? '';
  const rest = text.slice(place.end);
  const isNoun = noun?.test(text.slice(place.start, place.end)) === true;
  const isIdea = isNoun && (!carriedOut?.test(opening) || supposed?.test(rest) === true);
  const isAllowed = permitted?.before.test(opening) === true && !permitted.asks.test(asked);
  return isIdea || isAllowed || before.test(opening) || behind.test(rest);
}
