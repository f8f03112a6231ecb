// Readers' interests, and what there is to choose from. Protects: a selection is saved completely
// or not at all, and never falls below the least number of topics.
import { interestTopicsLeast, interestTopicsMost } from '@/lib/model/limits/topics';
import type { Database } from '../engine/database';
import { createInterestCandidates } from './interest-candidates';
import { createInterestPage } from './interest-page';
import { createPlaceOf } from './place-of';
import { createReaderSettings } from './reader-settings';
import type { Interest, InterestStore, Owner } from '../contract/store';
import { keywordKey } from '../interest-keywords';

/** Rows of `interest`; ordering the list by them is in other files. */
export function createInterests(database: Database): InterestStore {
  const { engine, query } = database;
  const settings = createReaderSettings(database);

  async function add(owner: Owner, interests: readonly Interest[], now: number): Promise<void> {
    if (interests.length === 0) return;
    const rows = interests.map(({ category, keyword }) => ({
      owner,
      category,
      keyword,
      topic: keywordKey(keyword),
      created_at: now,
    }));
    await query()
      .insertInto('interest')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function remove(owner: Owner, interests: readonly Interest[]): Promise<void> {
    for (const { category, keyword } of interests) {
      await query()
        .deleteFrom('interest')
        .where('owner', '=', owner)
        .where('category', '=', category)
        .where('keyword', '=', keyword)
        .execute();
    }
  }

  const of = (owner: Owner): Promise<Interest[]> =>
    query()
      .selectFrom('interest')
      .select(['category', 'keyword'])
      .where('owner', '=', owner)
      .orderBy('category')
      .orderBy('keyword')
      .execute();

  return {
    ...settings,
    of,
    page: createInterestPage(database),
    placeOf: createPlaceOf(database),

    candidates: createInterestCandidates(database),

    replace: (owner, interests, now) =>
      database.transaction(async () => {
        await engine.takeTurn(query(), `interests:${owner}`);
        await query().deleteFrom('interest').where('owner', '=', owner).execute();
        await add(owner, interests, now);
        await settings.markInitialized(owner, now);
      }),

    change: (owner, change, now) =>
      database.transaction(async () => {
        await engine.takeTurn(query(), `interests:${owner}`);
        const had = await of(owner);
        const gone = new Set(change.remove.map(keyOf));
        const left = new Set(had.map(keyOf).filter((key) => !gone.has(key)));
        for (const interest of change.add) left.add(keyOf(interest));
        // A guest who signs in may bring more than the most: then fewer are better, if still too many.
        const most = Math.max(interestTopicsMost, had.length - 1);
        if (left.size < interestTopicsLeast || left.size > most) return false;
        await remove(owner, change.remove);
        await add(owner, change.add, now);
        await settings.markInitialized(owner, now);
        return true;
      }),
  };
}

const keyOf = ({ category, keyword }: Interest) => `${category}/${keyword}`;
