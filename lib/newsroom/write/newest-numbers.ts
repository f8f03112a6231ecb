// Makes sure that the text has every number of the newest headline, and its news even if the event
// has an older headline. Protects: a reader who saw the new figure in a list finds it on the page,
// with its source.
import type { Language } from '@/lib/model/text/languages';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { numbersOf } from '../language/text-terms';
import type { Headline } from './blocks';
import { isHeadline } from './candidates';
import type { Statement } from './choose';
import type { Promises } from './promise';
import { isNewest, newestTime, releasedAt } from './report-times';
import { hidesNews, untold } from './title';
import type { Scored } from './weigh';

/**
 * Sentences to add for the numbers that `statements` lack, or the headline itself where no sentence
 * has one.
 */
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
    // The event's own headline shows it, or the newest withholds its news, and the number is none:
    // "3 changes".
    const isShown =
      says({ text: title }) || newest.article.url === '' || hidesNews(newest.text, lang);
    if (!best && (isShown || !isHeadline(newest.text, lang))) continue;
    if (!best) return { added, needed: newest };
    added.push({ ...best, backers: [best] });
  }
  return { added };
}

/**
 * The newest headline, where the event has an older one because no sentence tells the news of the
 * newest.
 */
export function passedOver(
  headlines: readonly Headline[],
  title: string,
  { kept }: Promises,
  lang: Language,
): Headline | undefined {
  const newest = newestTime(headlines.map(({ article }) => article)) ?? 0;
  const fresh = headlines.filter(({ article }) => isNewest(article, newest));
  if (fresh.some(({ text }) => text === title)) return undefined;
  return fresh.find(
    ({ article, text }) =>
      article.url !== '' &&
      isHeadline(text, lang) &&
      !hidesNews(text, lang) &&
      kept(text) <= untold,
  );
}
