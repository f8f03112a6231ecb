// Ratings of answers. Protects: a reader has one rating for each answer, the last one counts, and
// the answer is stored as it was when rated.
import * as z from 'zod';
import { chunkList } from '@/lib/contract';
import type { Database } from '../engine/database';
import type { RatingStore } from '../contract/store';

const thumb = z.enum(['up', 'down']);

/** Rows of `answer_rating`. */
export function createRatings({ query }: Database): RatingStore {
  return {
    async rate({ owner, id: turn_id, event_id, question, language, chunks }, rating, created_at) {
      const said = {
        ...{ event_id: event_id ?? null, question, language },
        ...{ chunks: JSON.stringify(chunks), rating, created_at },
      };
      await query()
        .insertInto('answer_rating')
        .values({ owner, turn_id, ...said })
        .onConflict((conflict) => conflict.columns(['owner', 'turn_id']).doUpdateSet(said))
        .execute();
    },

    async clear(owner, turnId) {
      await query()
        .deleteFrom('answer_rating')
        .where('owner', '=', owner)
        .where('turn_id', '=', turnId)
        .execute();
    },

    async since(time, limit) {
      const rows = await query()
        .selectFrom('answer_rating')
        .select(['event_id', 'question', 'language', 'chunks', 'rating', 'created_at'])
        .where('created_at', '>=', time)
        .orderBy('created_at', 'desc')
        .orderBy('turn_id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...row,
        event_id: row.event_id ?? undefined,
        rating: thumb.parse(row.rating),
        chunks: chunkList.parse(JSON.parse(row.chunks)),
      }));
    },
  };
}
