// Stored feed items: found by id and by event; their other fields are one JSON column.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';
import type { ArticleStore } from '../contract/store';
import { pageParagraphs } from './pages';

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
  sections: z.array(z.string()).optional(),
  author: z.string().optional(),
  day_only: z.boolean().optional(),
  undated: z.boolean().optional(),
});

/** The feed that an article came from, read from its `item` column. */
export const feedOf = (json: string): string =>
  item.pick({ feed_id: true }).parse(JSON.parse(json)).feed_id;

type Row = {
  id: string;
  event_id: string;
  published_at: number;
  item: string;
  /** JSON of the page's text. */
  text: string | null;
};

function toArticle({ id, event_id, published_at, item: json, text }: Row): Article {
  const article = { ...item.parse(JSON.parse(json)), id, event_id, published_at };
  if (text === null) return article;
  return { ...article, paragraphs: pageParagraphs(text), teaser: article.paragraphs };
}

/**
 * Rows of `article` and `forgotten_article`; articles are read with the text of their `page`, if
 * any.
 */
export function createArticles(database: Database): ArticleStore {
  const { engine, query } = database;
  const withPages = () =>
    query()
      .selectFrom('article')
      .leftJoin('page', 'page.article_id', 'article.id')
      .select([
        ...(['article.id', 'article.event_id', 'article.published_at'] as const),
        ...(['article.item', 'page.text'] as const),
      ]);
  return {
    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await query()
        .selectFrom('article')
        .select('id')
        .where(engine.oneOf('id', ids))
        .union(query().selectFrom('forgotten_article').select('id').where(engine.oneOf('id', ids)))
        .execute();
      return new Set(rows.map((row) => row.id));
    },

    shownBy: (feedIds, ids, now) =>
      database.transaction(async () => {
        const forgotten = () => query().updateTable('forgotten_article');
        await forgotten()
          .set({ absent_since: 0 })
          .where('absent_since', '>', 0)
          .where(engine.oneOf('id', ids))
          .execute();
        await forgotten()
          .set({ absent_since: now })
          .where('absent_since', '=', 0)
          .where(engine.oneOf('feed_id', feedIds))
          .where(({ not }) => not(engine.oneOf('id', ids)))
          .execute();
      }),

    async save({ id, event_id, published_at, teaser, ...rest }) {
      const text = { ...rest, paragraphs: teaser ?? rest.paragraphs };
      const columns = { event_id, published_at, item: JSON.stringify(text) };
      await query()
        .insertInto('article')
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },

    async find(id) {
      const row = await withPages().where('article.id', '=', id).executeTakeFirst();
      return row && toArticle(row);
    },

    async move(ids, event_id) {
      await query()
        .updateTable('article')
        .set({ event_id })
        .where(engine.oneOf('id', ids))
        .execute();
    },

    async ofEvent(eventId) {
      const rows = await withPages()
        .where('article.event_id', '=', eventId)
        .orderBy('article.published_at')
        .orderBy('article.id')
        .execute();
      return rows.map(toArticle);
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
