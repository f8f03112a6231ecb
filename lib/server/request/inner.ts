// The calls that only operators may use; until there are accounts, that is nobody.

/** Whether a path is one of the inner calls: `/internal…`, `/api/inner…`. */
export function isInner(pathname: string): boolean {
  return /^\/(internal|api\/inner)(\/|$)/i.test(pathname);
}
