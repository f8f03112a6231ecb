// What lists and articles need from the database: whole events, or events as lists show them.
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page, Reading } from './listing';

/** An unknown event is not an error: operations skip it and do not count it. */
export interface EventStore {
  /**
   * The whole event, even when taken down (`taken_down` says so). The id of an event that was
   * merged into another returns that other one: everything that takes ids follows such redirects.
   */
  get(id: string): Promise<StoredEvent | undefined>;
  /**
   * {@link get}, inside a transaction that writes something based on it: until it ends nobody else
   * writes the event or merges it into another.
   */
  getHeld(id: string): Promise<StoredEvent | undefined>;
  /**
   * As {@link getHeld}, for several events at once and in a fixed order. Call it before reading
   * anything that must not change meanwhile (their articles). Returns the known ids, each with its
   * current id. With `alone` nobody may reference them meanwhile either, as {@link merge} needs:
   * taking a weaker lock first and this one later could deadlock.
   */
  hold(ids: readonly string[], rows?: 'unchanged' | 'alone'): Promise<ReadonlyMap<string, string>>;
  /**
   * Live events in the order of `ids`, each once. Like every list (`page`, `shown`) it leaves the
   * article out: `content`, `anchors`, `anchor_keywords`, `outline`, `highlights` and
   * `follow_up_questions` are empty, so never `save` an event that came from a list.
   */
  getMany(ids: readonly string[]): Promise<StoredEvent[]>;
  /**
   * Live events of a tab by rank, newest first, without those in `without` and those that `owner`
   * is not interested in.
   */
  page(query: {
    tab: string;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
    owner?: Owner;
    /** Leaves out the events of this other tab. */
    outside?: string;
    /** Who reads: of twins, the one in their language is listed. */
    reading?: Reading;
  }): Promise<Page<StoredEvent>>;
  /**
   * Writes the version, its tabs, its search rows and its reference hosts. Likes are kept, and a
   * taken-down event stays taken down. `like_count` is used for a new event only.
   */
  save(event: StoredEvent): Promise<void>;
  /**
   * Merges `from` into `to` for good: its id redirects, and what readers did to it moves to `to`,
   * once for each reader. So do its labels, its hidden moments and, where `to` has none, its pin.
   * False, and nothing changed, when either is unknown or taken down.
   */
  merge(from: string, to: string, now: number): Promise<boolean>;
  /**
   * Which of these are ids of events, live or taken down, or of events that were merged into
   * another.
   */
  inUse(ids: readonly string[]): Promise<Set<string>>;
  /** Every id that leads to these events: their own, and those of events merged into them. */
  namesOf(ids: readonly string[]): Promise<string[]>;
  /** Which of these are taken down. */
  takenDown(ids: readonly string[]): Promise<Set<string>>;
  /** False when there is no such event. */
  takeDown(id: string): Promise<boolean>;
  /** Brings a taken-down event back into its lists. False when none of that id is taken down. */
  restore(id: string): Promise<boolean>;
  /** Whether any stored reference points to this host: what `/icon/{host}` may fetch. */
  knowsHost(host: string): Promise<boolean>;
  /** How many live events there are. */
  count(): Promise<number>;
  /** Whether any event counts as newer than this in the first tab. */
  hasSince(time: number): Promise<boolean>;
  /** Whether a tab has at least this many live events. */
  hasAtLeast(least: number, tab: string): Promise<boolean>;
}
