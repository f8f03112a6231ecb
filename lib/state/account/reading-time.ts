// Reports how long a reader reads to the service while the page is visible, with one timer per page
// load. Protects: a hidden page counts as not read, and what was not delivered is sent the next
// time. Guests send nothing: their heartbeats would use up their network's rate limit.
import { atom } from 'jotai';
import * as z from 'zod';
import { onPageShown } from '@/lib/browser/page/page-shown';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage/storage';
import { heartbeatMs } from '@/lib/model/limits/page';
import { dayMs } from '@/lib/model/time';
import { lostBeatKey } from '@/lib/model/wire/further-keys';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

const beat = z.object({ timer_id: z.string(), duration: z.number() });
type Beat = z.output<typeof beat>;
const kept = beat.extend({ reader: z.string() });

/** The undelivered heartbeat of this reader; an earlier reader's is ignored. */
function lostBeat(reader: string | undefined): Beat | undefined {
  try {
    const found = kept.safeParse(JSON.parse(readStored(lostBeatKey) ?? 'null')).data;
    return found?.reader === reader ? beat.parse(found) : undefined;
  } catch {
    return undefined;
  }
}

const sendAtom = atom(
  null,
  async (get, set, name: 'Heartbeat' | 'HeartbeatRecover', told: Beat): Promise<void> => {
    // Stored first: a page that is being left may not live to see the answer.
    const text = JSON.stringify({ ...told, reader: get(readerAtom)?.id });
    writeStored(lostBeatKey, text);
    const answer = await set(callAtom)(name, told, { quiet: true }).catch(() => undefined);
    if (answer?.code === 0 && readStored(lostBeatKey) === text) removeStored(lostBeatKey);
  },
);

/** Counts until `signal` aborts. `timer_id` identifies this page load. */
export const countReadingAtom = atom(
  null,
  (get, set, timer_id: string, signal: AbortSignal): void => {
    const lost = lostBeat(get(readerAtom)?.id);
    if (lost) void set(sendAtom, 'HeartbeatRecover', lost);
    let read = 0;
    let since = document.visibilityState === 'visible' ? Date.now() : undefined;
    const tell = () => {
      if (since === undefined) return;
      const now = Date.now();
      // Time after the clock was set back, or while the device slept, is not reading time.
      read += Math.min(Math.max(0, now - since), 2 * heartbeatMs);
      since = now;
      void set(sendAtom, 'Heartbeat', { timer_id, duration: Math.min(read, dayMs) });
    };
    const timer = setInterval(tell, heartbeatMs);
    const stops = [
      onPageHidden(() => {
        tell();
        since = undefined;
      }),
      onPageShown(() => (since = Date.now())),
    ];
    signal.addEventListener(
      'abort',
      () => {
        clearInterval(timer);
        for (const stop of stops) stop();
      },
      { once: true },
    );
  },
);
