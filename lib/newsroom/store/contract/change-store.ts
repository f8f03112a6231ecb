// What the newsroom needs from its database about changes to things that other processes cache.

export interface ChangeStore {
  /**
   * Records what changed: an id, or `*` when anything may have. Call inside the transaction of the
   * change; others are notified when it commits, and not before.
   */
  note(subject: string): Promise<void>;
  /**
   * Calls `onChange` for each change that any process makes from now on, a moment after its commit:
   * at least once, perhaps twice. Resolves when `signal` fires; while the database is away it
   * retries.
   */
  follow(onChange: (subject: string) => void, signal: AbortSignal): Promise<void>;
  /** Deletes changes before `time`. */
  forget(time: number): Promise<void>;
}
