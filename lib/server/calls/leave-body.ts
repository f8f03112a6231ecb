// Discards an answer that nobody reads. Protects: never wait for the cancellation. The framework
// keeps a copy of what it fetches, and canceling one of two copies only settles when the other one
// ends.

/** Discards the rest of an answer so that its connection is free; never rejects. */
export function leaveBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
