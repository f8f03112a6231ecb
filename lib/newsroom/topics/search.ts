// Searches for the events of a topic, when it is made and after every round of ingest. Bounded: a
// limited number of topics in a round, those that waited longest first, and of events for each.
import { dayMs } from '@/lib/model/time';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isUnspaced, queryTokens } from '../language/segment';
import { inFullText } from '../language/signed-names';
import type { Store, StoredTopic } from '../store/contract/store';
import type { Clock, StoredEvent } from '../types';
import { isAbout } from './terms';

/** Topics searched after one round of ingest, and events considered for each; ours. */
const topicsSearched = 200;
const topicCandidates = 60;

/** An event's rank time may be before its arrival: later searches look back this far. */
const lookBackMs = 3 * dayMs;
/** The most telling terms find the candidates; the others only judge them. */
const termsLookedUp = 4;

/**
 * Index words: stems match every word with that prefix, Chinese names are searched by their pairs
 * of characters.
 */
function wordsOf({ terms, lang }: Pick<StoredTopic, 'terms' | 'lang'>): string[] {
  const telling = Object.entries(terms).sort((a, b) => b[1] - a[1]);
  return telling.slice(0, termsLookedUp).flatMap(([term]) => {
    const whole = inFullText(term);
    if (whole !== undefined) return [whole];
    if (isUnspaced(term)) return queryTokens(term, lang);
    return [lexicons[lang].spaced && term.length >= 3 ? `${term}*` : term];
  });
}

/** Languages without a distinctive alphabet: a name looks the same in both. */
const shareLetters = (one: Language, other: Language) =>
  one === other || (lexicons[one].letters === undefined && lexicons[other].letters === undefined);

/**
 * The events about what a topic searches for, among the candidates of the full-text search. A topic
 * made from a headline only matches its own language; with `ofWords` it was typed, and `Iran` does
 * not tell which language is meant.
 */
export async function eventsAbout(
  store: Store,
  sought: Pick<StoredTopic, 'terms' | 'least' | 'lang'>,
  {
    since,
    ofWords = false,
    candidates = topicCandidates,
  }: { since?: number; ofWords?: boolean; candidates?: number } = {},
): Promise<StoredEvent[]> {
  const { lang } = sought;
  const isMeant = (event: StoredEvent) =>
    ofWords ? shareLetters(event.lang, lang) : event.lang === lang;
  const words = wordsOf(sought);
  const hits = words.length
    ? await store.search.words({ groups: [words], limit: candidates, since, ranked: true })
    : [];
  const events = await store.events.getMany(hits.map((hit) => hit.event_id));
  return events.filter((event) => isMeant(event) && isAbout(event, sought, lang));
}

/** Searches once for a topic; returns how many events were new to it. */
export async function searchTopic(store: Store, topic: StoredTopic, now: number): Promise<number> {
  const since = topic.searched_at > 0 ? topic.searched_at - lookBackMs : undefined;
  const ofWords = !topic.event_id;
  const events = await eventsAbout(store, topic, { since, ofWords });
  const fitting = events.filter((event) => event.id !== topic.event_id);
  return store.topics.found(topic.id, fitting, now, topic);
}

/** One round over the topics that waited longest; returns how many events were added in all. */
export async function searchTopics(
  store: Store,
  clock: Clock,
  signal?: AbortSignal,
): Promise<number> {
  let added = 0;
  for (const topic of await store.topics.due(topicsSearched)) {
    if (signal?.aborted) break;
    added += await searchTopic(store, topic, clock());
  }
  return added;
}
