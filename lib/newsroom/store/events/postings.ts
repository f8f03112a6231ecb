// The clusterer's memory in the database. Each question is one query over index ranges with a
// limit, so that its cost depends on what is asked and not on how much is stored.
import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { Entry, Postings } from '@/lib/newsroom/cluster/postings';
import type { Database } from '../engine/database';

const vector = z.record(z.string(), z.number());
const item = z.object({
  lang: z.enum(languages),
  opened_at: z.number(),
  source: z.string(),
  feed_id: z.string(),
  headline: z.string(),
  title: vector,
  title_length: z.number(),
  body: vector,
  sketch: z.array(z.number()),
});

type Row = {
  article_id: string;
  event_id: string;
  published_at: number;
  copy_of: string | null;
  item: string;
};

function toEntry({ item: text, copy_of, ...columns }: Row): Entry {
  const { title, body, ...rest } = item.parse(JSON.parse(text));
  return {
    ...columns,
    ...rest,
    title: new Map(Object.entries(title)),
    body: new Map(Object.entries(body)),
    ...(copy_of === null ? {} : { copy_of }),
  };
}

/** One query of many: a range with a limit for each value. Neither engine lets a bare part have one. */
const together = (parts: ReturnType<typeof sql>[]) =>
  sql.join(
    parts.map((part) => sql`select * from (${part}) as part`),
    sql` union all `,
  );

export function createPostings({ engine, query }: Database): Postings {
  return {
    async placed(articleId) {
      const row = await query()
        .selectFrom('cluster_article')
        .select(['event_id', 'copy_of'])
        .where('article_id', '=', articleId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { event_id, copy_of } = row;
      return copy_of === null ? { event_id } : { event_id, copy_of };
    },

    async frequencies(lang, terms) {
      const rows = await query()
        .selectFrom('cluster_term')
        .selectAll()
        .where(engine.oneOf('term', [lang, ...terms.map((term) => `${lang} ${term}`)]))
        .execute();
      const counts = new Map(rows.map(({ term, articles }) => [term, articles]));
      const articles = counts.get(lang) ?? 0;
      counts.delete(lang);
      const of = new Map([...counts].map(([term, held]) => [term.slice(lang.length + 1), held]));
      return { articles, of };
    },

    async eventsUnder(lang, keys, { from, until }, most) {
      if (keys.length === 0) return [];
      const parts = keys.map(
        (key) => sql`
          select key, event_id from cluster_posting
          where key = ${`${lang} ${key}`} and published_at between ${from} and ${until}
          order by published_at desc, article_id limit ${most}
        `,
      );
      const { rows } = await sql<{ key: string; event_id: string }>`${together(parts)}`.execute(
        query(),
      );
      return rows.map(({ key, event_id }) => ({ key: key.slice(lang.length + 1), event_id }));
    },

    async membersOf(eventIds, { from, until }, most) {
      if (eventIds.length === 0) return [];
      const parts = eventIds.map(
        (id) => sql`
          select article_id, event_id, published_at, copy_of, item from cluster_article
          where event_id = ${id} and member = 1 and published_at between ${from} and ${until}
          order by published_at desc, article_id limit ${most}
        `,
      );
      const { rows } = await sql<Row>`${together(parts)}`.execute(query());
      return rows.map(toEntry);
    },

    async add({ entry, terms, keys }) {
      const { article_id, event_id, published_at, copy_of = null, ...rest } = entry;
      const text = JSON.stringify({
        ...rest,
        title: Object.fromEntries(entry.title),
        body: Object.fromEntries(entry.body),
      });
      const member = keys.length > 0 ? (1 as const) : (0 as const);
      const db = query();
      await db
        .insertInto('cluster_article')
        .values({ article_id, event_id, published_at, copy_of, member, item: text })
        .execute();
      if (keys.length > 0) {
        await db
          .insertInto('cluster_posting')
          .values(
            keys.map((key) => ({ key: `${rest.lang} ${key}`, published_at, article_id, event_id })),
          )
          .execute();
      }
      if (terms.length > 0) {
        // In one order always: writers on Postgres then wait for each other and never in a circle.
        const counted = [rest.lang, ...terms.map((term) => `${rest.lang} ${term}`)].sort();
        await db
          .insertInto('cluster_term')
          .values(counted.map((term) => ({ term, articles: 1 })))
          .onConflict((conflict) =>
            conflict.column('term').doUpdateSet(({ ref }) => ({
              articles: sql<number>`${ref('cluster_term.articles')} + 1`,
            })),
          )
          .execute();
      }
    },
  };
}
