// Feeds and the state of their polling. A saved feed replaces its earlier state.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import type { FeedState, FeedStore } from '../contract/store';

const language = z.enum(languages);

const toFeed = (row: Schema['feed']): FeedState => ({
  id: row.id,
  url: row.url,
  title: row.title,
  tab: row.tab,
  lang: row.lang === null ? undefined : language.parse(row.lang),
  etag: row.etag ?? undefined,
  last_modified: row.last_modified ?? undefined,
  next_poll_at: row.next_poll_at,
  failures: row.failures,
  last_ok_at: row.last_ok_at ?? undefined,
  last_error: row.last_error ?? undefined,
  articles: row.articles,
});

/** Rows of `feed`: when each was polled, and the outcome. */
export function createFeeds({ query }: Database): FeedStore {
  return {
    async all() {
      const rows = await query().selectFrom('feed').selectAll().orderBy('id').execute();
      return rows.map(toFeed);
    },

    async find(id) {
      const row = await query()
        .selectFrom('feed')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toFeed(row);
    },

    async save(feed) {
      const state = {
        url: feed.url,
        title: feed.title,
        tab: feed.tab,
        lang: feed.lang ?? null,
        etag: feed.etag ?? null,
        last_modified: feed.last_modified ?? null,
        next_poll_at: feed.next_poll_at,
        failures: feed.failures,
        last_ok_at: feed.last_ok_at ?? null,
        last_error: feed.last_error ?? null,
        articles: feed.articles ?? 0,
      };
      await query()
        .insertInto('feed')
        .values({ id: feed.id, ...state })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute();
    },
  };
}
