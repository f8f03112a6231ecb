// Loads the first results of a search for its page. Protects: the page always renders; where the
// service fails, the browser asks again.
import { headers } from 'next/headers';
import { toEntry } from '@/lib/model/feed/to-entry';
import { isSearch, type Search } from '@/lib/model/feed/search';
import type { SearchPage } from '@/lib/model/feed/search-page';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { answered } from './detail';
import { readPageRequest } from './page-call';

/** Undefined where there is nothing to look for, or the service fails. */
export async function readResults(search: Search): Promise<SearchPage | undefined> {
  if (!isSearch(search)) return undefined;
  const { call } = await readPageRequest(await headers());
  const answer = await answered(call('SearchEvents', search));
  const data = answer?.data;
  if (!data) return undefined;
  return { entries: data.events.map(toEntry), next: nextCursor(data, '') };
}
