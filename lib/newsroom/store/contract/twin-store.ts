// What the newsroom needs from its database about events of one happening in different languages.
import type { Language, LocalizedText } from '@/lib/model/text/languages';

/** An event of the same happening in another language, as a link shows it. */
export type Twin = { id: string; lang: Language; title: LocalizedText };

export interface TwinStore {
  /** The live twins of each event. Events without any are left out. */
  of(eventIds: readonly string[]): Promise<Map<string, Twin[]>>;
  /** Replaces all links of the events `among` with `pairs`; each link counts both ways. */
  replace(among: readonly string[], pairs: readonly (readonly [string, string])[]): Promise<void>;
}
