// The moments of an event: the lines of its timeline. Protects: what an operator hid stays hidden
// in every later version, and can be restored unchanged.
import { createHash } from 'node:crypto';
import type { TimelineEntry } from '@/lib/contract';
import type { StoredEvent } from './types';

/** Time and publisher are the same in every version, unlike the number of a citation. */
export function momentId({ time, title }: TimelineEntry): string {
  const name = JSON.stringify([time, title[0]?.text ?? '']);
  return `m_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/** All moments, oldest first, with whether readers see them. */
export function momentsOf({ timeline = [], hidden_moments = [] }: StoredEvent) {
  return [
    ...timeline.map((entry) => ({ entry, hidden: false })),
    ...hidden_moments.map((entry) => ({ entry, hidden: true })),
  ].sort((a, b) => a.entry.time - b.entry.time);
}

/** The event with exactly the moments with these ids hidden. */
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
