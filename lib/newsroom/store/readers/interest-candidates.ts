// Interests to choose from: people, places and things of the newest events. Protects: a reader is
// offered words that they can read, those of their own language first.
import { sql } from 'kysely';
import { languages } from '@/lib/model/text/languages';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import type { InterestStore } from '../contract/store';
import type { Database } from '../engine/database';
import { isFixedSubject } from './fixed-subjects';

/** Keywords offered in one category, and the newest events of it that they are taken from; ours. */
export const interestCandidates = 12;
const interestCandidateEvents = 400;

/**
 * Names in Latin letters are readable in every language, names in other scripts only in their own.
 */
const readableBy = (lang: string) =>
  languages.filter((one) => one === lang || lexicons[one].letters === undefined);

/** Keywords by category; a category without any is left out. */
export function createInterestCandidates(database: Database): InterestStore['candidates'] {
  const { query } = database;

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
      // Latin text in a Chinese headline is a fragment of a name: ‘Pro’, ‘Plus’.
      .where('lang', 'in', readableBy(lang))
      // The rule for every text: the reader's language, and another one only where that is missing.
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

  return async (categories, lang) => {
    const found: { category: string; keywords: string[] }[] = [];
    for (const category of categories) {
      const keywords = await keywordsOf(category, lang);
      if (keywords.length > 0) found.push({ category, keywords });
    }
    return found;
  };
}
