// Everything that differs between SQLite and Postgres, behind one small interface: the dialect,
// lists as one parameter, full text and locks. The rest of this folder is written once for both.
import type { Dialect, Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Schema } from './schema';
import type { SearchHit } from '../contract/store';

/** One event as the full-text index stores it: plain tokens of `language/segment.ts`, in order. */
export type SearchDocument = {
  event_id: string;
  rank_time: number;
  title: string[];
  brief: string[];
  body: string[];
  /** The marks that find its headline and summary, see `events/head-marks.ts`. */
  head: string[];
};

export type TokenQuery = {
  /**
   * At least one; a word of each must occur. `word*` matches every word with that beginning, `a b`
   * matches the two in succession.
   */
  groups: readonly (readonly string[])[];
  limit: number;
  since?: number;
  until?: number;
  ranked?: boolean;
};

/** The newest events with all marks of one of the sets and, unless `any` is empty, one of `any`. */
export type HeadQuery = {
  sets: readonly (readonly string[])[];
  any: readonly string[];
  limit: number;
  until?: number;
};

/**
 * Full text over all events, and a second index of the newest ones only. What is searched unranked
 * is asked of that first, and of the other unless it has enough. So a common word costs what it
 * costs in a small store, and one too rare for the newest events has few hits to look through.
 */
export interface FullText {
  create(db: Kysely<Schema>): Promise<void>;
  createHeads(db: Kysely<Schema>): Promise<void>;
  createNewest(db: Kysely<Schema>): Promise<void>;
  put(db: Kysely<Schema>, document: SearchDocument): Promise<void>;
  remove(db: Kysely<Schema>, eventId: string): Promise<void>;
  find(db: Kysely<Schema>, query: TokenQuery): Promise<SearchHit[]>;
  findHeads(db: Kysely<Schema>, query: HeadQuery): Promise<SearchHit[]>;
  /**
   * One short step towards an index in few parts, of which every search opens all, and of what the
   * newest events have of their own; inside a transaction. `whole` begins to merge everything into
   * one, which later steps finish. Returns whether there is more to do.
   */
  tidy(db: Kysely<Schema>, whole: boolean): Promise<boolean>;
}

/** How a database notifies other processes of changes. */
export interface Announcer {
  /** Delivered to everybody once the transaction commits. */
  tell(db: Kysely<Schema>, subject: string): Promise<void>;
  /** Resolves when `signal` fires or the connection ends; calls `onHearing` once it listens. */
  hear(
    onSubject: (subject: string) => void,
    signal: AbortSignal,
    onHearing: () => void,
  ): Promise<void>;
}

/** A held lock; `lost` is aborted when the database takes it away before `release`. */
export type Lock = { lost: AbortSignal; release(): Promise<void> };

/**
 * What no other transaction may do with a locked row: delete it (`there`), change it or take this
 * lock (`unchanged`), or even reference it in a foreign key (`alone`).
 */
export type Hold = 'there' | 'unchanged' | 'alone';

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly dialect: Dialect;
  /** Text compared byte by byte, whatever the database's locale: every id and key. */
  readonly idType: 'text' | RawBuilder<string>;
  /** Whether a query can skip rows locked by other transactions (`for update skip locked`). */
  readonly skipsLocked: boolean;
  /**
   * Ends a query that locks its rows until the transaction ends; see {@link Hold}. Empty where a
   * transaction has the whole database to itself.
   */
  hold(rows: Hold): RawBuilder<unknown>;
  /** Whether the column equals one of the values, which are passed as one parameter. */
  oneOf(column: string, values: readonly string[]): Expression<SqlBool>;
  readonly fullText: FullText;
  /** Absent where everybody has to poll. */
  readonly announcer?: Announcer;
  /**
   * Erases what still holds the bytes of deleted rows, as far as the client side can. Never fails
   * while others are reading; then the next call does it, or the end of the process.
   */
  scrub(db: Kysely<Schema>): Promise<void>;
  /** Waits until no other transaction holds this name, and holds it until this one ends. */
  takeTurn(transaction: Kysely<Schema>, name: string): Promise<void>;
  /** Undefined when another owner holds it. */
  lock(name: string): Promise<Lock | undefined>;
}
