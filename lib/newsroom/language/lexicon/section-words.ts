// What publishers call their sections, in categories and in addresses: what each language gives. Names
// are folded: small letters, no accents, words joined by "-".
import type { TabKey } from '@/lib/model/feed/further-tabs';

export type ByTab = Readonly<Partial<Record<TabKey, ReadonlySet<string>>>>;

export type SectionWords = {
  /** Sections that say plainly what their news is about. */
  subjects: ByTab;
  /** Of these, what a host is called by who runs it or for which device, whatever its news is about. */
  notOfHosts?: ReadonlySet<string>;
  /** Sections of a place: what the news is about is said by a narrower section beside them, if any. */
  places: ByTab;
  /** Sections that hold anything: whatever else is said of the item decides. */
  mixed: ReadonlySet<string>;
  /** Sections, and marks in a headline, of what somebody paid the publisher to print. */
  paid: ReadonlySet<string>;
};
