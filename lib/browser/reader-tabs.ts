// Who reads in this browser, as its tabs tell each other: the session is one for all of them. A guest
// is told as ''.
import { readerKey } from '@/lib/model/wire/further-keys';
import { onPageShown } from './page-shown';
import { readStored, writeStored } from './storage';

/** Tells the other tabs who reads here. */
export function tellReader(reader: string | undefined): void {
  const told = reader ?? '';
  if (readStored(readerKey) !== told) writeStored(readerKey, told);
}

/** Whether the last tab that said so has another reader; false where none did. */
export function toldOtherThan(reader: string | undefined): boolean {
  const told = readStored(readerKey);
  return told !== undefined && told !== (reader ?? '');
}

/**
 * Runs when another tab tells, and when this one is seen again: it may have slept meanwhile. The
 * answer takes it back.
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
