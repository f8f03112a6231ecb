// Between the newest events and all there is one more search index, see `FullText` in `../engine.ts`.
import type { Migration } from './migration';

export const recentSearch: Migration = {
  name: '040-recent-search',
  async up(db, engine) {
    await engine.fullText.createRecent(db);
  },
};
