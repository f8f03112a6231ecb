// All that differs between SQLite and Postgres, behind one small interface: the dialect, lists as
// one parameter, full text and locks. Everything else in this folder is written once.
import type { Dialect, Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Schema } from './schema';
import type { SearchHit } from '../contract/store';

/** One event as the full-text index takes it: plain tokens of `language/segment.ts`, in order. */
export type SearchDocument = {
  event_id: string;
  rank_time: number;
  title: string[];
  brief: string[];
  body: string[];
  /** What its head is found by, see `events/head-marks.ts`. */
  head: string[];
};

export type TokenQuery = {
  /**
   * At least one; a word of each must occur. `word*` stands for every word that begins so, `a b` for
   * both, one behind the other.
   */
  groups: readonly (readonly string[])[];
  limit: number;
  since?: number;
  until?: number;
  ranked?: boolean;
};

/** The newest events with all marks of one of the sets, and one of `any` where that has some. */
export type HeadQuery = {
  sets: readonly (readonly string[])[];
  any: readonly string[];
  limit: number;
  until?: number;
};

export interface FullText {
  create(db: Kysely<Schema>): Promise<void>;
  createHeads(db: Kysely<Schema>): Promise<void>;
  put(db: Kysely<Schema>, document: SearchDocument): Promise<void>;
  remove(db: Kysely<Schema>, eventId: string): Promise<void>;
  find(db: Kysely<Schema>, query: TokenQuery): Promise<SearchHit[]>;
  findHeads(db: Kysely<Schema>, query: HeadQuery): Promise<SearchHit[]>;
}

/** How a database tells other processes what changed. */
export interface Announcer {
  /** Heard by everybody once the transaction is committed. */
  tell(db: Kysely<Schema>, subject: string): Promise<void>;
  /** Resolves when `signal` fires or the connection has ended; `onHearing` once it listens. */
  hear(
    onSubject: (subject: string) => void,
    signal: AbortSignal,
    onHearing: () => void,
  ): Promise<void>;
}

/** A held lock; `lost` is aborted when the database takes it away before `release`. */
export type Lock = { lost: AbortSignal; release(): Promise<void> };

/**
 * What no other transaction may do with a row that is held: delete it (`there`), change it or hold it
 * so as well (`unchanged`), or even name it in a foreign key (`alone`).
 */
export type Hold = 'there' | 'unchanged' | 'alone';

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly dialect: Dialect;
  /** Text that is compared byte by byte, whatever the database's locale: every id and key. */
  readonly idType: 'text' | RawBuilder<string>;
  /** Whether a query may take rows that no other transaction is at (`for update skip locked`). */
  readonly skipsLocked: boolean;
  /**
   * Ends a query that keeps its rows until the transaction is over; see {@link Hold}. Nothing where a
   * transaction has the whole database to itself.
   */
  hold(rows: Hold): RawBuilder<unknown>;
  /** Whether the column holds one of the values, which travel as one parameter. */
  oneOf(column: string, values: readonly string[]): Expression<SqlBool>;
  readonly fullText: FullText;
  /** Absent where everybody has to look. */
  readonly announcer?: Announcer;
  /**
   * Empties what still holds the bytes of deleted rows, as far as this side can. Never fails where
   * others read at that moment: then the next one does it, or the end of the process.
   */
  scrub(db: Kysely<Schema>): Promise<void>;
  /** Waits until no other transaction has this name; this one has it until it is over. */
  takeTurn(transaction: Kysely<Schema>, name: string): Promise<void>;
  /** Undefined when another owner has it. */
  lock(name: string): Promise<Lock | undefined>;
}
