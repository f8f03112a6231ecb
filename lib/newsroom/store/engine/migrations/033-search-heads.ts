// What headlines, summaries and publishers of events are looked for by: custom themes ask for both
// at once, newest first. Its rows are made with those of the full text (`search/search.ts`).
import type { Migration } from './migration';

export const searchHeads: Migration = {
  name: '033-search-heads',
  async up(db, engine) {
    await engine.fullText.createHeads(db);
  },
};
