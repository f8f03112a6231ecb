// A cache of unsealed cookies. Protects: unsealing one costs more than answering most calls, and a
// visitor sends the same one with every request; the cache never grows past its bound.
import { processState } from '../process/process-state';
import { unseal, type SealSecret } from '../request/sealed';

/** The content of a seal, and whether a secret that is being replaced sealed it. */
export type OpenedSeal = { data: unknown; isOld: boolean };

/** Some megabytes at most: a stored session is a few hundred bytes long. */
const mostSeals = 2_000;
const longestSeal = 2_048;

const keyOf = (value: string, secret: SealSecret) => JSON.stringify([secret, value]);

/**
 * Remembers the content of a seal that was just made or opened. Drops the oldest when there are too
 * many.
 */
export function rememberSeal(value: string, secret: SealSecret, opened: OpenedSeal): void {
  if (value.length > longestSeal) return;
  const { openedSeals } = processState();
  if (openedSeals.size >= mostSeals) {
    const [oldest] = openedSeals.keys();
    if (oldest !== undefined) openedSeals.delete(oldest);
  }
  openedSeals.set(keyOf(value, secret), opened);
}

/** The content of a seal that has no expiry of its own; undefined when it is not ours. */
export async function openSeal(value: string, secret: SealSecret): Promise<OpenedSeal | undefined> {
  const known = processState().openedSeals.get(keyOf(value, secret));
  if (known) return known;
  const opened = await unseal(value, secret, 0);
  if (opened) rememberSeal(value, secret, opened);
  return opened;
}
