// Searching for what belongs to a topic, when it is made and after every round of ingest. Bounded:
// so many topics in a round, those that waited longest first, and so many events for each.
import { dayMs } from '@/lib/model/time';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isUnspaced, queryTokens } from '../language/segment';
import { inFullText } from '../language/signed-names';
import type { Store, StoredTopic } from '../store/contract/store';
import type { Clock, StoredEvent } from '../types';
import { isAbout } from './terms';

/** Topics that are searched for after one round of ingest, and events looked at for each; ours. */
const topicsSearched = 200;
const topicCandidates = 60;

/** An event may be ranked by a time before it came: later searches look back this far. */
const lookBackMs = 3 * dayMs;
/** The most telling terms find the candidates; the others only judge them. */
const termsLookedUp = 4;

/** Of the full text: stems stand for every word that begins so, Chinese names for the pairs that it has. */
function wordsOf({ terms, lang }: Pick<StoredTopic, 'terms' | 'lang'>): string[] {
  const telling = Object.entries(terms).sort((a, b) => b[1] - a[1]);
  return telling.slice(0, termsLookedUp).flatMap(([term]) => {
    const whole = inFullText(term);
    if (whole !== undefined) return [whole];
    if (isUnspaced(term)) return queryTokens(term, lang);
    return [lexicons[lang].spaced && term.length >= 3 ? `${term}*` : term];
  });
}

/** Languages without letters of their own: what a name looks like in one, it looks like in the other. */
const shareLetters = (one: Language, other: Language) =>
  one === other || (lexicons[one].letters === undefined && lexicons[other].letters === undefined);

/**
 * Events that are about what is sought, of the candidates that the full text gives. A headline is told
 * on in its own language; `ofWords` were typed, and `Iran` says nothing of the language that is meant.
 */
export async function eventsAbout(
  store: Store,
  sought: Pick<StoredTopic, 'terms' | 'least' | 'lang'>,
  { since, ofWords = false }: { since?: number; ofWords?: boolean } = {},
): Promise<StoredEvent[]> {
  const { lang } = sought;
  const isMeant = (event: StoredEvent) =>
    ofWords ? shareLetters(event.lang, lang) : event.lang === lang;
  const words = wordsOf(sought);
  const hits = words.length
    ? await store.search.words({ groups: [words], limit: topicCandidates, since, ranked: true })
    : [];
  const events = await store.events.getMany(hits.map((hit) => hit.event_id));
  return events.filter((event) => isMeant(event) && isAbout(event, sought, lang));
}

/** Looks once for a topic; answers how many events were new to it. */
export async function searchTopic(store: Store, topic: StoredTopic, now: number): Promise<number> {
  const since = topic.searched_at > 0 ? topic.searched_at - lookBackMs : undefined;
  const ofWords = !topic.event_id;
  const events = await eventsAbout(store, topic, { since, ofWords });
  const fitting = events.filter((event) => event.id !== topic.event_id);
  return store.topics.found(topic.id, fitting, now, topic);
}

/** One round over the topics that wait longest; answers how many events were added in all. */
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
