// The report of a day for one reader. Protects: what they mute, hide or find uninteresting is left
// out here, too, while the stored report is everybody's.
import { hiddenFor } from '../hidden-events';
import type { StoredDailyReport } from '../store/contract/day-store';
import type { Owner, Store } from '../store/contract/store';

/** The report without hidden entries, and without sections that are then empty. */
export async function reportFor(
  store: Pick<Store, 'events' | 'mutes' | 'readers'>,
  owner: Owner | undefined,
  report: StoredDailyReport,
): Promise<StoredDailyReport> {
  if (!owner) return report;
  const ids = report.sections.flatMap(({ entries }) => entries.map(({ event_id }) => event_id));
  const away = await store.readers.disliked(owner, ids);
  const isHidden = await hiddenFor(store, owner);
  if (isHidden) {
    for (const event of await store.events.getMany(ids)) if (isHidden(event)) away.add(event.id);
  }
  if (away.size === 0) return report;
  const sections = report.sections.map((section) => ({
    ...section,
    entries: section.entries.filter(({ event_id }) => !away.has(event_id)),
  }));
  return { ...report, sections: sections.filter(({ entries }) => entries.length > 0) };
}
