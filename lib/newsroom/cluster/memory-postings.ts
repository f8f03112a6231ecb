// The postings of tests and measurements: the same answers as the store's, without a database.
import type { Entry, Postings, Span } from './postings';

const within = (span: Span, time: number) => time >= span.from && time <= span.until;

export function createMemoryPostings(): Postings {
  const entries = new Map<string, Entry>();
  const members = new Map<string, Entry[]>();
  const filed = new Map<string, Entry[]>();
  const counts = new Map<string, number>();
  const add = <T>(lists: Map<string, T[]>, key: string, value: T) => {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  };
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const newest = (list: readonly Entry[] | undefined, span: Span, most: number) =>
    (list ?? [])
      .filter(({ published_at }) => within(span, published_at))
      .sort((a, b) => b.published_at - a.published_at || (a.article_id < b.article_id ? -1 : 1))
      .slice(0, most);

  return {
    async placed(articleId) {
      const entry = entries.get(articleId);
      if (!entry) return undefined;
      const { event_id, copy_of } = entry;
      return copy_of === undefined ? { event_id } : { event_id, copy_of };
    },

    async frequencies(lang, terms) {
      const found = terms.map((term) => [term, counts.get(`${lang} ${term}`) ?? 0] as const);
      return {
        articles: counts.get(lang) ?? 0,
        of: new Map(found.filter(([, articles]) => articles > 0)),
      };
    },

    async eventsUnder(lang, keys, span, most) {
      return keys.flatMap((key) =>
        newest(filed.get(`${lang} ${key}`), span, most).map(({ event_id }) => ({ key, event_id })),
      );
    },

    membersOf: async (eventIds, span, most) =>
      eventIds.flatMap((eventId) => newest(members.get(eventId), span, most)),

    async add({ entry, terms, keys }) {
      entries.set(entry.article_id, entry);
      if (keys.length > 0) add(members, entry.event_id, entry);
      for (const key of keys) add(filed, `${entry.lang} ${key}`, entry);
      if (terms.length > 0) count(entry.lang);
      for (const term of terms) count(`${entry.lang} ${term}`);
    },
  };
}
