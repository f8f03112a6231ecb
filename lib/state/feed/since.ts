// What arrived while the reader was away: one line, shown once. Protects: a reader who comes back
// after hours is told, never twice of the same, and never of another reader's news.
import { atom } from 'jotai';
import { onConnection } from '@/lib/browser/offline/connection';
import { onPageShown } from '@/lib/browser/page/page-shown';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { hourMs } from '@/lib/model/time';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';

/** How long a reader must be away to be told what arrived meanwhile. */
export const awayMs = 3 * hourMs;

export type Since = {
  new_count: number;
  updated_count: number;
  /** Those updated since they were read, then the new ones. */
  entries: readonly FeedEntry[];
};

/** Shown until it is opened or dismissed. */
export const sinceAtom = atom<Since | undefined>(undefined);

/** `left`: when the reader left again while the answer was pending. */
type Unanswered = { reader: string | undefined; since: number; left?: number };

/** The unanswered request: a reader who leaves again is still told what came since then. */
const unansweredAtom = atom<Unanswered | undefined>(undefined);

/** The start of that request's period, if it is this reader's. */
const ownUnansweredAtom = atom((get) => {
  const unanswered = get(unansweredAtom);
  return unanswered?.reader === get(readerAtom)?.id ? unanswered?.since : undefined;
});

/** Records when the reader left while a request is unanswered; undefined: they are back. */
const noteLeftAtom = atom(null, (get, set, left: number | undefined): void => {
  const unanswered = get(unansweredAtom);
  if (unanswered) set(unansweredAtom, { ...unanswered, left });
});

/** The reader leaves. */
export const leaveListAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(readerAtom)?.id;
  const now = Date.now();
  set(noteLeftAtom, now);
  const { keepLeft } = await import('@/lib/browser/account/left-at');
  // The answer may have arrived by now.
  keepLeft(reader, get(ownUnansweredAtom) ?? now);
});

/** The reader is back: tells what arrived, if they were away for hours. */
export const comeBackAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(readerAtom)?.id;
  set(noteLeftAtom, undefined);
  const { keepLeft, takeLeft } = await import('@/lib/browser/account/left-at');
  const since = takeLeft(reader);
  // Without a recorded time there is nothing to ask; an unanswered request stays, as it may be in
  // progress.
  if (since === undefined) return;
  // Another tab of the browser has shown that, and was left later.
  if (since > (get(ownUnansweredAtom) ?? since)) set(unansweredAtom, undefined);
  if (Date.now() - since < awayMs) return;
  set(unansweredAtom, { reader, since });
  const answer = await set(callAtom)('ListEventsSince', { since }, { quiet: true }).catch(
    () => undefined,
  );
  const data = answer?.data;
  // Without an answer nothing was shown: the next visit asks for the whole period.
  if (!data) return keepLeft(reader, since);
  const left = get(unansweredAtom)?.left;
  set(unansweredAtom, undefined);
  // Shown while the reader was away: from here on only what arrives after they left counts.
  if (left !== undefined && get(readerAtom)?.id === reader) keepLeft(reader, left);
  const { events, new_count, updated_count } = data;
  if (new_count + updated_count === 0 || get(readerAtom)?.id !== reader) return;
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  set(sinceAtom, { new_count, updated_count, entries: events.map(toEntry) });
});

/**
 * From now until aborted: records when the reader leaves, and tells what arrived since; when
 * offline, as soon as the network is back.
 */
export const hearOfLeavingAtom = atom(null, (get, set, signal: AbortSignal): void => {
  if (signal.aborted) return;
  void set(comeBackAtom);
  const stops = [
    onPageHidden(() => void set(leaveListAtom)),
    onPageShown(() => void set(comeBackAtom)),
    onConnection((online) => {
      // A hidden page waits for the reader.
      const isSeen = document.visibilityState === 'visible';
      if (online && isSeen && get(unansweredAtom)) void set(comeBackAtom);
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
});
