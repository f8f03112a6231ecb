// Remembers that this tab sent a code for canceling the account. Protects: after a reload, as
// phones do while a mail is read, the flow continues for the same reader while the code is valid;
// and a reload after the end still shows that the account is gone, even if the answer was lost.
import { signInKinds, type SignInKind } from '@/lib/model/account/sign-in-kinds';
import { emailCodeMs, phoneCodeMs } from '@/lib/model/limits/account';
import { cancelAskedKey, canceledKey, cancelSentKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, writeStored } from '../storage/storage';

export type CancelSent = {
  by?: SignInKind;
  /** The address, mostly masked. */
  to?: string;
  length: number;
  resendSeconds: number;
  at: number;
};

type Kept = CancelSent & { reader: string };

function kept(): Partial<Kept> | undefined {
  try {
    const found: unknown = JSON.parse(readStored(cancelSentKey, 'sessionStorage') ?? 'null');
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The code sent for this reader, if still valid; undefined without one. */
export function cancelSent(reader: string): CancelSent | undefined {
  const { by: kind, to, length, resendSeconds, at, ...found } = kept() ?? {};
  const numbers = [length, resendSeconds, at];
  if (found.reader !== reader || !numbers.every(Number.isFinite)) return undefined;
  const by = signInKinds.find((one) => one === kind);
  const age = Date.now() - Number(at);
  if (age < 0 || age >= (by === 'phone' ? phoneCodeMs : emailCodeMs)) return undefined;
  return {
    ...{ by, to: typeof to === 'string' ? to : undefined },
    ...{ length: Number(length), resendSeconds: Number(resendSeconds), at: Number(at) },
  };
}

export function noteCancelSent(reader: string, sent: CancelSent): void {
  writeStored(cancelSentKey, JSON.stringify({ ...sent, reader }), 'sessionStorage');
}

/** The reader keeps the account. */
export function forgetCancelSent(): void {
  removeStored(cancelSentKey, 'sessionStorage');
}

/** The deletion was requested; its outcome is not known yet. */
export function noteCancelAsked(): void {
  writeStored(cancelAskedKey, String(Date.now()), 'sessionStorage');
}

/** An answer arrived. */
export function forgetCancelAsked(): void {
  removeStored(cancelAskedKey, 'sessionStorage');
}

/** Whether this tab recorded it just now. */
function isFresh(key: string): boolean {
  const age = Date.now() - Number(readStored(key, 'sessionStorage') ?? Number.NaN);
  return age >= 0 && age < emailCodeMs;
}

/** Whether this tab requested it just now, without an answer so far. */
export const wasCancelAsked = (): boolean => isFresh(cancelAskedKey);

/** The account was deleted; whose it was is not recorded. */
export function noteCanceled(): void {
  writeStored(canceledKey, String(Date.now()), 'sessionStorage');
}

/** Whether that happened in this tab just now. */
export const wasCanceled = (): boolean => isFresh(canceledKey);
