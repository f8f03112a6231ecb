// What a search asks of the database. Times are milliseconds since 1970.
import type { Language } from '@/lib/model/text/languages';

/** A hit of the full-text search, newest first. */
export type SearchHit = { event_id: string; rank_time: number };

export interface SearchStore {
  /** Events that hold every word of the query in any language; `ranked` orders by relevance. */
  events(query: {
    text: string;
    lang?: Language;
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * Events that hold a word of every group. Words are tokens of `language/segment.ts`; `word*` stands
   * for every word that begins so, `a b` for both, one behind the other.
   */
  words(query: {
    groups: readonly (readonly string[])[];
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * The newest events whose headline or summary has every word, or a word that begins so, of one of
   * the sets, and that one of the publishers reports; without sets, whatever those report. It may
   * answer some that do not fit. Undefined while rows are made anew: then not all of them are there.
   */
  heads(query: {
    sets: readonly (readonly string[])[];
    publishers: readonly string[];
    limit: number;
    until?: number;
  }): Promise<SearchHit[] | undefined>;
  /**
   * Makes all search rows anew when they are of another segmenter than this program's; opening the
   * store does so in the background. Answers how many were made, all or those until `stop`.
   */
  renew(stop?: AbortSignal): Promise<number>;
}
