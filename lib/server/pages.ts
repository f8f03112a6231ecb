// What the reader's pages need from the news service, for the visitor whose request is rendered.
// Protects: a page always renders. Where the service fails, it renders with its error state.
import { headers } from 'next/headers';
import { cache } from 'react';
import { takenDown, type NewsEvent } from '@/lib/contract';
import { ServiceError } from '@/lib/client/service-error';
import { articleCache } from '@/lib/model/article';
import { id as idShape } from '@/lib/contract/fields';
import type { FeedEntry, Source } from '@/lib/model/entry';
import type { FeedPage } from '@/lib/model/feed';
import type { Tab } from '@/lib/model/tabs';
import { toEntry } from '@/lib/model/to-entry';
import { log } from './log';
import { readPageRequest } from './page-call';
import { shareOriginOf } from './share-origin';

const request = cache(async () => readPageRequest(await headers()));

/** Parses no version twice where the service brings no trees. */
const prepare = articleCache();

/** The time (ms) that everything on one page counts from. */
export const requestTime = cache(() => Date.now());

/** The site and the reader that a page is rendered for. */
export async function readSite() {
  const { deployment, session } = await request();
  const shareOrigin = shareOriginOf(deployment, (await headers()).get('host'));
  return { deployment, reader: session.user, shareOrigin };
}

/** The tabs of the feed; undefined where the service has none to give. */
export async function readTabs(): Promise<readonly Tab[] | undefined> {
  const { call } = await request();
  const answer = await call('DisplayTabs', {}).catch(withoutService);
  return answer?.tabs?.length ? answer.tabs : undefined;
}

/** The first page of a tab as list rows; undefined where the service fails. */
export async function readFirstPage(tab: string): Promise<FeedPage<FeedEntry> | undefined> {
  const { call } = await request();
  const answer = await call('ListEvents', { tab }).catch(withoutService);
  const data = answer?.data;
  return data && { ...data, events: data.events.map(toEntry) };
}

export type DetailOutcome =
  | { outcome: 'found'; event: NewsEvent & { sources: Source[] } }
  /** Taken down, unknown, or no id at all. */
  | { outcome: 'gone' }
  | { outcome: 'failed' };

/** One event in full. A malformed id is never asked for. */
export const readDetail = cache(async (id: string): Promise<DetailOutcome> => {
  if (!idShape.safeParse(id).success) return { outcome: 'gone' };
  const { call } = await request();
  const answer = await call('GetEventDetail', { event_id: id }).catch(withoutService);
  if (answer?.code === undefined) return { outcome: 'failed' };
  if (answer.code === takenDown || !answer.data?.content.length) return { outcome: 'gone' };
  return { outcome: 'found', event: prepare(answer.data) };
});

function withoutService(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error;
  log().warn({ err: error }, 'a page renders without the news service');
  return undefined;
}
