// Where reports of the same hours differ: two sentences that count the same thing with different
// numbers, or say opposite words about the same subject. Protects: an older figure is no
// difference, and nothing is contrasted that is not certain to be about the same thing.
import type { Language } from '@/lib/model/text/languages';
import { figuresOf } from '../language/figures';
import { oppositesIn } from '../language/meanings/opposites';
import { maxDifferences } from './budget';
import type { Candidate } from './candidates';
import { releasedAt, sameHoursMs } from './report-times';
import { unlikeFigures } from './unlike-figures';
import type { Weights } from './weigh';

/** `[what one says, what the other says]`, and the words in which they differ. */
export type Difference = { words: [string, string]; sides: [Saying, Saying] };

/** A sentence or a headline, and its report. */
export type Saying = Pick<Candidate, 'article' | 'publisher' | 'text' | 'terms'>;

/** From this similarity on, sentences that count the same thing are on the same subject … */
const sameMatter = 0.2;
/** … those that only differ in one word must be nearly identical. */
const sameSentence = 0.45;

/** Whether a sentence can be contrasted with another one as it is. */
export const isWholeSaying = ({ grade, leans }: Candidate): boolean => grade === 'good' && !leans;

/** The clearest differences between publishers, each pair of publishers and thing once. */
export function differencesOf(
  sayings: readonly Saying[],
  lang: Language,
  { alike }: Weights,
): Difference[] {
  const read = sayings
    .map((saying) => ({
      saying,
      figures: figuresOf(saying.text, lang),
      opposites: oppositesIn(saying.text, lang),
    }))
    .filter(({ figures, opposites }) => figures.length > 0 || opposites.length > 0);
  const found: (Difference & { similarity: number; key: string })[] = [];
  read.forEach((one, at) => {
    for (const other of read.slice(at + 1)) {
      const [a, b] = [one.saying, other.saying];
      if (a.publisher === b.publisher) continue;
      if (Math.abs(releasedAt(a.article) - releasedAt(b.article)) > sameHoursMs) continue;
      const figures = unlikeFigures(one.figures, other.figures);
      if (!figures && (one.opposites.length === 0 || other.opposites.length === 0)) continue;
      const similarity = alike(a.terms, b.terms);
      if (similarity < sameMatter) continue;
      if (figures) {
        const words: [string, string] = [figures[0].shown, figures[1].shown];
        found.push({ words, sides: [a, b], similarity, key: figures[0].unit });
        continue;
      }
      if (similarity < sameSentence) continue;
      const opposite = one.opposites.find(({ pair }) =>
        other.opposites.some(
          (word) =>
            word.pair === pair && word.side !== one.opposites.find((w) => w.pair === pair)?.side,
        ),
      );
      const against = opposite && other.opposites.find(({ pair }) => pair === opposite.pair);
      if (opposite && against)
        found.push({
          words: [opposite.word, against.word],
          sides: [a, b],
          similarity,
          key: opposite.word,
        });
    }
  });
  const keys = new Set<string>();
  return found
    .sort((a, b) => b.similarity - a.similarity)
    .filter(({ key }) => !keys.has(key) && keys.add(key))
    .slice(0, maxDifferences)
    .map(({ words, sides }) => ({ words, sides }));
}
