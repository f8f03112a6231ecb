// The numbered list behind the citation marks: cited articles in the order of their first mark,
// then the uncited, then syndicated copies. What has no address is not listed, as nobody could look
// it up, and so it is never quoted.
import type { Reference } from '@/lib/contract';
import type { Article } from '@/lib/newsroom/types';
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
      // A headline is quoted, too.
      title: isHostile(article) ? '' : bareTitle(article),
      link: article.url,
      release_time: article.published_at,
    }));
}
