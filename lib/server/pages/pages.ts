// Loads what the reader's pages need from the news service, for the visitor whose request is
// rendered. Protects: a page always renders. Where the service fails, it renders with its error
// state.
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedPage } from '@/lib/model/feed/feed';
import type { Tab } from '@/lib/model/feed/tabs';
import { settingRow } from '@/lib/model/settings';
import { toEntry } from '@/lib/model/feed/to-entry';
import { answered, detailOf, type DetailOutcome } from './detail';
import { isPhilippine } from '../request/location';
import { readPageRequest } from './page-call';
import { shareOriginOf } from '../request/share-origin';
import { originOf } from '../request/site-origin';

const request = cache(async () => readPageRequest(await headers()));

/** The time (ms) that all relative times on one page refer to. */
export const requestTime = cache(() => Date.now());

/** The site and the reader that a page is rendered for. */
export async function readSite() {
  const { deployment, session, unsure, location } = await request();
  const host = (await headers()).get('host');
  const shareOrigin = shareOriginOf(deployment, host);
  const philippines = isPhilippine(deployment, location);
  const origin = originOf(deployment, host);
  return { deployment, reader: session.user, unsure, origin, shareOrigin, philippines };
}

/** The available sign-in methods; undefined where the service fails. */
export async function readLoginMethods() {
  const { call } = await request();
  const answer = await answered(call('LoginMethods', {}));
  return answer?.data;
}

/** The tabs of the feed; undefined where the service provides none. */
export async function readTabs(): Promise<readonly Tab[] | undefined> {
  const { call } = await request();
  const answer = await answered(call('DisplayTabs', {}));
  return answer?.tabs?.length ? answer.tabs : undefined;
}

/** The first page of a tab as list rows; undefined where the service fails. */
export async function readFirstPage(tab: string): Promise<FeedPage<FeedEntry> | undefined> {
  const { call } = await request();
  const { cookie, parse, initial } = settingRow('newsLanguage');
  const kept = cookie && (await cookies()).get(cookie)?.value;
  const news_language = (kept && parse(kept)) || initial;
  const answer = await answered(call('ListEvents', { tab, news_language }));
  const data = answer?.data;
  return data && { ...data, events: data.events.map(toEntry) };
}

/** One event in full, for this reader. */
export const readDetail = cache(async (id: string): Promise<DetailOutcome> => {
  const { call } = await request();
  return detailOf(call, id);
});
