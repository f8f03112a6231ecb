// Assigns articles to events, one at a time as they arrive: an article joins the most similar event
// of its language within a few days, or opens one. Copies join what they repeat and count once.
import { candidates, indexKeys } from './candidates';
import { repeats } from './copies';
import { eventIdOf } from './event-id';
import { nearestEvent } from './nearest-event';
import type { Entry, Frequencies, Postings } from './postings';
import { profileOf, type NewArticle, type Profile } from './profile';
import { tuning as defaults, type Tuning } from './tuning';
import { heaviest } from './weigh';
import { groupingFor } from './grouping';

export type Placement = {
  event_id: string;
  /** The article that this one repeats; never one that is a copy itself. */
  copy_of?: string;
  /** Whether the event began with this article. */
  is_new: boolean;
};

export type Clusterer = {
  /**
   * Assigns an article to an event and indexes it, within the caller's transaction. The same
   * article again gets the same event; an event that it opens has a new id.
   */
  assign(store: { readonly postings: Postings }, article: NewArticle): Promise<Placement>;
};

/** The id of the event that an article opens: the first that was never used. */
async function freeId(postings: Postings, articleId: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const id = eventIdOf(articleId, attempt);
    if (!(await postings.eventsInUse([id])).has(id)) return id;
  }
}

/** The article as the first of its own event. */
function toEntry(
  article: NewArticle,
  profile: Profile,
  frequencies: Frequencies,
  tuning: Tuning,
): Entry {
  return {
    article_id: article.id,
    event_id: eventIdOf(article.id),
    lang: profile.lang,
    published_at: article.published_at,
    opened_at: article.published_at,
    source: profile.source,
    feed_id: article.feed_id,
    headline: profile.headline,
    kind: profile.kind,
    title: profile.title,
    body: heaviest(profile.body, frequencies, tuning.bodyTerms),
    fingerprint: profile.fingerprint,
    things: profile.things,
  };
}

/** A member of the most similar event, if that is similar enough. */
async function mostLike(
  postings: Postings,
  entry: Entry,
  events: ReadonlyMap<string, readonly Entry[]>,
): Promise<Entry | undefined> {
  if (events.size === 0) return undefined;
  const entries = [entry, ...[...events.values()].flat()];
  const terms = new Set(entries.flatMap(({ title, body }) => [...title.keys(), ...body.keys()]));
  const frequencies = await postings.frequencies(entry.lang, [...terms]);
  return nearestEvent(entry, events, frequencies, groupingFor(entry.lang));
}

export function createClusterer(options: Partial<Tuning> = {}): Clusterer {
  const tuning = { ...defaults, ...options };
  return {
    async assign({ postings }, article) {
      const placed = await postings.placed(article.id);
      if (placed) return { ...placed, is_new: placed.event_id === eventIdOf(article.id) };

      const profile = profileOf(article);
      const terms = [...new Set([...profile.title.keys(), ...profile.body.keys()])];
      const frequencies = await postings.frequencies(profile.lang, terms);
      const entry = toEntry(article, profile, frequencies, tuning);
      if (profile.kind === 'roundup') {
        const event_id = await freeId(postings, article.id);
        await postings.add({ entry: { ...entry, event_id }, terms: [], keys: [] });
        return { event_id, is_new: true };
      }

      const keys = indexKeys(entry, frequencies, tuning);
      const events = await candidates(postings, entry, keys, tuning);
      const original = [...events.values()].flat().find((member) => repeats(entry, member));
      const joined = original ?? (await mostLike(postings, entry, events));
      const { opened_at } = joined ?? entry;
      const event_id = joined?.event_id ?? (await freeId(postings, article.id));
      const copy_of = original?.article_id;
      const quiet = original !== undefined || profile.kind === 'live';
      await postings.add({
        entry: { ...entry, event_id, opened_at, ...(copy_of === undefined ? {} : { copy_of }) },
        terms: quiet ? [] : terms,
        keys: quiet ? [] : [...keys.keys()],
      });
      return {
        event_id,
        ...(copy_of === undefined ? {} : { copy_of }),
        is_new: joined === undefined,
      };
    },
  };
}
