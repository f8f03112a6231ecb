// The evidence that a reader is shown for a sentence: from each cited source the words that say it,
// or those nearest to it, so that sentence and source can always be compared.
import type { Evidence, EvidenceQuote } from '@/lib/model/article/evidence';
import { toTag, type Language } from '@/lib/model/text/languages';
import { segment } from '../language/segment';
import type { EvidencePassage, Judgment } from './verdict';

export type CitedPassage = {
  /** The numbers of its sources. */
  numbers: readonly number[];
  passage: Pick<EvidencePassage, 'text'> & { lang: Language };
};

/** How many words of a sentence a passage has. */
function nearness(words: ReadonlySet<string>, { text, lang }: CitedPassage['passage']): number {
  return new Set(segment(text, lang).filter((word) => words.has(word))).size;
}

/** One quote for each number: from a supporting passage where there is one. */
export function evidenceOf(
  sentence: string,
  { verdict, passage: which, span: found, rests }: Judgment,
  numbers: readonly number[],
  cited: readonly CitedPassage[],
): Evidence {
  const words = new Set(segment(sentence, 'source'));
  const spans = new Map(
    (rests ?? (which === undefined ? [] : [{ passage: which, span: found }])).map(
      ({ passage, span }) => [cited[passage], span] as const,
    ),
  );
  const quotes = numbers.flatMap((n): EvidenceQuote[] => {
    const own = cited.filter((one) => one.numbers.includes(n));
    const [nearest] = [...own].sort(
      (a, b) => nearness(words, b.passage) - nearness(words, a.passage),
    );
    const best = own.find((one) => spans.has(one)) ?? nearest;
    if (!best) return [];
    const { text, lang } = best.passage;
    const span = spans.get(best);
    return [{ n, text, lang: toTag(lang), ...(span ? { span } : {}) }];
  });
  return { sentence, verdict, quotes };
}
