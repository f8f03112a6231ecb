// The result of one check of an installation.
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

// An error of the platform may come from another realm than ours.
const isError = (error: unknown): error is Error => error instanceof Error || isNativeError(error);

/**
 * The underlying cause of an error that says little itself, such as fetch's: a refused connection,
 * a certificate.
 */
function causeOf({ cause }: Error): string {
  if (!isError(cause)) return '';
  // When several addresses failed, Node reports one error with an empty message.
  return cause.message || ('code' in cause ? String(cause.code) : '');
}

/** An error's message for an operator, with that of its underlying cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time';
  if (!isError(error)) return String(error);
  const cause = causeOf(error);
  return error.message.includes(cause) ? error.message : `${error.message}: ${cause}`;
}
