// The newest events have a search index of their own, see `FullText` in `../engine.ts`.
import type { Migration } from './migration';

export const newestSearch: Migration = {
  name: '039-newest-search',
  async up(db, engine) {
    await engine.fullText.createNewest(db);
  },
};
