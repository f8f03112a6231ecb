// Which tabs readers get: those that the operator lists, else the built-in ones and each further one
// that has enough to show.
import { builtInTabs, type Tab } from '@/lib/model/feed/tabs';
import { allTabs, furtherTabs } from '@/lib/model/feed/further-tabs';
import type { Store } from '../store/contract/store';

/** A further tab is shown from so many events on: a list of a few lines is no list. */
const furtherTabEvents = 12;

/** In their order; `wanted` are the keys of the setting TABS. */
export async function shownTabs(
  { events }: Pick<Store, 'events'>,
  wanted?: readonly string[],
): Promise<Tab[]> {
  if (wanted) return wanted.flatMap((key) => allTabs.find((tab) => tab.key === key) ?? []);
  const filled = await Promise.all(
    furtherTabs.map(({ key }) => events.hasAtLeast(furtherTabEvents, key)),
  );
  return [...builtInTabs, ...furtherTabs.filter((_, at) => filled[at])];
}
