// Runs the text of the offline worker as a browser would, with stores in memory and a site that a
// test writes.
import { runInNewContext } from 'node:vm';
import { MemoryCaches, pathOf, siteOrigin as origin } from '@/tests/memory-caches';
import type { WorkerEvent } from '@/lib/server/pages/offline-worker';
import { offlineWorkerText } from '@/lib/server/pages/offline-worker-text';

export const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const said = (title: string) => ({ title, text: 'nothing & no one', retry: 'again' });
export const nothingKept = {
  en: said('Offline'),
  zh: said('没有网络'),
  ph: said('Walang network'),
};

/** A worker of `build`; `site` answers a path, undefined meaning that the network fails. */
export function worker(
  build: string,
  site: (path: string, init?: RequestInit) => Response | undefined,
  {
    caches = new MemoryCaches(),
    windows = 0,
    saveData = false,
    visibilityState = 'visible',
    languages = ['en'],
  } = {},
) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const asked: string[] = [];
  const told: unknown[] = [];
  const open = { windows };
  const fetch = async (key: string | Request, init?: RequestInit) => {
    asked.push(pathOf(key));
    const answer = site(pathOf(key), init);
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  };
  const self = {
    ...{
      caches,
      fetch,
      location: { origin },
      registration: {},
      skipWaiting: async () => undefined,
    },
    navigator: { languages, connection: { saveData } },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        Array.from({ length: open.windows }, () => ({
          visibilityState,
          postMessage: (message: unknown) => told.push(message),
        })),
    },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
  };
  runInNewContext(offlineWorkerText(build, nothingKept), { self, URL, Response });

  /** Dispatches an event and waits for all its effects; returns the response. */
  async function happen(type: string, event: Partial<WorkerEvent> = {}) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const respondWith = (given: Promise<Response>) => void (answer = given);
    const request = new Request(origin);
    listeners.get(type)?.({ request, waitUntil, respondWith, ...event });
    const given = await answer;
    for (let at = 0; at < work.length; at += 1) await work[at];
    return given;
  }

  return {
    ...{ caches, asked, told, open, happen },
    install: () => happen('install').then(() => happen('activate')),
    /** A request of a page; `mode` cannot be set from outside. */
    get: (path: string, mode = 'no-cors') =>
      happen('fetch', {
        request: Object.defineProperty(new Request(origin + path), 'mode', { value: mode }),
      }),
    origin,
  };
}
