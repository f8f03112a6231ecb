// Usage counters, and slots of which only so many exist. Times are milliseconds since 1970.

export interface QuotaStore {
  /** Counts one more under a name and returns the count in the period that ends at `endsAt`. */
  count(name: string, endsAt: number, now: number): Promise<number>;
  /** Takes back one count, for an attempt that came to nothing. Harmless after the period ended. */
  giveBack(name: string, now: number): Promise<void>;
  /** The count under a name in the current period. */
  used(name: string, now: number): Promise<number>;
  /**
   * Takes one of `most` slots of a scope until `endsAt`; false when all are taken. `slot` names it.
   */
  take(scope: string, most: number, slot: string, endsAt: number, now: number): Promise<boolean>;
  /** Extends a slot to a later time. */
  renew(slot: string, endsAt: number): Promise<void>;
  release(slot: string): Promise<void>;
  /** When the next slot of a scope may become free: the earliest end; 0 when none is taken. */
  freeAt(scope: string): Promise<number>;
  /** Deletes expired slots. */
  sweep(now: number): Promise<void>;
}
