// What the newsroom asks of its database about events of one happening in different languages.
import type { Language, LocalizedText } from '@/lib/model/text/languages';

/** An event of the same happening in another language, as a link shows it. */
export type Twin = { id: string; lang: Language; title: LocalizedText };

export interface TwinStore {
  /** By event, its twins that are live. Events without any are left out. */
  of(eventIds: readonly string[]): Promise<Map<string, Twin[]>>;
  /** Makes `pairs` the only links that the events `among` have; each link counts both ways. */
  replace(among: readonly string[], pairs: readonly (readonly [string, string])[]): Promise<void>;
}
