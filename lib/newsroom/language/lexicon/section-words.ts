// Publishers' names for their sections in a language, in categories and URLs. Names are folded:
// lower case, no accents, words joined by "-".
import type { TabKey } from '@/lib/model/feed/further-tabs';

export type ByTab = Readonly<Partial<Record<TabKey, ReadonlySet<string>>>>;

export type SectionWords = {
  /** Sections that clearly say what their news is about. */
  subjects: ByTab;
  /** Those that, in a host name, describe its owner or device rather than the topic of its news. */
  notOfHosts?: ReadonlySet<string>;
  /** Sections of a place: a narrower section beside them, if any, gives the topic. */
  places: ByTab;
  /** Sections that contain anything: other information about the item decides. */
  mixed: ReadonlySet<string>;
  /** Sections, and marks in a headline, of sponsored content. */
  paid: ReadonlySet<string>;
};
