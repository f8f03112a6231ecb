// A running store without a database: articles arrive in order of time, and at intervals the window
// is clustered again with the store's counts so far.
import { groupStories } from '@/lib/newsroom/cluster/cluster-window';
import type { Grouping } from '@/lib/newsroom/cluster/grouping';
import type { Entry, Frequencies } from '@/lib/newsroom/cluster/postings';
import { profileOf } from '@/lib/newsroom/cluster/profile';
import type { Labeled } from './labeled';

export const hourMs = 3600_000;
/** An article keeps its event from this age on; one more day is kept for comparison. */
const finalMs = 72 * hourMs;
const windowMs = 96 * hourMs;

export function toEntry({ article }: Labeled): Entry {
  const { lang, source, headline, kind, title, body, things } = profileOf(article);
  const { id: article_id, published_at, feed_id } = article;
  return {
    ...{ article_id, event_id: article_id, lang, published_at, opened_at: published_at },
    ...{ source, feed_id, headline, kind, title, body, fingerprint: [], things },
  };
}

/**
 * The state of a store at one moment: the window, its latest arrivals, the counts of everything so
 * far.
 */
export type Moment = {
  until: number;
  window: Entry[];
  fresh: Set<string>;
  frequencies: Frequencies;
};

/**
 * The states of a store at each of `times` (milliseconds, ascending), over articles of one
 * language.
 */
export function* moments(
  articles: readonly Labeled[],
  times: readonly number[],
): Generator<Moment> {
  const entries = articles.map(toEntry).sort((a, b) => a.published_at - b.published_at);
  const of = new Map<string, number>();
  let window: Entry[] = [];
  let at = 0;
  for (const until of times) {
    const fresh = new Set<string>();
    for (let next = entries[at]; next && next.published_at <= until; next = entries[at]) {
      window.push(next);
      fresh.add(next.article_id);
      for (const term of new Set([...next.title.keys(), ...next.body.keys()])) {
        of.set(term, (of.get(term) ?? 0) + 1);
      }
      at += 1;
    }
    window = window.filter(({ published_at }) => published_at > until - windowMs);
    if (fresh.size > 0) yield { until, window, fresh, frequencies: { articles: at, of } };
  }
}

/** Every `everyMs` from the first article to the last. */
export function everySoOften(articles: readonly Labeled[], everyMs: number): number[] {
  const times = articles.map(({ article }) => article.published_at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const count = Math.ceil((last - first) / everyMs);
  return Array.from({ length: count + 1 }, (_, at) => Math.min(first + at * everyMs, last));
}

export type Ran = {
  /** The event of each article when it left the window, or at the end. */
  events: Map<string, string>;
  /** How many articles changed their event after they first had one. */
  moved: number;
};

/** Clusters repeatedly; events keep their id by overlap, the larger part first. */
export function runStore(
  articles: readonly Labeled[],
  grouping: Grouping,
  everyMs = 2 * hourMs,
): Ran {
  const events = new Map<string, string>();
  let opened = 0;
  let moved = 0;
  for (const { until, window, frequencies } of moments(articles, everySoOften(articles, everyMs))) {
    const claims = groupStories(window, frequencies, grouping).flatMap((group) => {
      const votes = new Map<string, number>();
      for (const { article_id } of group) {
        const event = events.get(article_id) ?? '';
        votes.set(event, (votes.get(event) ?? 0) + 1);
      }
      return [...votes].map(([event, count]) => ({ group, event, count }));
    });
    const taken = new Set<string>();
    const settled = new Map<Entry[], string>();
    for (const { group, event } of claims.sort((a, b) => b.count - a.count)) {
      if (event === '' || taken.has(event) || settled.has(group)) continue;
      taken.add(event);
      settled.set(group, event);
    }
    for (const group of new Set(claims.map((claim) => claim.group))) {
      const event = settled.get(group) ?? `e_${(opened += 1)}`;
      for (const { article_id, published_at } of group) {
        const before = events.get(article_id);
        if (before !== undefined && published_at < until - finalMs) continue;
        if (before !== undefined && before !== event) moved += 1;
        events.set(article_id, event);
      }
    }
  }
  return { events, moved };
}
