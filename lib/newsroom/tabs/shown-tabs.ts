// Which tabs readers get: those in the operator's setting, else the built-in ones and further ones
// with enough events.
import { builtInTabs, type Tab } from '@/lib/model/feed/tabs';
import { allTabs, furtherTabs } from '@/lib/model/feed/further-tabs';
import type { Store } from '../store/contract/store';

/** The fewest events of a further tab: a list of a few lines is no list. */
const furtherTabEvents = 12;

/** In their order; `wanted` are the keys in the setting TABS. */
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
