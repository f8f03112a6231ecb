// What the newsroom lets go of with time. Each call is one small step, so that readers never wait.

export interface RetentionStore {
  /**
   * Removes at most `limit` events that ingest made, that were last written before `before` (ms) and
   * that no reader touched: liked, saved, reported, asked or published about, or followed in a topic. Their
   * articles, pages, search rows and reading marks go with them; of the articles the ids are still
   * known. Answers how many events went.
   */
  forgetEvents(before: number, limit: number): Promise<number>;
  /** Removes the ids of articles that went and that their feeds show no more since then; how many. */
  forgetAbsent(before: number, limit: number): Promise<number>;
  /** Removes what the clusterer remembers of articles from before that time; how many rows went. */
  forgetPostings(before: number, limit: number): Promise<number>;
  /** Halves how often terms were seen, so that those seen once and never again go. */
  halveTerms(): Promise<void>;
  /** Removes what readers were shown before that time; how many rows went. */
  forgetShown(before: number, limit: number): Promise<number>;
  /**
   * Looks at the next `limit` devices after that owner (`d:` for the first) and removes everything of
   * those that were not seen since `before`. Answers how many went, and the last owner it looked at
   * where there may be more.
   */
  forgetDevices(
    before: number,
    after: string,
    limit: number,
  ): Promise<{ gone: number; next: string | undefined }>;
}
