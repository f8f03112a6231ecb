// What exists once per process. Pages, route handlers and the boot code are bundled apart and share
// no module state, so everything that must be one hangs on one `globalThis` slot, made here.
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

/** How a remote service was last found. */
export type RemoteState = { breaker: Breaker; onIdentityRefused: (reason: string) => void };

export type ProcessState = {
  /** The embedded news service, once something asked for it. */
  newsroom?: Promise<Newsroom>;
  /** Set by the first signal to end: no longer ready, calls under way may finish. */
  draining: boolean;
  /** Calls to the news service under way, streams included. */
  calls: number;
  /** Told once when draining begins, so that a stream can say goodbye. */
  onDrain: Set<() => void>;
  /** Share pages as they went out last: the same bytes for everyone. */
  sharedPages: SharedPages;
  /** Pages for visitors without cookies, as they went out last: see `gate/guest-pages.ts`. */
  guestPages: SharedPages;
  /** What sealed cookies hold: see `identity/opened-seals.ts`. */
  openedSeals: Map<string, { data: unknown; isOld: boolean }>;
  /** Answers that must not be kept, though they say that all went well. */
  unkept: WeakSet<object>;
  /** Share pages that are being made, for whoever asks meanwhile: see `made-once.ts`. */
  pagesInMaking: Map<string, Promise<{ page: SharedPage; cacheable: boolean }>>;
  /** The remote news service was ready once since this process began. */
  serviceSeen?: boolean;
  /** What is known of remote services, by their address. */
  remotes: Map<string, RemoteState>;
  /** What the log is told of each call, while something else is away. */
  onceAMinute: OnceAMinute;
  /** The answer to the page request that is being rendered. */
  exchange: AsyncLocalStorage<Pick<ServerResponse, 'headersSent' | 'statusCode'>>;
};

const slot = Symbol.for('cubewire.process');

/**
 * The one state of this process, whichever bundle asks: pages and route handlers do not share
 * modules.
 */
export function processState(): ProcessState {
  // A global symbol is ours alone: nobody else writes this slot, so its type is known.
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
