// The numbered list behind the citation marks: cited articles in the order of their first mark,
// then the uncited, then syndicated copies. An article without an address is not listed, as nobody
// could look it up, and so it is never quoted.
import type { Reference } from '@/lib/contract';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { plainSentences } from '../evidence/cited-text';
import { isHostile } from '../evidence/hostile-source';
import type { Syndication } from './syndication';
import { bareTitle } from './title';

/** References of an event, `order` from 1. Each article once, each address once. */
export function listReferences(
  cited: readonly Article[],
  { originals, copies }: Syndication,
): Reference[] {
  const ordered = [...new Set([...cited, ...originals, ...copies])];
  const addresses = new Set<string>();
  return ordered
    .filter(({ url }) => url !== '' && !addresses.has(url) && addresses.add(url))
    .map((article, at) => ({
      order: at + 1,
      source: article.source,
      name: article.main_domain || article.source,
      // A headline is a quotation, too.
      title: isHostile(article) ? '' : bareTitle(article),
      link: article.url,
      release_time: article.undated ? 0 : article.published_at,
    }));
}

type Listed = Pick<StoredEvent, 'references'>;

/** The links of these numbers in an event's references. */
function linksOf({ references }: Listed, orders: readonly number[]): Set<string> {
  const wanted = new Set(orders);
  return new Set(references.flatMap(({ order = 0, link }) => (wanted.has(order) ? link : [])));
}

/** The numbers of an event's references in its new list; those no longer listed have none. */
export function ordersNow(
  orders: readonly number[],
  before: Listed,
  now: readonly Reference[],
): number[] {
  const links = linksOf(before, orders);
  return now.flatMap(({ link, order = 0 }) => (links.has(link) ? order : []));
}

/** Whether every source that an event's text cites is still listed. */
export function citesListed(
  event: Pick<StoredEvent, 'content' | 'references'>,
  now: readonly Reference[],
): boolean {
  const marks = event.content.flatMap(plainSentences).flatMap(({ citations }) => citations);
  const cited = linksOf(event, marks);
  return ordersNow(marks, event, now).length === cited.size;
}

/**
 * The list with the numbers that its links had before, for a text that cites those. New links are
 * numbered after all of them: the number of a source that left is never reused.
 */
export function numberedAsBefore(now: readonly Reference[], { references }: Listed): Reference[] {
  const orders = new Map(references.map(({ link, order = 0 }) => [link, order]));
  let last = Math.max(0, ...orders.values());
  return now
    .map((reference) => ({ ...reference, order: orders.get(reference.link) ?? ++last }))
    .sort((a, b) => a.order - b.order);
}
