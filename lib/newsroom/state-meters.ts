// The metrics read from the store for `/metrics`: the state of feeds, and the queue.
import type { ListedFeed } from './ingest/feed-list';
import { feedId } from './ingest/known-source';
import type { FeedReport } from './ingest/report';
import { articlesTaken, feedPolls, feedStates, jobsHeld, pagesWaiting } from './meters';
import type { Store } from './store/contract/store';

/** Counts one poll. */
export function countPoll({ added, why, unreachable }: FeedReport): void {
  const failure = unreachable ? 'offline' : why === undefined ? undefined : 'failed';
  feedPolls.inc({ outcome: failure ?? (added > 0 ? 'new' : 'nothing_new') });
  articlesTaken.inc(added);
}

/** Reads the state of the listed feeds, and the length of the queue. */
export async function readState(
  store: Pick<Store, 'feeds' | 'jobs' | 'pages'>,
  list: readonly Pick<ListedFeed, 'url'>[],
): Promise<void> {
  const listed = new Set(list.map(({ url }) => feedId(url)));
  const states = (await store.feeds.all()).filter(({ id }) => listed.has(id));
  const failing = states.filter(({ failures }) => failures > 0).length;
  feedStates.set({ state: 'failing' }, failing);
  feedStates.set({ state: 'healthy' }, states.length - failing);
  feedStates.set({ state: 'waiting' }, listed.size - states.length);
  pagesWaiting.set(await store.pages.waiting());
  jobsHeld.reset();
  for (const { kind, state, count } of await store.jobs.counts()) {
    jobsHeld.set({ kind, state }, count);
  }
}
