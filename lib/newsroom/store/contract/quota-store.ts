// How much of something was used, and the places in a limited number. Times are milliseconds since
// 1970.

export interface QuotaStore {
  /** Counts one more under a name and answers how many that makes until `endsAt`. */
  count(name: string, endsAt: number, now: number): Promise<number>;
  /** One that was counted under a name came to nothing. Harmless where its time is over. */
  giveBack(name: string, now: number): Promise<void>;
  /** How many were counted under a name whose time is not over. */
  used(name: string, now: number): Promise<number>;
  /** Takes one of `most` slots in a scope until `endsAt`; false when all are taken. `slot` names it. */
  take(scope: string, most: number, slot: string, endsAt: number, now: number): Promise<boolean>;
  /** Keeps a slot until a later time. */
  renew(slot: string, endsAt: number): Promise<void>;
  release(slot: string): Promise<void>;
  /** When the next slot of a scope may be free: the earliest end; 0 when none is taken. */
  freeAt(scope: string): Promise<number>;
  /** Removes the slots whose time is over. */
  sweep(now: number): Promise<void>;
}
