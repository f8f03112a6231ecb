// Full-text search over the search documents of events, and rebuilding them when the rules for
// splitting words have changed since they were stored.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../engine/database';
import { storedEvent } from '../events/event-row';
import { searchDocument } from '../events/event-text';
import { publisherMark, wordMark } from '../events/head-marks';
import { queryTokens, segmenterVersion } from '@/lib/newsroom/language/segment';
import type { SearchStore, Store } from '../contract/store';

/** More words than any question has; further words of a pasted text are ignored. */
const wordsOfQuery = 24;
const charactersOfQuery = 500;
/** Short transactions, so that readers' writes get through in between. */
const renewedAtOnce = 20;

/** The meta key of the segmenter version that made the stored rows. */
export const segmenterKey = 'search.segmenter';

/** Queries the engine's full text; `meta` stores the version of the rules that split its words. */
export function createSearch(database: Database, meta: Store['meta']): SearchStore {
  const { engine, query } = database;
  const isWhole = async () => (await meta.get(segmenterKey)) === segmenterVersion;

  async function renewSome(after: string): Promise<{ last?: string; renewed: number }> {
    return database.transaction(async () => {
      // Locks the events in the usual order: what another transaction is storing is read once it is
      // stored.
      const held = await query()
        .selectFrom('event')
        .select('id')
        .where('id', '>', after)
        .where('taken_down', '=', 0)
        .orderBy('id')
        .limit(renewedAtOnce)
        .modifyEnd(engine.hold('unchanged'))
        .execute();
      const ids = held.map(({ id }) => id);
      const rows = await query()
        .selectFrom('event')
        .innerJoin('event_body', 'event_body.event_id', 'event.id')
        .selectAll('event')
        .select('event_body.body')
        .where(engine.oneOf('event.id', ids))
        .execute();
      for (const row of rows) {
        await engine.fullText.put(query(), searchDocument(storedEvent(row, row.body)));
      }
      return { last: ids.at(-1), renewed: rows.length };
    });
  }

  return {
    async events({ text, lang = 'en', ...bounds }) {
      const tokens = queryTokens(text.slice(0, charactersOfQuery), lang).slice(0, wordsOfQuery);
      if (tokens.length === 0) return [];
      return engine.fullText.find(query(), { ...bounds, groups: tokens.map((token) => [token]) });
    },

    async words({ groups, ...bounds }) {
      const filled = groups.filter((group) => group.length > 0);
      if (filled.length === 0) return [];
      return engine.fullText.find(query(), { ...bounds, groups: filled });
    },

    async heads({ sets, publishers, ...bounds }) {
      if (!(await isWhole())) return undefined;
      const filled = sets.filter((set) => set.length > 0).map((set) => set.map(wordMark));
      const any = publishers.map(publisherMark);
      if (filled.length + any.length === 0) return [];
      return engine.fullText.findHeads(query(), { ...bounds, sets: filled, any });
    },

    tidy: (whole = false) => database.transaction(() => engine.fullText.tidy(query(), whole)),

    async renew(stop) {
      if (await isWhole()) return 0;
      let total = 0;
      for (let after = ''; ;) {
        if (stop?.aborted) return total;
        const { last, renewed } = await renewSome(after);
        total += renewed;
        if (last === undefined) break;
        after = last;
        await breathe();
      }
      await meta.set(segmenterKey, segmenterVersion);
      return total;
    },
  };
}
