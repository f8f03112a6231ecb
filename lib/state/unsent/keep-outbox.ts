// Hands pending calls to the offline worker, which sends them once the page is closed. Protects: it
// has only the current reader's calls, and never one that was already made.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { readKeptOutbox, writeKeptOutbox } from '@/lib/browser/offline/kept-outbox';
import { wakeWhenOnline } from '@/lib/browser/offline/offline-worker';
import { readOutbox } from '@/lib/browser/offline/outbox';
import { buildRequest, operations } from '@/lib/contract';
import { clientVersion } from '@/lib/model/limits/service';
import type { KeptCall } from '@/lib/model/offline/kept-outbox';
import { actingAtom } from '../page/reader';
import { callHeadersAtom } from '../page/make-call';

/** Rewrites what the worker may send, and schedules its sync. */
export const keepOutboxAtom = atom(null, async (get): Promise<void> => {
  const owner = get(actingAtom);
  const calls: KeptCall[] = [];
  for (const { key, call, input, owner: of } of readOutbox()) {
    // Anyone can modify local storage.
    const checked = operations[call]?.input.safeParse(input);
    if (of !== owner || !checked?.success) continue;
    const said = { ...get(callHeadersAtom), version: clientVersion };
    const request = buildRequest(call, checked.data, ownOrigin(), said);
    const headers = Object.fromEntries(request.headers);
    calls.push({ key, url: request.url, headers, body: await request.text() });
  }
  await writeKeptOutbox({ owner, calls, sent: {} });
  if (calls.length > 0) await wakeWhenOnline();
});

/** After a call was made: removes it from the worker's pending calls. */
export const keepOutboxAgainAtom = atom(null, async (_get, set): Promise<void> => {
  if (await readKeptOutbox()) await set(keepOutboxAtom);
});
