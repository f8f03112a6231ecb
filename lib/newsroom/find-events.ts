// The search box: newest first, every word must match, the last one may be incomplete. Protects:
// pages continue without a gap or a repetition, whatever the filters exclude, and no search reads
// more than a limited number of events.
import { hasHan } from '@/lib/model/text/scripts';
import * as z from 'zod';
import { sourceName } from '@/lib/model/feed/entry';
import { toTag, type Language } from '@/lib/model/text/languages';
import { joinedWords } from './language/joined-words';
import { queryTokens } from './language/segment';
import { withSpelledNames } from './language/signed-names';
import { readCursor, writeCursor } from './store/engine/cursor';
import type { Page, SearchHit, Store } from './store/contract/store';
import type { StoredEvent } from './types';

export type Sought = {
  query: string;
  lang?: Language;
  source?: string;
  /** Not older than this, milliseconds. */
  since?: number;
  cursor?: string;
  limit: number;
  /** Whether this reader hides an event. */
  isHidden?: (event: StoredEvent) => boolean;
};

/** More words than anybody types; the rest of a pasted text is not searched. */
const wordsMost = 12;
/** Shorter prefixes match too many words. */
const beginningChars = 3;
/**
 * Hits that are read at once, and how often: after that the page ends, however much was filtered
 * out.
 */
const hitsAtOnce = 60;
const readsMost = 5;

/**
 * The position where a page ended: the time of its last hit, and how many hits with that time were
 * read.
 */
const place = z.tuple([z.number().int(), z.number().int().min(0).max(10_000)]);

const begins = (words: string) =>
  (words.split(' ').at(-1) ?? '').length >= beginningChars && !hasHan(words);

/** One group for each word; the last one is a prefix, unless something follows it. */
export function searchGroups(query: string): string[][] {
  const { words: joined, rest } = joinedWords(withSpelledNames(query));
  const wholes = joined.map((pieces) => pieces.join(' '));
  const mayGoOn = /[\p{L}\p{N}]$/u;
  const tokens = queryTokens(rest, toTag(hasHan(rest) ? 'zh' : 'en'));
  const last = mayGoOn.test(rest) ? tokens.at(-1) : mayGoOn.test(query) ? wholes.at(-1) : undefined;
  return [...new Set([...tokens, ...wholes])]
    .slice(0, wordsMost)
    .map((words) => [words === last && begins(words) ? `${words}*` : words]);
}

const fits = ({ lang, source, isHidden }: Sought) => {
  const wanted = source?.toLocaleLowerCase();
  return (event: StoredEvent) =>
    (lang === undefined || event.lang === lang) &&
    (wanted === undefined ||
      event.references.some((one) => sourceName(one).toLocaleLowerCase() === wanted)) &&
    isHidden?.(event) !== true;
};

/** The position after the last of `hits`, given the one before them. */
function placeBehind(hits: readonly SearchHit[], before: [number, number]): [number, number] {
  const time = hits.at(-1)?.rank_time ?? before[0];
  const same = hits.filter(({ rank_time }) => rank_time === time).length;
  return [time, same + (time === before[0] ? before[1] : 0)];
}

/**
 * One page of results.
 * @throws Refusal 400 for a malformed cursor
 */
export async function findEvents(store: Store, sought: Sought): Promise<Page<StoredEvent>> {
  const groups = searchGroups(sought.query);
  if (groups.length === 0) return { items: [] };
  const { since, limit, cursor } = sought;
  const isFitting = fits(sought);
  const items: StoredEvent[] = [];
  let at: [number, number] = cursor ? readCursor(cursor, place) : [Number.MAX_SAFE_INTEGER, 0];
  for (let read = 0; read < readsMost; read += 1) {
    const until = at[0] === Number.MAX_SAFE_INTEGER ? undefined : at[0];
    const asked = hitsAtOnce + at[1];
    const all = await store.search.words({ groups, limit: asked, since, until });
    // Skip the hits of the previous page, at the time it ended with.
    const hits = all.slice(at[1]);
    const events = await store.events.getMany(hits.map(({ event_id }) => event_id));
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const [index, { event_id }] of hits.entries()) {
      const event = byId.get(event_id);
      if (event && isFitting(event)) items.push(event);
      if (items.length < limit) continue;
      const isLast = index === hits.length - 1 && all.length < asked;
      const next = placeBehind(hits.slice(0, index + 1), at);
      return isLast ? { items } : { items, next: writeCursor(next) };
    }
    if (all.length < asked) return { items };
    at = placeBehind(hits, at);
  }
  return { items, next: writeCursor(at) };
}
