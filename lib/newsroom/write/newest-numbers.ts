// Every number of the newest headline is in the text. Protects: a reader who saw the new figure in a
// list finds it on the page, with its source.
import type { Language } from '@/lib/model/text/languages';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { numbersOf } from '../language/text-terms';
import type { Headline } from './blocks';
import { isHeadline } from './candidates';
import type { Statement } from './choose';
import { releasedAt } from './report-times';
import type { Scored } from './weigh';

/** Sentences to add for the numbers that `statements` do not say, and the headline where none can. */
export function missingNumbers(
  statements: readonly Statement[],
  candidates: readonly Scored[],
  headlines: readonly Headline[],
  title: string,
  lang: Language,
): { added: Statement[]; needed?: Headline } {
  const newest = [...headlines].sort(
    (a, b) =>
      releasedAt(b.article) - releasedAt(a.article) || (a.article.id < b.article.id ? -1 : 1),
  )[0];
  if (!newest) return { added: [] };
  const terms = tellingTerms(newest.text, lang);
  const added: Statement[] = [];
  for (const number of numbersOf(newest.text, lang)) {
    const says = ({ text }: { text: string }) => numbersOf(text, lang).includes(number);
    if ([...statements, ...added].some(says)) continue;
    const able = candidates.filter(
      (one) => says(one) && !one.leans && sharedTelling(one.text, lang, terms) > 0,
    );
    const best = able.sort(
      (a, b) =>
        Number(b.grade === 'good') - Number(a.grade === 'good') ||
        releasedAt(b.article) - releasedAt(a.article) ||
        b.score - a.score,
    )[0];
    // The page says it already where it is the headline of the event.
    const isShown = newest.text === title || newest.article.url === '';
    if (!best && (isShown || !isHeadline(newest.text, lang))) continue;
    if (!best) return { added, needed: newest };
    added.push({ ...best, backers: [best] });
  }
  return { added };
}
