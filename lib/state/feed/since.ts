// What came while the reader was away: one line, once. Protects: who comes back after hours is told,
// never twice of the same, and nobody of what came for another reader.
import { atom } from 'jotai';
import { onPageHidden, onPageShown } from '@/lib/browser/page-hidden';
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

/** The reader leaves. */
export const leaveListAtom = atom(null, async (get): Promise<void> => {
  const reader = get(readerAtom)?.id;
  const now = Date.now();
  const { keepLeft } = await import('@/lib/browser/left-at');
  keepLeft(reader, now);
});

/** The reader is here: told what came, where they were away for hours. */
export const comeBackAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(readerAtom)?.id;
  const { keepLeft, takeLeft } = await import('@/lib/browser/left-at');
  const since = takeLeft(reader);
  if (since === undefined || Date.now() - since < awayMs) return;
  const answer = await set(callAtom)('ListEventsSince', { since }, { quiet: true }).catch(
    () => undefined,
  );
  const data = answer?.data;
  // Without an answer nothing was told: the next visit asks for all of it.
  if (!data) return keepLeft(reader, since);
  const { events, new_count, updated_count } = data;
  if (new_count + updated_count === 0 || get(readerAtom)?.id !== reader) return;
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  set(sinceAtom, { new_count, updated_count, entries: events.map(toEntry) });
});

/** From here on, until it is given up: notes when the reader leaves, and tells what came since. */
export const hearOfLeavingAtom = atom(null, (_get, set, signal: AbortSignal): void => {
  if (signal.aborted) return;
  void set(comeBackAtom);
  const stops = [
    onPageHidden(() => void set(leaveListAtom)),
    onPageShown(() => void set(comeBackAtom)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
});
