// What came while the reader was away: one line, once. Protects: who comes back after hours is told,
// never twice of the same, and nobody of what came for another reader.
import { atom } from 'jotai';
import { onConnection } from '@/lib/browser/connection';
import { onPageShown } from '@/lib/browser/page-shown';
import { onPageHidden } from '@/lib/browser/page-hidden';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { awayMs } from '@/lib/model/limits/feed';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';

export type Since = {
  new_count: number;
  updated_count: number;
  /** Those that tell more than when they were read, then the new ones. */
  entries: readonly FeedEntry[];
};

/** Told until it is looked at or put away. */
export const sinceAtom = atom<Since | undefined>(undefined);

/** `left`: when the reader went once more, for whom that waits. */
type Unanswered = { reader: string | undefined; since: number; left?: number };

/** What was asked and has no answer yet: who goes once more is still told from then on. */
const unansweredAtom = atom<Unanswered | undefined>(undefined);

/** The time of that, where it is this reader's. */
const ownUnansweredAtom = atom((get) => {
  const unanswered = get(unansweredAtom);
  return unanswered?.reader === get(readerAtom)?.id ? unanswered?.since : undefined;
});

/** Notes when the reader went while it has no answer; undefined: they are back. */
const noteLeftAtom = atom(null, (get, set, left: number | undefined): void => {
  const unanswered = get(unansweredAtom);
  if (unanswered) set(unansweredAtom, { ...unanswered, left });
});

/** The reader leaves. */
export const leaveListAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(readerAtom)?.id;
  const now = Date.now();
  set(noteLeftAtom, now);
  const { keepLeft } = await import('@/lib/browser/left-at');
  // The answer may have come by now.
  keepLeft(reader, get(ownUnansweredAtom) ?? now);
});

/** The reader is here: told what came, where they were away for hours. */
export const comeBackAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(readerAtom)?.id;
  set(noteLeftAtom, undefined);
  const { keepLeft, takeLeft } = await import('@/lib/browser/left-at');
  const since = takeLeft(reader);
  // No time says nothing of what has no answer here: it may be asked for right now.
  if (since === undefined) return;
  // Another tab of the browser was told of that, and left later.
  if (since > (get(ownUnansweredAtom) ?? since)) set(unansweredAtom, undefined);
  if (Date.now() - since < awayMs) return;
  set(unansweredAtom, { reader, since });
  const answer = await set(callAtom)('ListEventsSince', { since }, { quiet: true }).catch(
    () => undefined,
  );
  const data = answer?.data;
  // Without an answer nothing was told: the next visit asks for all of it.
  if (!data) return keepLeft(reader, since);
  const left = get(unansweredAtom)?.left;
  set(unansweredAtom, undefined);
  // Told while nobody looked: from here on only what comes after they went.
  if (left !== undefined && get(readerAtom)?.id === reader) keepLeft(reader, left);
  const { events, new_count, updated_count } = data;
  if (new_count + updated_count === 0 || get(readerAtom)?.id !== reader) return;
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  set(sinceAtom, { new_count, updated_count, entries: events.map(toEntry) });
});

/**
 * From here on, until it is given up: notes when the reader leaves, and tells what came since, where
 * there is no network as soon as there is one.
 */
export const hearOfLeavingAtom = atom(null, (get, set, signal: AbortSignal): void => {
  if (signal.aborted) return;
  void set(comeBackAtom);
  const stops = [
    onPageHidden(() => void set(leaveListAtom)),
    onPageShown(() => void set(comeBackAtom)),
    onConnection((online) => {
      // Out of sight it waits for the reader.
      const isSeen = document.visibilityState === 'visible';
      if (online && isSeen && get(unansweredAtom)) void set(comeBackAtom);
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
});
