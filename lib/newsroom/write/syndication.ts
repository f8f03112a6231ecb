// Who reported independently. A syndicated copy is listed among the references, but neither quoted
// nor counted: ten papers that print one agency text are one voice. Of a flash and the report that
// repeats it, the report speaks.
import { distinctSources } from '@/lib/model/feed/sources';
import type { Language } from '@/lib/model/text/languages';
import { lengthInLatin } from '@/lib/model/text/scripts';
import type { Article } from '@/lib/newsroom/types';
import { kindOf } from '../cluster/kind';
import { isHostile } from '../evidence/hostile-source';
import { releasedAt, sameHoursMs } from './report-times';

/** The articles that are not copies, and the rest, each in the order given. */
export type Syndication = { originals: Article[]; copies: Article[] };

/** A text says much more than another if it is longer by this factor and this many characters. */
const fullerBy = 1.3;
const fullerChars = 200;

const lengthOf = ({ paragraphs }: Article) =>
  paragraphs.reduce((sum, one) => sum + lengthInLatin(one), 0);

/**
 * Whether one of two articles with the same text says much more, and may speak for both. What
 * another publisher prints hours later would pass for the newest report, with figures of the
 * morning.
 */
function isFuller(one: Article, other: Article): boolean {
  const [long, short] = [lengthOf(one), lengthOf(other)];
  if (long < short * fullerBy || long < short + fullerChars) return false;
  const isOfItsHours =
    publisherOf(one) === publisherOf(other) ||
    Math.abs(releasedAt(one) - releasedAt(other)) <= sameHoursMs;
  // A live page repeats a flash among much else.
  const mayTell = one.lang === other.lang && kindOf(one.title) === 'story' && !isHostile(one);
  return isOfItsHours && mayTell;
}

/** Whether an article speaks for those with its text instead of the one that did so far. */
function replaces(article: Article, before: Article, isFirst: boolean): boolean {
  if (article.url === '') return false;
  if (before.url === '') return true;
  return isFuller(article, before) || (isFirst && !isFuller(before, article));
}

/**
 * Splits an event's articles. When the article that others repeat is not among them, or has no
 * address to cite, its first copy with an address replaces it, and so does a copy that says much
 * more. A second article with the same address is a copy.
 */
export function splitCopies(articles: readonly Article[]): Syndication {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const rootOf = (article: Article): string => {
    const seen = new Set<string>();
    let current: Article | undefined = article;
    let root = article.id;
    while (current && !seen.has(current.id)) {
      seen.add(current.id);
      root = current.copy_of ?? current.id;
      current = current.copy_of === undefined ? undefined : byId.get(current.copy_of);
    }
    return root;
  };
  const chosen = new Map<string, Article>();
  for (const article of articles) {
    const root = rootOf(article);
    const before = chosen.get(root);
    if (!before || replaces(article, before, article.id === root)) chosen.set(root, article);
  }
  const addresses = new Set<string>();
  const originals: Article[] = [];
  const copies: Article[] = [];
  for (const article of articles) {
    const stands = chosen.get(rootOf(article)) === article && !addresses.has(article.url);
    (stands ? originals : copies).push(article);
    if (stands && article.url) addresses.add(article.url);
  }
  return { originals, copies };
}

/**
 * How many publishers reported independently, at least 1: each publisher and each main domain
 * counts once.
 */
export function independentSources(articles: readonly Article[]): number {
  const { originals } = splitCopies(articles);
  const publishers = distinctSources(originals.map(({ source, url }) => ({ source, link: url })));
  return Math.max(1, publishers.length);
}

/** The key of an article's publisher, for the limit of sentences from one publisher. */
export function publisherOf(article: Article): string {
  return article.source.trim().toLowerCase() || article.main_domain || article.url;
}

/** The language of most originals; on a tie, the first one. */
export function majorityLanguage(originals: readonly Article[]): Language {
  return mostFrequent(originals.map(({ lang }) => lang))[0] ?? 'en';
}

/** The distinct values, most frequent first; on a tie, the earlier one first. */
export function mostFrequent<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
}

/** From this many outlets on, the page says that they carry one text. */
const manyOutlets = 5;
const agencies =
  /\((AP|AFP|Reuters|UPI|PNA|Xinhua|dpa|EFE|ANI|PTI)\)|\b(Associated Press|Agence France-Presse|Reuters|Bloomberg News|Press Association|Philippine News Agency|Bernama|Kyodo News|Yonhap)\b|(新华社|中新社|法新社|路透社|美联社|中央社|共同社|塔斯社)/;

/**
 * How many outlets carry the most repeated text, and the agency that it names; undefined for few.
 */
export function syndicationOf(
  articles: readonly Article[],
): { outlets: number; agency?: string } | undefined {
  const roots = mostFrequent(articles.flatMap(({ copy_of }) => copy_of ?? []));
  const [root] = roots;
  if (root === undefined) return undefined;
  const same = articles.filter(({ id, copy_of }) => id === root || copy_of === root);
  const outlets = new Set(same.map(publisherOf)).size;
  if (outlets < manyOutlets) return undefined;
  const text = same.map(({ source, paragraphs }) =>
    [source, ...paragraphs].join('\n').slice(0, 2_000),
  );
  const found = text.map((one) => agencies.exec(one)).find(Boolean);
  const agency = found?.slice(1).find(Boolean);
  return { outlets, ...(agency === undefined ? {} : { agency }) };
}
