// Postings for tests and measurements: the same results as the store's, without a database.
import type { Entry, Postings, Span } from '@/lib/newsroom/cluster/postings';

const within = (span: Span, time: number) => time >= span.from && time <= span.until;

/** Postings that live as long as the process. */
export function createMemoryPostings(): Postings {
  const entries = new Map<string, Entry>();
  const members = new Map<string, Entry[]>();
  const filed = new Map<string, Entry[]>();
  const counts = new Map<string, number>();
  const fresh = new Set<string>();
  const add = <T>(lists: Map<string, T[]>, key: string, value: T) => {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  };
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const countAll = (lang: string, terms: readonly string[]) => {
    count(lang);
    for (const term of terms) count(`${lang} ${term}`);
  };
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

    async eventsInUse(ids) {
      const used = new Set([...entries.values()].map(({ event_id }) => event_id));
      return new Set(ids.filter((id) => used.has(id)));
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

    async unsettled() {
      const times = [...fresh].map((id) => entries.get(id)?.published_at ?? 0);
      return times.length === 0
        ? undefined
        : { from: Math.min(...times), until: Math.max(...times) };
    },

    within: async (span) =>
      [...entries.values()]
        .filter(({ published_at }) => within(span, published_at))
        .sort((a, b) => a.published_at - b.published_at || (a.article_id < b.article_id ? -1 : 1)),

    async standing(eventIds) {
      const spans = new Map<string, Span>();
      for (const { event_id, published_at: time } of entries.values()) {
        if (!eventIds.includes(event_id)) continue;
        const { from, until } = spans.get(event_id) ?? { from: time, until: time };
        spans.set(event_id, { from: Math.min(from, time), until: Math.max(until, time) });
      }
      return spans;
    },

    async move(articleIds, eventId) {
      const there = articleIds.filter((id) => entries.has(id));
      for (const id of there) {
        const entry = entries.get(id);
        if (!entry) continue;
        const moved = { ...entry, event_id: eventId };
        entries.set(id, moved);
        const old = members.get(entry.event_id);
        if (old?.includes(entry)) {
          old.splice(old.indexOf(entry), 1);
          add(members, eventId, moved);
        }
        for (const list of filed.values()) {
          const at = list.indexOf(entry);
          if (at >= 0) list[at] = moved;
        }
      }
      return there;
    },

    async reread(id, { says, terms, keys }) {
      const entry = entries.get(id);
      if (!entry) return;
      const changed = { ...entry, ...says };
      entries.set(id, changed);
      fresh.add(id);
      const list = members.get(entry.event_id);
      if (!list?.includes(entry)) return;
      list[list.indexOf(entry)] = changed;
      const { lang, published_at } = changed;
      const isElsewhere = lang !== entry.lang || published_at !== entry.published_at;
      for (const under of filed.values()) {
        const at = under.indexOf(entry);
        if (at >= 0) under.splice(at, 1, ...(isElsewhere ? [] : [changed]));
      }
      if (isElsewhere) for (const key of keys) add(filed, `${lang} ${key}`, changed);
      if (lang !== entry.lang) countAll(lang, terms);
    },

    async settle(span) {
      for (const id of [...fresh]) {
        if (within(span, entries.get(id)?.published_at ?? 0)) fresh.delete(id);
      }
    },

    async add({ entry, terms, keys }) {
      fresh.add(entry.article_id);
      entries.set(entry.article_id, entry);
      if (keys.length > 0) add(members, entry.event_id, entry);
      for (const key of keys) add(filed, `${entry.lang} ${key}`, entry);
      if (terms.length > 0) countAll(entry.lang, terms);
    },
  };
}
