// The moments of an event: the lines of its course. Protects: what an operator hid stays hidden in
// every later version, and comes back as it was.
import { createHash } from 'node:crypto';
import type { TimelineEntry } from '@/lib/contract';
import type { StoredEvent } from './types';

/** Hours of time and the publisher stay the same in every version, the number of a citation does not. */
export function momentId({ time, title }: TimelineEntry): string {
  const name = JSON.stringify([time, title[0]?.text ?? '']);
  return `m_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/** All of them, oldest first, with whether readers see them. */
export function momentsOf({ timeline = [], hidden_moments = [] }: StoredEvent) {
  return [
    ...timeline.map((entry) => ({ entry, hidden: false })),
    ...hidden_moments.map((entry) => ({ entry, hidden: true })),
  ].sort((a, b) => a.entry.time - b.entry.time);
}

/** The event with the moments of these ids hidden, and no others. */
export function withHidden<E extends StoredEvent>(event: E, ids: readonly string[]): E {
  const all = momentsOf(event).map(({ entry }) => entry);
  const isHidden = (entry: TimelineEntry) => ids.includes(momentId(entry));
  const hidden = all.filter(isHidden);
  const shown = all.filter((entry) => !isHidden(entry));
  return {
    ...event,
    timeline: shown.length > 0 ? shown : undefined,
    hidden_moments: hidden.length > 0 ? hidden : undefined,
  };
}
