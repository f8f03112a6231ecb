// Lets go of an answer that nobody reads. Protects: the framework keeps a copy of what it fetches,
// and letting go of one of two copies is over only when the other ends: it is never waited for.

/** Lets go of the rest of an answer, so that its connection is free; never rejects. */
export function leaveBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
