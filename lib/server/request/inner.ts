// The calls that only operators may use, and only on hosts whose deployment allows them.
import { BadRequest } from './bad-request';

const prefix = /^\/(internal|api\/inner)(?=\/|$)/i;

/** Whether a path is an inner call: `/internal…`, `/api/inner…`. */
export function isInner(pathname: string): boolean {
  return prefix.test(pathname);
}

/**
 * The path of an inner call in the table of operations: `/internal/v1/logs` is
 * `/api/inner/v1/logs`.
 */
export function innerPath(pathname: string): string {
  return pathname.replace(prefix, '/api/inner');
}

/**
 * Refuses anyone who is no operator according to the login service; the news service checks again.
 */
export function needOperator({ user }: { user?: { operator?: boolean } }): void {
  if (!user) throw new BadRequest('operatorSignIn');
  if (user.operator === false) throw new BadRequest('closed');
}
