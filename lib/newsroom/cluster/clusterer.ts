// Articles into events, one at a time, never looking back: an article joins the most like event of
// its language within a few days, or opens one. Copies join what they repeat and count once.
import { createHash } from 'node:crypto';
import type { Store } from '../store/contract/store';
import { candidates, indexKeys } from './candidates';
import { repeats } from './copies';
import { cosine, likeness, linkage } from './likeness';
import type { Entry, Frequencies } from './postings';
import { profileOf, type NewArticle, type Profile } from './profile';
import { tuning as defaults, type Tuning } from './tuning';
import { weigh } from './weigh';

export type Placement = {
  event_id: string;
  /** The article that this one repeats; never one that is a copy itself. */
  copy_of?: string;
  /** Whether the event began with this article. */
  is_new: boolean;
};

export type Clusterer = {
  /**
   * Puts an article into an event and remembers it, in the transaction that the caller has open.
   * The same article again gets the same event.
   */
  assign(store: Pick<Store, 'postings'>, article: NewArticle): Promise<Placement>;
};

/** The event that an article opens, if it does: known from the article alone. */
function eventIdOf(articleId: string): string {
  return `e_${createHash('sha256').update(articleId).digest('hex').slice(0, 24)}`;
}

/** The article as the opener of an event of its own. */
function toEntry(
  article: NewArticle,
  profile: Profile,
  frequencies: Frequencies,
  tuning: Tuning,
): Entry {
  const title = weigh(profile.title, frequencies);
  return {
    article_id: article.id,
    event_id: eventIdOf(article.id),
    lang: profile.lang,
    published_at: article.published_at,
    opened_at: article.published_at,
    source: profile.source,
    feed_id: article.feed_id,
    headline: profile.headline,
    title: title.vector,
    title_length: title.length,
    body: weigh(profile.body, frequencies, tuning.bodyTerms).vector,
    sketch: profile.sketch,
  };
}

/** A member of the most like event, if that is like enough. */
function mostLike(
  entry: Entry,
  events: ReadonlyMap<string, readonly Entry[]>,
  tuning: Tuning,
): Entry | undefined {
  const cosines = [...events.values()].flat().map((member) => cosine(entry.title, member.title));
  const nearest = cosines.sort((a, b) => b - a).slice(0, tuning.neighbours);
  const crowding = nearest.reduce((sum, near) => sum + near, 0) / tuning.neighbours;
  let best: { link: number; member?: Entry } = { link: tuning.threshold };
  for (const members of events.values()) {
    const chances = members.map((member) => likeness(entry, member, crowding, tuning));
    const link = linkage(chances, tuning);
    if (link >= best.link) best = { link, member: members[0] };
  }
  return best.member;
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
        await postings.add({ entry, terms: [], keys: [] });
        return { event_id: entry.event_id, is_new: true };
      }

      const keys = indexKeys(entry, frequencies, tuning);
      const events = await candidates(postings, entry, keys, tuning);
      const original = [...events.values()].flat().find((member) => repeats(entry, member));
      const joined = original ?? mostLike(entry, events, tuning);
      const { event_id, opened_at } = joined ?? entry;
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
