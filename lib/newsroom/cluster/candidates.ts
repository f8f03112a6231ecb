// Which stored articles a new one is compared with: a bounded number, however large the store and
// however common its words.
import type { Entry, Frequencies, Postings, Span } from './postings';
import type { Tuning } from './tuning';
import { rarity } from './weigh';
import { indexKey, isBeginning } from './terms';

/** The rarest terms of an article as index keys, each with its weight. */
export function indexKeys(
  entry: Pick<Entry, 'lang' | 'title' | 'body'>,
  frequencies: Frequencies,
  tuning: Tuning,
): Map<string, number> {
  const rarestOf = (terms: Iterable<string>, most: number) =>
    [...terms]
      .filter((term) => !isBeginning(term))
      .map((term) => [term, rarity(term, frequencies)] as const)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most);
  const keys = new Map<string, number>();
  for (const [term, weight] of [
    ...rarestOf(entry.title.keys(), tuning.titleKeys),
    ...rarestOf(entry.body.keys(), tuning.bodyKeys),
  ]) {
    const key = indexKey(term, entry.lang);
    keys.set(key, Math.max(keys.get(key) ?? 0, weight));
  }
  return keys;
}

/**
 * The events that share most with the article, each with its newest members that are not copies.
 */
export async function candidates(
  postings: Postings,
  entry: Pick<Entry, 'lang' | 'published_at'>,
  keys: ReadonlyMap<string, number>,
  tuning: Tuning,
): Promise<Map<string, Entry[]>> {
  if (keys.size === 0) return new Map();
  const { lang, published_at: time } = entry;
  const span: Span = { from: time - tuning.windowMs, until: time + tuning.windowMs };
  const found = await postings.eventsUnder(lang, [...keys.keys()], span, tuning.eventsPerKey);
  const shared = new Map<string, Set<string>>();
  for (const { key, event_id } of found) {
    shared.set(event_id, (shared.get(event_id) ?? new Set()).add(key));
  }
  const weightOf = (event: string) =>
    [...(shared.get(event) ?? [])].reduce((sum, key) => sum + (keys.get(key) ?? 0), 0);
  const nearest = [...shared.keys()]
    .map((event) => [event, weightOf(event)] as const)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, tuning.events);
  if (nearest.length === 0) return new Map();

  const events = new Map<string, Entry[]>();
  const ids = nearest.map(([event]) => event);
  for (const member of await postings.membersOf(ids, span, tuning.members)) {
    if (Math.abs(member.opened_at - time) > tuning.eventMs) continue;
    const members = events.get(member.event_id);
    if (members) members.push(member);
    else events.set(member.event_id, [member]);
  }
  return events;
}
