// What a check of an installation found.
import { isNativeError } from 'node:util/types';

export type Finding = {
  check: string;
  /** `note`: nothing is broken, but an operator should know. */
  state: 'good' | 'note' | 'bad';
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy?: string;
};

export const good = (check: string, found: string): Finding => ({ check, state: 'good', found });
export const note = (check: string, found: string, remedy: string): Finding => ({
  ...{ check, state: 'note', found, remedy },
});
export const bad = (check: string, found: string, remedy: string): Finding => ({
  ...{ check, state: 'bad', found, remedy },
});

// An error of the platform may be made in another realm than ours.
const isError = (error: unknown): error is Error => error instanceof Error || isNativeError(error);

/** What lies under an error that says little itself, such as fetch's: a refused connection, a certificate. */
function causeOf({ cause }: Error): string {
  if (!isError(cause)) return '';
  // Several addresses that were tried are one error without words.
  return cause.message || ('code' in cause ? String(cause.code) : '');
}

/** An error in words for an operator, with those of what lies under it. */
export function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time';
  if (!isError(error)) return String(error);
  const cause = causeOf(error);
  return error.message.includes(cause) ? error.message : `${error.message}: ${cause}`;
}
