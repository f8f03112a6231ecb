// Pages behind feed items and the hosts they are on. The text of a page is a JSON list.
import * as z from 'zod';
import type { PageStore, StoredPage } from '../contract/page-store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import { offerJobs } from '../jobs/offer-jobs';

const states = ['waiting', 'read', 'teaser', 'reserved', 'failed'] as const;
const state = z.enum(states);
const paragraphs = z.array(z.string());

/** The paragraphs stored in `page.text`. */
export const pageParagraphs = (text: string): string[] => paragraphs.parse(JSON.parse(text));

function toPage({ due_at, etag, last_modified, text, ...row }: Schema['page']): StoredPage {
  return {
    ...row,
    state: state.parse(row.state),
    ...(due_at === null ? {} : { due_at }),
    ...(etag === null ? {} : { etag }),
    ...(last_modified === null ? {} : { last_modified }),
    ...(text === null ? {} : { paragraphs: pageParagraphs(text) }),
  };
}

/** Rows of one insert: a feed brings up to 500 items. */
const rowsAtOnce = 100;

/** Rows of `page` and `page_host`; each queued page is also a job. */
export function createPages(database: Database): PageStore {
  const { engine, query } = database;
  return {
    async want(wanted, now) {
      const jobs = wanted.map(({ article_id: job, host, published_at }) => ({
        ...{ id: job, lane: host, due_at: now, rank: -published_at },
      }));
      await offerJobs(database, 'page', jobs);
      const rows = wanted.map((page) => ({
        ...page,
        ...{ state: 'waiting', due_at: now, tries: 0, kept_from: now },
      }));
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        await query()
          .insertInto('page')
          .values(rows.slice(at, at + rowsAtOnce))
          .onConflict((conflict) => conflict.column('article_id').doNothing())
          .execute();
      }
    },

    async due(now, limit) {
      const rows = await query()
        .selectFrom('page')
        .leftJoin('page_host', 'page_host.host', 'page.host')
        .selectAll('page')
        .where('due_at', '<=', now)
        .where(({ eb, or }) => or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
        .orderBy('published_at', 'desc')
        .orderBy('article_id')
        .limit(limit)
        .execute();
      return rows.map(toPage);
    },

    async waiting() {
      const { pages } = await query()
        .selectFrom('page')
        .select(({ fn }) => fn.countAll<number | string>().as('pages'))
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(pages);
    },

    async find(articleId) {
      const row = await query()
        .selectFrom('page')
        .selectAll()
        .where('article_id', '=', articleId)
        .executeTakeFirst();
      return row && toPage(row);
    },

    async save({ article_id, paragraphs: lines, ...page }) {
      const columns = {
        ...page,
        due_at: page.due_at ?? null,
        etag: page.etag ?? null,
        last_modified: page.last_modified ?? null,
        text: lines ? JSON.stringify(lines) : null,
      };
      await query()
        .insertInto('page')
        .values({ article_id, ...columns })
        .onConflict((conflict) => conflict.column('article_id').doUpdateSet(columns))
        .execute();
    },

    async host(host) {
      const row = await query()
        .selectFrom('page_host')
        .selectAll()
        .where('host', '=', host)
        .executeTakeFirst();
      if (!row) return undefined;
      const { rules, ...rest } = row;
      return rules === null ? rest : { ...rest, rules };
    },

    async saveHost({ host, ...state }) {
      const columns = { ...state, rules: state.rules ?? null };
      await query()
        .insertInto('page_host')
        .values({ host, ...columns })
        .onConflict((conflict) => conflict.column('host').doUpdateSet(columns))
        .execute();
    },

    async forget(time, limit) {
      const rows = await query()
        .selectFrom('page')
        .select('article_id')
        .where('kept_from', '<', time)
        .orderBy('kept_from')
        .limit(limit)
        .execute();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ article_id }) => article_id);
      await query().deleteFrom('page').where(engine.oneOf('article_id', ids)).execute();
      return rows.length;
    },

    async forgetHosts(time) {
      await query()
        .deleteFrom('page_host')
        .where('next_at', '<', time)
        .where('day_ends_at', '<', time)
        .execute();
    },

    async counts() {
      const rows = await query()
        .selectFrom('page')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, read: 0, teaser: 0, reserved: 0, failed: 0 };
      for (const row of rows) counts[state.parse(row.state)] = Number(row.count);
      return counts;
    },
  };
}
