// Operators' decisions on feeds. Protects: the feed list that the site is started with belongs to
// the operator and is never written; decisions are stored beside it.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { FeedEditStore } from '../contract/feed-desk-store';
import type { Database } from '../engine/database';

const language = z.enum(languages);
const state = z.enum(['active', 'paused', 'removed']);

/** Rows of `feed_edit`: an operator's changes to the list of feeds, stored beside the file. */
export function createFeedEdits({ engine, query }: Database): FeedEditStore {
  return {
    takeTurn: () => engine.takeTurn(query(), 'feeds'),

    async all() {
      const rows = await query().selectFrom('feed_edit').selectAll().orderBy('id').execute();
      return rows.map(({ lang, full_text, ...row }) => ({
        ...row,
        lang: lang === null ? undefined : language.parse(lang),
        fullText: full_text === 1 ? undefined : false,
        state: state.parse(row.state),
      }));
    },

    async save({ id, lang, fullText, ...edit }) {
      const { url, title, tab, updated_at } = edit;
      const values = {
        ...{ url, title, tab, updated_at, state: edit.state },
        ...{ lang: lang ?? null, full_text: fullText === false ? (0 as const) : (1 as const) },
      };
      await query()
        .insertInto('feed_edit')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
  };
}
