// Lets go of an answer that nobody reads. Protects: the framework keeps a copy of what it fetches,
// and letting go of one of two copies is over only when the other ends: it is never waited for.

export function leaveBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
