// The names of the browser's caches for offline reading. The worker fills the first three, the page
// the last one.

const own = 'cubewire-';

/** Scripts and styles of a build. */
export const programCache = (build: string) => `${own}program-${build}`;
/** Its pages: each with the headers that it came with, so that policy and text match. */
export const pagesCache = (build: string) => `${own}pages-${build}`;
export const picturesCache = `${own}pictures`;
/** What a reader has saved: events, and which of them belong together. */
export const savedCache = `${own}saved`;

/** Pending calls, for the worker to send once the page is closed. */
export const outboxCache = `${own}outbox`;
/** Its only key. */
export const outboxKeptAt = '/m/outbox';

export const isOwnCache = (name: string) => name.startsWith(own);
export const isProgramCache = (name: string) => name.startsWith(programCache(''));
export const isPagesCache = (name: string) => name.startsWith(pagesCache(''));

/**
 * The two pages that stand in for all others: the list, and the page that says that nothing else is
 * stored.
 */
export const shellPath = '/m/news';
export const offlinePath = '/m/offline';
/** The worker's path. */
export const workerPath = '/m/worker.js';
/** The sync tag by which a browser wakes the worker once the network is back. */
export const outboxTag = 'outbox';
