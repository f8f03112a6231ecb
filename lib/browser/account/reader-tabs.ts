// The current reader, shared between the browser's tabs: they all have the same session. A guest is
// ''.
import { readerKey } from '@/lib/model/wire/further-keys';
import { onPageShown } from '../page/page-shown';
import { readStored, writeStored } from '../storage/storage';

/** Tells the other tabs who is signed in here. */
export function tellReader(reader: string | undefined): void {
  const told = reader ?? '';
  if (readStored(readerKey) !== told) writeStored(readerKey, told);
}

/** Whether the tab that last reported has another reader; false if none did. */
export function toldOtherThan(reader: string | undefined): boolean {
  const told = readStored(readerKey);
  return told !== undefined && told !== (reader ?? '');
}

/**
 * Runs when another tab reports, and when this one becomes visible again: it may have slept
 * meanwhile. Returns a function that stops it.
 */
export function onReaderTold(run: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('storage', ({ key }) => key === readerKey && run(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
  const stop = onPageShown(run);
  return () => {
    leaving.abort();
    stop();
  };
}
