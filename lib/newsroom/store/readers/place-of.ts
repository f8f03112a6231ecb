// Why an event has its place in a reader's list: the parts of the score that orders the list.
// Protects: the reasons match the order, because both use the same conditions.
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { EventPlace, Owner, PlaceQuery } from '../contract/store';
import type { Database } from '../engine/database';
import { languageLift, lessOfSubjectMs } from '../events/reading';
import { interestCategoryLiftMs, interestKeywordLiftMs } from './interest-page';
import { matchedCategories, matchedKeywords } from './interest-matches';

export function createPlaceOf(database: Database) {
  const { query } = database;

  const rowOf = (tab: string, id: string) =>
    query()
      .selectFrom('event_tab')
      .innerJoin('event', 'event.id', 'event_tab.event_id')
      .select(['event_tab.rank_time', 'event_tab.lang', 'event.release_time'])
      .where('tab', '=', tab)
      .where('event_id', '=', id)
      .executeTakeFirst();

  const keywordsOf = async (taste: Owner, id: string) => {
    const rows = await matchedKeywords(database, taste, id)
      .select('interest.keyword')
      .distinct()
      .orderBy('interest.keyword')
      .execute();
    return rows.map(({ keyword }) => keyword);
  };

  const categoriesOf = async (taste: Owner, id: string) => {
    const rows = await matchedCategories(database, taste, id)
      .select('interest.category')
      .distinct()
      .orderBy('interest.category')
      .execute();
    return rows.map(({ category }) => category);
  };

  const lessOf = async (owner: Owner, id: string) => {
    const rows = await query()
      .selectFrom('event_topic')
      .innerJoin('mute', 'mute.value', 'event_topic.topic')
      .select('mute.label')
      .distinct()
      .where('event_topic.event_id', '=', id)
      .where('mute.owner', '=', owner)
      .where('mute.kind', '=', 'subject')
      .execute();
    // Sorted here, as databases sort text by the rules of their own locale.
    return rows.map(({ label }) => label).sort();
  };

  /** Undefined where the tab has no such event. */
  return async ({
    tab,
    id,
    owner,
    taste,
    reading,
  }: PlaceQuery): Promise<EventPlace | undefined> => {
    const row = await rowOf(tab, id);
    if (!row) return undefined;
    const { rank_time, release_time } = row;
    // Interests only order the first tab; a keyword counts instead of its category.
    const own = tab === defaultTabKey ? taste : undefined;
    const keywords = own ? await keywordsOf(own, id) : [];
    const categories = own && keywords.length === 0 ? await categoriesOf(own, id) : [];
    const labels = owner ? await lessOf(owner, id) : [];
    const language = languageLift(row.lang, reading);
    const interest = { ms: keywords.length > 0 ? interestKeywordLiftMs : 0, keywords };
    const category = { ms: categories.length > 0 ? interestCategoryLiftMs : 0, categories };
    const subject = { ms: labels.length > 0 ? -lessOfSubjectMs : 0, labels };
    const score = rank_time + language + interest.ms + category.ms + subject.ms;
    return { score, rank_time, release_time, language, interest, category, subject };
  };
}
