// What the newsroom asks of its database about changes that others keep copies of.

export interface ChangeStore {
  /**
   * The id of what changed, or `*` when anything may have. Within the transaction of the change: it is
   * told when that is committed, and not before.
   */
  note(subject: string): Promise<void>;
  /**
   * Calls `onChange` for each change of any process from now on, a moment after its commit; twice is
   * possible, never is not. Resolves when `signal` fires; a database that is away is looked at again.
   */
  follow(onChange: (subject: string) => void, signal: AbortSignal): Promise<void>;
  /** Lets go of changes before `time`. */
  forget(time: number): Promise<void>;
}
