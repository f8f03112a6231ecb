// What readers chose to hear more of, and what there is to choose from. Protects: a selection is
// saved whole or not at all, and never falls under the least number of topics.
import { sql } from 'kysely';
import { interestTopicsLeast, interestTopicsMost } from '@/lib/model/limits/topics';
import type { Database } from '../engine/database';
import { createInterestPage } from './interest-page';
import { createPlaceOf } from './place-of';
import { createReaderSettings } from './reader-settings';
import type { Interest, InterestStore, Owner } from '../contract/store';
import { keywordKey } from '../interest-keywords';
import { isFixedSubject } from './fixed-subjects';

/** Keywords offered in one category, and the newest events of it that they are taken from; ours. */
export const interestCandidates = 12;
const interestCandidateEvents = 400;

export function createInterests(database: Database): InterestStore {
  const { query } = database;
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

  /** The keywords of the newest events of a tab, those in `lang` first, then the most frequent. */
  async function keywordsOf(tab: string, lang: string): Promise<string[]> {
    const newest = query()
      .selectFrom('event_tab')
      .select('event_id')
      .where('tab', '=', tab)
      .orderBy('rank_time', 'desc')
      .orderBy('event_id', 'desc')
      .limit(interestCandidateEvents);
    const rows = await query()
      .selectFrom('event_topic')
      .innerJoin(newest.as('newest'), 'newest.event_id', 'event_topic.event_id')
      .select(({ fn }) => [
        'topic',
        fn.min('label').as('label'),
        fn.max<number>((eb) => eb.case().when('lang', '=', lang).then(1).else(0).end()).as('own'),
        fn.count<number>('event_topic.event_id').distinct().as('events'),
      ])
      // By the rule for every text: the reader's language, and another one only where there is none.
      .where(({ eb, or, not, exists }) =>
        or([
          eb('lang', '=', lang),
          not(
            exists(
              query()
                .selectFrom('event_topic as own')
                .select('own.event_id')
                .where('own.event_id', '=', sql.ref<string>('event_topic.event_id'))
                .where('own.lang', '=', lang),
            ),
          ),
        ]),
      )
      .groupBy(['topic', 'lang'])
      .orderBy('own', 'desc')
      .orderBy('events', 'desc')
      .orderBy('topic')
      .limit(interestCandidates * 3)
      .execute();
    const labels = new Map<string, string>();
    for (const { topic, label } of rows) {
      if (!labels.has(topic) && !isFixedSubject(topic)) labels.set(topic, label);
    }
    return [...labels.values()].slice(0, interestCandidates);
  }

  return {
    ...settings,
    of,
    page: createInterestPage(database),
    placeOf: createPlaceOf(database),

    async candidates(categories, lang) {
      const found: { category: string; keywords: string[] }[] = [];
      for (const category of categories) {
        const keywords = await keywordsOf(category, lang);
        if (keywords.length > 0) found.push({ category, keywords });
      }
      return found;
    },

    replace: (owner, interests, now) =>
      database.transaction(async () => {
        await query().deleteFrom('interest').where('owner', '=', owner).execute();
        await add(owner, interests, now);
        await settings.markInitialized(owner, now);
      }),

    change: (owner, change, now) =>
      database.transaction(async () => {
        const had = await of(owner);
        const gone = new Set(change.remove.map(keyOf));
        const left = new Set(had.map(keyOf).filter((key) => !gone.has(key)));
        for (const interest of change.add) left.add(keyOf(interest));
        if (left.size < interestTopicsLeast || left.size > interestTopicsMost) return false;
        await remove(owner, change.remove);
        await add(owner, change.add, now);
        await settings.markInitialized(owner, now);
        return true;
      }),
  };
}

const keyOf = ({ category, keyword }: Interest) => `${category}/${keyword}`;
