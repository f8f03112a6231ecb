// What is asked of the database about operators' decisions on events.
import type { Owner } from './listing';

/** What an operator decided of one event; `reason`: why it was taken down. */
export type EventEdit = {
  pinned_at?: number;
  tabs?: string[];
  reason?: string;
  labels: string[];
  /** Ids of the moments that no reader sees. */
  hidden_moments: string[];
};

/** A change of {@link EventEdit}; null takes a decision back, undefined leaves it. */
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
  /** Live pinned events of a tab, the newest pin first, without those that do not interest `owner`. */
  pinned(tab: string, owner?: Owner): Promise<string[]>;
  /** Ids of events of a kind, the newest decision first. */
  list(query: {
    state: 'pinned' | 'taken_down' | 'labeled';
    label?: string;
    cursor?: string;
    limit: number;
  }): Promise<{ items: string[]; next?: string }>;
  /** Clustering moves these articles no more, and finds no event by them. */
  leaveAlone(articleIds: readonly string[]): Promise<void>;
  /** With how many events each has, the most used first. */
  labels(): Promise<{ label: string; events: number }[]>;
  /** Repeating is harmless. */
  setLabeled(label: string, eventId: string, labeled: boolean, now: number): Promise<void>;
}
