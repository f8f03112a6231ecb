// The calls that only operators may use, and where: nowhere but on hosts whose deployment says so.
import { BadRequest } from './bad-request';

const prefix = /^\/(internal|api\/inner)(?=\/|$)/i;

/** Whether a path is one of the inner calls: `/internal…`, `/api/inner…`. */
export function isInner(pathname: string): boolean {
  return prefix.test(pathname);
}

/** The path under which the table has an inner call: `/internal/v1/logs` is `/api/inner/v1/logs`. */
export function innerPath(pathname: string): string {
  return pathname.replace(prefix, '/api/inner');
}

/** Refuses all who are no operators, as far as the login service says; the news service asks again. */
export function needOperator({ user }: { user?: { operator?: boolean } }): void {
  if (!user) throw new BadRequest('operatorSignIn');
  if (user.operator === false) throw new BadRequest('closed');
}
