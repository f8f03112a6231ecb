// That a code for canceling the account was sent from this tab. Protects: a page that is loaded anew,
// as phones do while a mail is read, goes on where it was, for the same reader and while the code is
// good; and whoever loads it anew after the end still reads that it is done, also where the answer to
// it was lost.
import { signInKinds, type SignInKind } from '@/lib/model/account/sign-in-kinds';
import { emailCodeMs, phoneCodeMs } from '@/lib/model/limits/account';
import { cancelAskedKey, canceledKey, cancelSentKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, writeStored } from './storage';

export type CancelSent = {
  by?: SignInKind;
  /** The address, mostly hidden. */
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

/** What was sent for this reader and may still be used; undefined where there is nothing. */
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

/** The deletion is asked for; nobody knows yet whether it is done. */
export function noteCancelAsked(): void {
  writeStored(cancelAskedKey, String(Date.now()), 'sessionStorage');
}

/** An answer came. */
export function forgetCancelAsked(): void {
  removeStored(cancelAskedKey, 'sessionStorage');
}

/** Whether this tab noted it just now. */
function isFresh(key: string): boolean {
  const age = Date.now() - Number(readStored(key, 'sessionStorage') ?? Number.NaN);
  return age >= 0 && age < emailCodeMs;
}

/** Whether this tab has asked for it just now, and got no answer. */
export const wasCancelAsked = (): boolean => isFresh(cancelAskedKey);

/** The account is deleted; nothing says whose it was. */
export function noteCanceled(): void {
  writeStored(canceledKey, String(Date.now()), 'sessionStorage');
}

/** Whether that was in this tab just now. */
export const wasCanceled = (): boolean => isFresh(canceledKey);
