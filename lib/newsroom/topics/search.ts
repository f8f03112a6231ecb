// Searching for what belongs to a track, when it is made and after every round of ingest. Bounded:
// so many tracks in a round, those that waited longest first, and so many events for each.
import { trackCandidates, tracksSearched } from '@/lib/model/limits';
import type { Store, Track } from '../store/contract/store';
import type { Clock } from '../types';
import { isAbout } from './terms';

/** An event may be ranked by a time before it came: later searches look back this far. */
const lookBackMs = 3 * 24 * 3600_000;
/** The most telling terms find the candidates; the others only judge them. */
const termsLookedUp = 4;

/** Of the full text: stems stand for every word that begins so, Chinese pairs for themselves. */
function wordsOf({ terms, lang }: Pick<Track, 'terms' | 'lang'>): string[] {
  const telling = Object.entries(terms).sort((a, b) => b[1] - a[1]);
  return telling
    .slice(0, termsLookedUp)
    .map(([term]) => (lang === 'zh' || term.length < 3 ? term : `${term}*`));
}

/** Looks once for a track; answers how many events were new to it. */
export async function searchTrack(store: Store, track: Track, now: number): Promise<number> {
  const words = wordsOf(track);
  const since = track.searched_at > 0 ? track.searched_at - lookBackMs : undefined;
  const hits = words.length
    ? await store.search.words({ groups: [words], limit: trackCandidates, since, ranked: true })
    : [];
  const events = await store.events.getMany(hits.map((hit) => hit.event_id));
  const fitting = events.filter(
    (event) => event.lang === track.lang && event.id !== track.event_id && isAbout(event, track),
  );
  return store.tracks.found(track.id, fitting, now);
}

/** One round over the tracks that wait longest; answers how many events were added in all. */
export async function searchTracks(
  store: Store,
  clock: Clock,
  signal?: AbortSignal,
): Promise<number> {
  let added = 0;
  for (const track of await store.tracks.due(tracksSearched)) {
    if (signal?.aborted) break;
    added += await searchTrack(store, track, clock());
  }
  return added;
}
