// Stored feed items: found by id and by event; what else they hold is one JSON column.
import { z } from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';
import type { ArticleStore } from '../contract/store';

const item = z.object({
  feed_id: z.string(),
  guid: z.string(),
  url: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  images: z.array(z.string()),
  source: z.string(),
  main_domain: z.string(),
  lang: z.enum(languages),
  tab: z.string(),
  fetched_at: z.number(),
  copy_of: z.string().optional(),
});

export function createArticles({ engine, query }: Database): ArticleStore {
  return {
    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await query()
        .selectFrom('article')
        .select('id')
        .where(engine.oneOf('id', ids))
        .execute();
      return new Set(rows.map((row) => row.id));
    },

    async save({ id, event_id, published_at, ...rest }) {
      const columns = { event_id, published_at, item: JSON.stringify(rest) };
      await query()
        .insertInto('article')
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },

    async ofEvent(eventId) {
      const rows = await query()
        .selectFrom('article')
        .selectAll()
        .where('event_id', '=', eventId)
        .orderBy('published_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, event_id, published_at, item: text }): Article => ({
        ...item.parse(JSON.parse(text)),
        id,
        event_id,
        published_at,
      }));
    },

    async count() {
      const row = await query()
        .selectFrom('article')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}
