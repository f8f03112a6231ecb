// What lists and articles ask of the database: events, whole or as a list has them.
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page, Reading } from './listing';

/** Which event an operation could not find is not an error: it is skipped and not counted. */
export interface EventStore {
  /**
   * The whole event, a taken-down one too (`taken_down` says so). Under the id of an event that
   * became part of another it is the other: everything that takes ids follows such redirects.
   */
  get(id: string): Promise<StoredEvent | undefined>;
  /**
   * {@link get}, in a transaction that writes what follows from it: until that is over nobody else
   * writes the event, or makes it a part of another.
   */
  getHeld(id: string): Promise<StoredEvent | undefined>;
  /**
   * As {@link getHeld}, of several at once and in one order for everybody, before anything is read
   * that is to stay so (their articles): the ids that are known, each with the id that it goes by now.
   * With `alone` nobody may name them meanwhile either, as {@link merge} needs it: to hold less first
   * and more afterwards would make two who wait wait for each other.
   */
  hold(ids: readonly string[], rows?: 'unchanged' | 'alone'): Promise<ReadonlyMap<string, string>>;
  /**
   * Live events in the order of `ids`, each once. Like every list (`page`, `shown`) it leaves the
   * article out: `content`, `anchors`, `anchor_keywords`, `outline`, `highlights` and
   * `follow_up_questions` are empty, so never `save` an event that came from a list.
   */
  getMany(ids: readonly string[]): Promise<StoredEvent[]>;
  /**
   * Live events of a tab by rank, newest first, without `without`, without taken-down ones and
   * without those that do not interest `owner`.
   */
  page(query: {
    tab: string;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
    owner?: Owner;
    /** Leaves out the events of this other tab. */
    outside?: string;
    /** Who reads: of twins their language is listed. */
    reading?: Reading;
  }): Promise<Page<StoredEvent>>;
  /**
   * Writes the version, its tabs, its search rows and its reference hosts; likes are kept, and a
   * taken-down event stays taken down. `like_count` counts for a new event only.
   */
  save(event: StoredEvent): Promise<void>;
  /**
   * Makes `from` a part of `to` for good: its id redirects, and what readers did to it is done to
   * `to`, once a reader. Its labels, its hidden moments and, where `to` has none, its pin are those
   * of `to`. False, and nothing changed, when either is unknown or taken down.
   */
  merge(from: string, to: string, now: number): Promise<boolean>;
  /** Which of these are events, live or taken down, or were before they became part of another. */
  inUse(ids: readonly string[]): Promise<Set<string>>;
  /** Every id under which these events are found: their own, and those of events that became part of them. */
  namesOf(ids: readonly string[]): Promise<string[]>;
  /** Which of these are taken down. */
  takenDown(ids: readonly string[]): Promise<Set<string>>;
  /** False when there is no such event. */
  takeDown(id: string): Promise<boolean>;
  /** Brings a taken-down event back into its lists. False when none of that id is taken down. */
  restore(id: string): Promise<boolean>;
  /** Whether any stored reference points to this host: what `/icon/{host}` may fetch. */
  knowsHost(host: string): Promise<boolean>;
  /** Live events. */
  count(): Promise<number>;
  /** Whether a tab has that many live events. */
  hasAtLeast(least: number, tab: string): Promise<boolean>;
}
