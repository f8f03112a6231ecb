// The state that exists once per process. Pages, route handlers and the boot code are bundled
// separately and share no module state, so every singleton is stored in one `globalThis` slot,
// created here.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { createOnceAMinute, type OnceAMinute } from '@/lib/model/timing/once-a-minute';
import type { Newsroom } from '@/lib/newsroom';
import type { Breaker } from './breaker';
import {
  createSharedPages,
  guestPageRules,
  type SharedPage,
  type SharedPages,
} from './shared-pages';

/** The last known state of a remote service. */
export type RemoteState = { breaker: Breaker; onIdentityRefused: (reason: string) => void };

export type ProcessState = {
  /** The embedded news service, once something has used it. */
  newsroom?: Promise<Newsroom>;
  /** Set by the first signal to end: not ready any more, but calls in progress may finish. */
  draining: boolean;
  /** Calls to the news service in progress, streams included. */
  calls: number;
  /** Called once when draining begins, so that each stream can end properly. */
  onDrain: Set<() => void>;
  /** Share pages as last sent: the same bytes for everyone. */
  sharedPages: SharedPages;
  /** Pages for visitors without cookies, as last sent: see `gate/guest-pages.ts`. */
  guestPages: SharedPages;
  /** The content of sealed cookies: see `identity/opened-seals.ts`. */
  openedSeals: Map<string, { data: unknown; isOld: boolean }>;
  /** Responses that must not be cached, although their status says that all went well. */
  unkept: WeakSet<object>;
  /** Share pages being rendered, for requests that arrive meanwhile: see `made-once.ts`. */
  pagesInMaking: Map<string, Promise<{ page: SharedPage; cacheable: boolean }>>;
  /** The remote news service has been ready since this process started. */
  serviceSeen?: boolean;
  /** The state of remote services, by their address. */
  remotes: Map<string, RemoteState>;
  /** Limits log lines that every call would write during an outage. */
  onceAMinute: OnceAMinute;
  /** The answer to the page request that is being rendered. */
  exchange: AsyncLocalStorage<Pick<ServerResponse, 'headersSent' | 'statusCode'>>;
};

const slot = Symbol.for('cubewire.process');

/**
 * The single state of this process, whichever bundle asks: pages and route handlers do not share
 * modules.
 */
export function processState(): ProcessState {
  // Nobody else writes this slot, since the global symbol is ours alone; so its type is known.
  const holder = globalThis as { [slot]?: ProcessState };
  holder[slot] ??= {
    draining: false,
    calls: 0,
    onDrain: new Set(),
    sharedPages: createSharedPages(),
    guestPages: createSharedPages(guestPageRules),
    openedSeals: new Map(),
    unkept: new WeakSet(),
    pagesInMaking: new Map(),
    remotes: new Map(),
    onceAMinute: createOnceAMinute(),
    exchange: new AsyncLocalStorage(),
  };
  return holder[slot];
}
