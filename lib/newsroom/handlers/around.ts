// What is connected to an event, and the search within a time range.
import { takenDown } from '@/lib/contract';
import type { Context, Handlers } from '../context';
import { findEvents } from '../find-events';
import { hiddenFor, shownTo } from '../hidden-events';
import { ownerOf } from '../owner';
import { socialPosts } from '../social-posts';
import { readCursor, writeCursor } from '../store/engine/cursor';
import { paidDelayMs } from '../tabs/paid-content';
import { soughtByEvent } from '../topics/terms';
import { eventsAbout } from '../topics/search';
import type { StoredEvent } from '../types';
import { detailedEvent, listedEvents } from '../wire-event';
import { hourMs } from '@/lib/model/time';
import * as z from 'zod';

const gone = { code: takenDown, msg: 'This article is no longer available.', data: null };

async function liveEvent({ store }: Context, id: string): Promise<StoredEvent | undefined> {
  const event = await store.events.get(id);
  return event && !event.taken_down ? event : undefined;
}

/** Its sources raise an event by hours: 100 of them by less than this. */
const liftMostMs = 24 * hourMs;
const firstOfTime = (at: number) => writeCursor([Math.min(at, Number.MAX_SAFE_INTEGER), 0]);

/** Without a timeline, the sources themselves serve as one. */
function courseOf({ timeline, hidden_moments, references, lang }: StoredEvent) {
  const told =
    timeline ??
    (hidden_moments && []) ??
    references.flatMap(({ release_time, title, source }) =>
      release_time && title
        ? [
            {
              time: release_time,
              title: source ? [{ lang, text: source }] : [],
              text: [{ lang, text: title }],
            },
          ]
        : [],
    );
  return [...told].sort((a, b) => a.time - b.time);
}

const place = z.tuple([z.int().min(0).max(1000)]);

export const aroundHandlers: Handlers<'around'> = {
  async GetSocialMedia({ event_id }, context) {
    const event = await liveEvent(context, event_id);
    return event ? { data: { social_media: socialPosts(event) } } : gone;
  },

  async GetEventTimeline({ event_id }, context) {
    const event = await liveEvent(context, event_id);
    return event ? { data: { timeline: courseOf(event) } } : gone;
  },

  async GetEventOpinion({ event_id }, context) {
    const event = await liveEvent(context, event_id);
    return event ? { data: { perspectives: event.perspectives ?? [] } } : gone;
  },

  async ListExpandingArticles({ event_id, cursor, limit }, context) {
    const { store, identity } = context;
    const event = await liveEvent(context, event_id);
    if (!event) return gone;
    const owner = ownerOf(identity);
    const [from] = cursor === '' ? [0] : readCursor(cursor, place);
    const sought = { ...(await soughtByEvent(event, store.postings)), lang: event.lang };
    const others = (await eventsAbout(store, sought)).filter(({ id }) => id !== event.id);
    const found = await shownTo(store, owner, others);
    const next = from + limit < found.length ? writeCursor([from + limit]) : '';
    return {
      data: {
        events: await listedEvents(store, owner, found.slice(from, from + limit)),
        has_more: next !== '',
        next_cursor: next,
      },
    };
  },

  async BasicInfoSearch({ query, start_at, end_at, cursor, limit }, { store, identity }) {
    const owner = ownerOf(identity);
    const hidden = await hiddenFor(store, owner, { words: query });
    const [first, last] = [start_at ?? 0, end_at ?? Number.MAX_SAFE_INTEGER];
    const page = await findEvents(store, {
      query,
      limit,
      // The search goes by the place in lists: undated events are before all times, and paid content
      // is before its own.
      since: start_at === undefined ? undefined : start_at - paidDelayMs,
      cursor: cursor || (end_at === undefined ? undefined : firstOfTime(end_at + liftMostMs)),
      isHidden: (event) =>
        event.release_time < first || event.release_time > last || hidden?.(event) === true,
    });
    const marks = owner
      ? await store.readers.marks(
          owner,
          page.items.map(({ id }) => id),
        )
      : undefined;
    return {
      data: {
        events: page.items.map((event) => detailedEvent(event, marks?.get(event.id))),
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },
};
