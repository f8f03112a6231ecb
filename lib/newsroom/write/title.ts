// The headline of an event is one of its sources' headlines: the one that says most of what the
// others say, without the publisher's name behind it, and no bait if there is a better one.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { lexicons } from '../language/lexicons';
import { plain } from '../language/plain-text';
import { termsOf } from '../language/text-terms';

const suffix = /\s*(?:\s[-–—|·•]\s|[|｜_])\s*([^|｜_]{2,40})$/u;
/** Characters that must remain, so that a headline is never cut down to a word. */
const shortestTitle = 5;
const simplify = (name: string) => name.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '');

/** Whether `tail` names the publisher of the article, whole or in part. */
function namesPublisher(tail: string, article: Article): boolean {
  const name = simplify(tail);
  const host = simplify(article.main_domain.split('.')[0] ?? '');
  const publisher = simplify(article.source);
  return (
    name !== '' &&
    ((publisher !== '' && (name.includes(publisher) || publisher.includes(name))) ||
      (host.length > 2 && name.includes(host)))
  );
}

/** The headline as readers see it: "Storm nears coast - BBC News" → "Storm nears coast". */
export function bareTitle(article: Article): string {
  let title = plain(article.title);
  for (let tail = suffix.exec(title); tail; tail = suffix.exec(title)) {
    if (!namesPublisher(tail[1] ?? '', article) || tail.index < shortestTitle) break;
    title = title.slice(0, tail.index).trim();
  }
  return title;
}

function fitness(title: string, lang: Language): number {
  const { headline, clickbait } = lexicons[lang];
  const tooShort = title.length < headline.least;
  const tooLong = title.length > headline.most;
  const shouting = /\p{Lu}/u.test(title) && title === title.toUpperCase();
  const bait = clickbait.test(title);
  return (tooShort ? 0.75 : 1) * (tooLong ? 0.8 : 1) * (shouting ? 0.6 : 1) * (bait ? 0.55 : 1);
}

/** How well a headline stands for the event: what it tells of it, by how plainly it says so. */
export function headlineScore(
  title: string,
  lang: Language,
  weigh: (terms: Set<string>) => number,
): number {
  return (0.1 + weigh(termsOf(title, lang))) * fitness(title, lang);
}

/** A title that was shown stays unless another is better by this factor: headlines should not flap. */
const betterBy = 1.25;

/**
 * The most representative headline, or '' when no article has one.
 * @param weigh how much of the event a set of terms tells, 0 … 1
 */
export function chooseTitle(
  articles: readonly Article[],
  lang: Language,
  weigh: (terms: Set<string>) => number,
  previous?: string,
): string {
  const inLanguage = articles.filter((article) => article.lang === lang);
  const titles = (inLanguage.length > 0 ? inLanguage : articles).map(bareTitle).filter(Boolean);
  const score = (title: string) => headlineScore(title, lang, weigh);
  const best = titles.reduce((a, b) => (score(b) > score(a) ? b : a), titles[0] ?? '');
  if (previous === undefined || !titles.includes(previous)) return best;
  return score(best) > score(previous) * betterBy ? best : previous;
}
