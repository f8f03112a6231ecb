// What a search needs from the database. Times are milliseconds since 1970.
import type { Language } from '@/lib/model/text/languages';

/** A hit of the full-text search, newest first. */
export type SearchHit = { event_id: string; rank_time: number };

export interface SearchStore {
  /** Events with every word of the query in any language; `ranked` orders by relevance. */
  events(query: {
    text: string;
    lang?: Language;
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * Events with a word of every group. Words are tokens of `language/segment.ts`; `word*` matches
   * every word with that beginning, `a b` matches the two in succession.
   */
  words(query: {
    groups: readonly (readonly string[])[];
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * The newest events whose headline or summary has every word, or a word with that beginning, of
   * one of the sets, and that one of the publishers reports; without sets, whatever those report.
   * May return some that do not match. Undefined while the rows are being rebuilt, since some are
   * missing then.
   */
  heads(query: {
    sets: readonly (readonly string[])[];
    publishers: readonly string[];
    limit: number;
    until?: number;
  }): Promise<SearchHit[] | undefined>;
  /**
   * Rebuilds all search rows if another segmenter version made them; opening the store does so in
   * the background. Returns how many were rebuilt: all, or those until `stop`.
   */
  renew(stop?: AbortSignal): Promise<number>;
  /**
   * One short step of upkeep, without which searching slows down as more is stored; changes no
   * answer. `whole` begins the thorough kind, which later steps finish. Returns whether there is
   * more to do.
   */
  tidy(whole?: boolean): Promise<boolean>;
}
