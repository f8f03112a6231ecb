// The stores of a browser that reading without network uses, by name. The worker fills the first
// three, the page the last one.

const own = 'cubewire-';

/** Scripts and styles of a build. */
export const programCache = (build: string) => `${own}program-${build}`;
/** Its pages: each with the headers that it came with, so that policy and text agree. */
export const pagesCache = (build: string) => `${own}pages-${build}`;
export const picturesCache = `${own}pictures`;
/** What a reader has saved: events, and which of them belong together. */
export const savedCache = `${own}saved`;

/** What waits to be sent, for the worker to send once the page is closed. */
export const outboxCache = `${own}outbox`;
/** Its only key. */
export const outboxKeptAt = '/m/outbox';

export const isOwnCache = (name: string) => name.startsWith(own);
export const isProgramCache = (name: string) => name.startsWith(programCache(''));
export const isPagesCache = (name: string) => name.startsWith(pagesCache(''));

/** The two pages that stand for all others: the list, and what says that nothing else is here. */
export const shellPath = '/m/news';
export const offlinePath = '/m/offline';
/** Where the worker is served. */
export const workerPath = '/m/worker.js';
/** The name under which a browser wakes the worker once there is network again. */
export const outboxTag = 'outbox';
