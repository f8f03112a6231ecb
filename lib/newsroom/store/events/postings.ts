// The clusterer's index in the database. Each question is one query over index ranges with a limit,
// so that its cost depends on the question and not on how much is stored.
import { sql } from 'kysely';
import * as z from 'zod';
import { languages, type Language } from '@/lib/model/text/languages';
import type { Entry, Postings } from '@/lib/newsroom/cluster/postings';
import type { Database } from '../engine/database';
import { idsInUse } from './redirects';

const counts = z.record(z.string(), z.number());
/**
 * In text order, which decides what adjacent words are a phrase. Rows of earlier versions are
 * objects, which put integer keys first.
 */
const terms = z.union([
  z.array(z.tuple([z.string(), z.number()])),
  counts.transform(Object.entries),
]);
const item = z.object({
  lang: z.enum(languages),
  opened_at: z.number(),
  source: z.string(),
  feed_id: z.string(),
  headline: z.string(),
  kind: z.enum(['story', 'live', 'roundup']).default('story'),
  title: terms,
  body: terms,
  /** Stored rows keep the name that the fingerprint had at first. */
  sketch: z.array(z.number()),
  things: counts.default({}),
  /** Of rows of earlier versions: their terms are already weighted, which cannot be undone. */
  title_length: z.number().optional(),
});

type Row = {
  article_id: string;
  event_id: string;
  published_at: number;
  copy_of: string | null;
  item: string;
};

type Filed = Pick<Entry, 'lang' | 'article_id' | 'event_id' | 'published_at'>;

function toEntry({ item: text, copy_of, ...columns }: Row): Entry {
  const { title, body, title_length, sketch, ...rest } = item.parse(JSON.parse(text));
  const read = (pairs: z.infer<typeof terms>) =>
    new Map(pairs.map(([term, count]) => [term, title_length === undefined ? count : 1]));
  return {
    ...columns,
    ...rest,
    fingerprint: sketch,
    title: read(title),
    body: read(body),
    ...(copy_of === null ? {} : { copy_of }),
  };
}

/**
 * Many range queries with a limit each as one query. Neither engine allows `limit` in a bare union
 * part.
 */
const together = (parts: ReturnType<typeof sql>[]) =>
  sql.join(
    parts.map((part) => sql`select * from (${part}) as part`),
    sql` union all `,
  );

/** Rows of `cluster_article`, `cluster_posting` and `cluster_term`. */
export function createPostings(database: Database): Postings {
  const { engine, query } = database;

  async function file(
    { lang, article_id, event_id, published_at }: Filed,
    keys: readonly string[],
  ): Promise<void> {
    if (keys.length === 0) return;
    const rows = keys.map((key) => ({ key: `${lang} ${key}`, published_at, article_id, event_id }));
    await query().insertInto('cluster_posting').values(rows).execute();
  }

  async function count(lang: Language, terms: readonly string[]): Promise<void> {
    // Always in the same order, so that writers on Postgres wait for each other and cannot
    // deadlock.
    const counted = [lang, ...terms.map((term) => `${lang} ${term}`)].sort();
    await query()
      .insertInto('cluster_term')
      .values(counted.map((term) => ({ term, articles: 1 })))
      .onConflict((conflict) =>
        conflict.column('term').doUpdateSet(({ ref }) => ({
          articles: sql<number>`${ref('cluster_term.articles')} + 1`,
        })),
      )
      .execute();
  }

  return {
    eventsInUse: (ids) => idsInUse(database, ids),

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

    async unsettled() {
      const { from, until } = await query()
        .selectFrom('cluster_article')
        .select(({ fn }) => [
          fn.min<number | string | null>('published_at').as('from'),
          fn.max<number | string | null>('published_at').as('until'),
        ])
        .where('settled', '=', 0)
        .executeTakeFirstOrThrow();
      return from === null || until === null
        ? undefined
        : { from: Number(from), until: Number(until) };
    },

    async within({ from, until }) {
      const rows = await query()
        .selectFrom('cluster_article')
        .select(['article_id', 'event_id', 'published_at', 'copy_of', 'item'])
        .where('published_at', '>=', from)
        .where('published_at', '<=', until)
        .orderBy('published_at')
        .orderBy('article_id')
        .execute();
      return rows.map(toEntry);
    },

    async standing(eventIds) {
      if (eventIds.length === 0) return new Map();
      const rows = await query()
        .selectFrom('cluster_article')
        .select(({ fn }) => [
          'event_id',
          fn.min<number | string>('published_at').as('from'),
          fn.max<number | string>('published_at').as('until'),
        ])
        .where(engine.oneOf('event_id', eventIds))
        .groupBy('event_id')
        .execute();
      return new Map(
        rows.map(({ event_id, from, until }) => [
          event_id,
          { from: Number(from), until: Number(until) },
        ]),
      );
    },

    async move(articleIds, eventId) {
      const rows = await query()
        .updateTable('cluster_article')
        .set({ event_id: eventId })
        .where(engine.oneOf('article_id', articleIds))
        .returning('article_id')
        .execute();
      const moved = rows.map(({ article_id }) => article_id);
      await query()
        .updateTable('cluster_posting')
        .set({ event_id: eventId })
        .where(engine.oneOf('article_id', moved))
        .execute();
      return moved;
    },

    async reread(articleId, { says: { published_at, fingerprint, ...says }, terms, keys }) {
      const row = await query()
        .selectFrom('cluster_article')
        .select(['event_id', 'published_at', 'member', 'item'])
        .where('article_id', '=', articleId)
        .executeTakeFirst();
      if (!row) return;
      const { title_length: _, ...before } = item.parse(JSON.parse(row.item));
      const text = {
        ...{ ...before, ...says, sketch: fingerprint },
        ...{ title: [...says.title], body: [...says.body] },
      };
      await query()
        .updateTable('cluster_article')
        .set({ published_at, item: JSON.stringify(text), settled: 0 })
        .where('article_id', '=', articleId)
        .execute();
      const { lang } = says;
      if (!row.member || (lang === before.lang && published_at === row.published_at)) return;
      await query().deleteFrom('cluster_posting').where('article_id', '=', articleId).execute();
      await file({ article_id: articleId, event_id: row.event_id, published_at, lang }, keys);
      if (lang !== before.lang) await count(lang, terms);
    },

    async settle({ from, until }) {
      await query()
        .updateTable('cluster_article')
        .set({ settled: 1 })
        .where('settled', '=', 0)
        .where('published_at', '>=', from)
        .where('published_at', '<=', until)
        .execute();
    },

    async add({ entry, terms, keys }) {
      const { article_id, event_id, published_at, copy_of = null, fingerprint, ...rest } = entry;
      const text = JSON.stringify({
        ...rest,
        sketch: fingerprint,
        title: [...entry.title],
        body: [...entry.body],
      });
      const member = keys.length > 0 ? (1 as const) : (0 as const);
      await query()
        .insertInto('cluster_article')
        .values({ article_id, event_id, published_at, copy_of, member, settled: 0, item: text })
        .execute();
      await file(entry, keys);
      if (terms.length > 0) await count(entry.lang, terms);
    },
  };
}
