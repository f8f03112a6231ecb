// What the newsroom deletes with age. Each call is one small step, so that readers never wait.

export interface RetentionStore {
  /**
   * Deletes at most `limit` events that ingest made, that were last written before `before` (ms),
   * that no operator pinned and that no reader touched: liked, saved, reported, asked or published
   * about, or followed in a topic. Their articles, pages, search rows and reading marks are deleted
   * with them; the ids of the articles stay known. Returns how many events were deleted.
   */
  forgetEvents(before: number, limit: number): Promise<number>;
  /**
   * Deletes the ids of deleted articles that their feeds stopped showing before `before`. Returns
   * how many.
   */
  forgetAbsent(before: number, limit: number): Promise<number>;
  /** Deletes the clusterer's rows about articles from before that time, and returns how many. */
  forgetPostings(before: number, limit: number): Promise<number>;
  /** Halves the count of every term, so that terms seen once and never again disappear. */
  halveTerms(): Promise<void>;
  /** Deletes what readers were shown before that time, and returns how many rows. */
  forgetShown(before: number, limit: number): Promise<number>;
  /**
   * Checks the next `limit` devices after that owner (`d:` for the first) and deletes everything of
   * those not seen since `before`. Returns how many, and the last owner checked where there may be
   * more.
   */
  forgetDevices(
    before: number,
    after: string,
    limit: number,
  ): Promise<{ gone: number; next: string | undefined }>;
}
