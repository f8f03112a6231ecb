// Sealed cookies that were opened before. Protects: opening one costs more than answering most calls
// does, and a visitor sends the same one with every request; what is kept never grows past its bound.
import { processState } from '../process/process-state';
import { unseal, type SealSecret } from '../request/sealed';

/** What a seal of ours held, and whether a secret that is being replaced sealed it. */
export type OpenedSeal = { data: unknown; isOld: boolean };

/** Some megabytes at most: a kept session is a few hundred bytes long. */
const mostSeals = 2_000;
const longestSeal = 2_048;

const keyOf = (value: string, secret: SealSecret) => JSON.stringify([secret, value]);

/** Remembers what a seal holds that was made or opened just now. The oldest goes where there are too many. */
export function rememberSeal(value: string, secret: SealSecret, opened: OpenedSeal): void {
  if (value.length > longestSeal) return;
  const { openedSeals } = processState();
  if (openedSeals.size >= mostSeals) {
    const [oldest] = openedSeals.keys();
    if (oldest !== undefined) openedSeals.delete(oldest);
  }
  openedSeals.set(keyOf(value, secret), opened);
}

/** What a seal without an end of its own holds; undefined when it is not ours. */
export async function openSeal(value: string, secret: SealSecret): Promise<OpenedSeal | undefined> {
  const known = processState().openedSeals.get(keyOf(value, secret));
  if (known) return known;
  const opened = await unseal(value, secret, 0);
  if (opened) rememberSeal(value, secret, opened);
  return opened;
}
