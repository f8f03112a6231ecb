// What the newsroom needs from its database about operators' decisions on events.
import type { Owner } from './listing';

/** What an operator decided about one event; `reason`: why it was taken down. */
export type EventEdit = {
  pinned_at?: number;
  tabs?: string[];
  reason?: string;
  labels: string[];
  /** Ids of the moments that are hidden from readers. */
  hidden_moments: string[];
};

/** A change of {@link EventEdit}: null undoes a decision, undefined leaves it. */
export type EventChange = {
  pinned_at?: number | null;
  tabs?: readonly string[] | null;
  reason?: string | null;
  /** Replaces the list. */
  hidden_moments?: readonly string[];
};

export interface EventEditStore {
  of(eventId: string): Promise<EventEdit>;
  change(eventId: string, change: EventChange, now: number): Promise<void>;
  /**
   * Live pinned events of a tab, newest pin first, without those that `owner` is not interested in.
   */
  pinned(tab: string, owner?: Owner): Promise<string[]>;
  /** Ids of events with this kind of decision, newest decision first. */
  list(query: {
    state: 'pinned' | 'taken_down' | 'labeled';
    label?: string;
    cursor?: string;
    limit: number;
  }): Promise<{ items: string[]; next?: string }>;
  /** Clustering no longer moves these articles, and no longer finds an event through them. */
  leaveAlone(articleIds: readonly string[]): Promise<void>;
  /** Labels with how many events have each, most used first. */
  labels(): Promise<{ label: string; events: number }[]>;
  /** Idempotent. */
  setLabeled(label: string, eventId: string, labeled: boolean, now: number): Promise<void>;
}
