// The lists and the article, and readers' actions on an event.
import { randomUUID } from 'node:crypto';
import { takenDown } from '@/lib/contract';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { sinceCounted } from '@/lib/model/limits/feed';
import { dayMs } from '@/lib/model/time';
import { CollectOperate, LikeOperate } from '@/lib/model/wire/enums';
import { readerOf, signedIn, type Context, type Handlers } from '../context';
import { keepShown } from '../count-writes';
import { ownerOf } from '../owner';
import { feedPage, placeInTab } from '../feed-page';
import { findEvents } from '../find-events';
import { hiddenFor, pageWithout } from '../hidden-events';
import { changesRead } from '../changes-read';
import { pinnedEvents } from '../pinned-events';
import { Refusal } from '../refusal';
import { readingOf } from '../reading-of';
import { toldTime } from '../told-time';
import type { StoredEvent } from '../types';
import { detailedEvent, listedEvents } from '../wire-event';
import { wirePlacement } from '../wire-placement';
import { found as foundComment } from './comments';
import { countFeedback } from './wishes';

/** The longest absence of which a reader is told what arrived meanwhile, and how much is listed. */
export const awayMostMs = 14 * dayMs;
export const sinceListed = 50;

/** Favorites on one page; the specification leaves it open. */
export const favoritePageSize = 10;

const gone = { code: takenDown, msg: 'This article is no longer available.' };

/** A turn that this reader asked, before or after signing in on this device. */
async function ownTurn(id: string | undefined, { store, identity }: Context) {
  if (id === undefined) return undefined;
  const { user, device } = identity;
  const mine = user ? await store.turns.find(`u:${user}`, id) : undefined;
  return mine ?? (device ? store.turns.find(`d:${device}`, id) : undefined);
}

type OfComment = { comment_id: string; reply_id?: string; event_id?: string };

/**
 * Readers can report what they may see, and nothing else: its words are stored with the report.
 * Undefined where its event is gone; throws where the comment is.
 */
async function reportedComment({ comment_id, reply_id, event_id }: OfComment, context: Context) {
  const live = async (id: string) => (await context.store.events.getMany([id]))[0];
  const said = event_id === undefined ? undefined : await live(event_id);
  if (event_id !== undefined && !said) return undefined;
  const comment = await foundComment(reply_id ?? comment_id, context, said?.id);
  return (await live(comment.event_id)) && comment;
}

export const eventHandlers: Handlers<'events'> = {
  async GetEventDetail({ event_id }, { store, identity }) {
    const event = await store.events.get(event_id);
    if (!event || event.taken_down) {
      return { ...gone, data: null };
    }
    const owner = ownerOf(identity);
    const marks = owner && (await store.readers.marks(owner, [event.id]));
    // For an old id, this is the event that the requested one was merged into.
    const twins = await store.twins.of([event.id]);
    return { data: detailedEvent(event, marks?.get(event.id), twins.get(event.id)) };
  },

  async ListEvents(input, context) {
    const { store, identity, now } = context;
    const { tab, cursor, load_count, displayed_event_ids } = input;
    const owner = ownerOf(identity);
    // What the client says it showed becomes the reader's history; requesting a page alone writes
    // nothing.
    const isTab = allTabs.some(({ key }) => key === tab);
    if (owner && isTab && displayed_event_ids.length > 0) {
      await keepShown(context, () => store.readers.addShown(owner, tab, displayed_event_ids, now));
    }
    const isHidden = await hiddenFor(store, owner);
    const pins = await pinnedEvents(store, { tab, owner, shown: displayed_event_ids, isHidden });
    // Pinned events are at the top of the first page, and nowhere else.
    const top = cursor ? [] : pins.events.slice(0, load_count);
    const from = { cursor: cursor || undefined, limit: Math.max(1, load_count - top.length) };
    const reading = await readingOf(context, input.news_language);
    const page = await pageWithout(isHidden, from, (next, limit) =>
      feedPage(store, identity, {
        tab,
        cursor: next,
        limit,
        without: [...displayed_event_ids, ...pins.ids],
        expand: input.expand_categories,
        reading,
      }),
    );
    return {
      data: {
        events: await listedEvents(store, owner, [...top, ...page.items].slice(0, load_count)),
        has_more: page.next !== undefined,
        session_end: page.next === undefined,
        session_id: `s_${randomUUID()}`,
        next_cursor: page.next ?? '',
      },
    };
  },

  async ListDisplayedEvents({ tab, cursor, limit }, { store, identity }) {
    const owner = ownerOf(identity);
    const isHidden = await hiddenFor(store, owner);
    const from = { cursor: cursor || undefined, limit };
    const page = owner
      ? await pageWithout(isHidden, from, (next, most) =>
          store.readers.shown(owner, tab, next, most),
        )
      : { items: [], next: undefined };
    return {
      data: {
        events: await listedEvents(store, owner, page.items),
        has_more: page.next !== undefined,
        session_end: page.next === undefined,
        session_id: `s_${randomUUID()}`,
        next_cursor: page.next ?? '',
      },
    };
  },

  async SearchEvents({ days, cursor, ...sought }, { store, identity, now }) {
    const since = days === undefined ? undefined : now - days * dayMs;
    const owner = ownerOf(identity);
    const asked = { words: sought.query, source: sought.source };
    const isHidden = await hiddenFor(store, owner, asked);
    const page = await findEvents(store, {
      ...sought,
      since,
      isHidden,
      cursor: cursor || undefined,
    });
    return {
      data: {
        events: await listedEvents(store, owner, page.items),
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },

  async ExplainEvent({ event_id, tab, news_language }, context) {
    const { store, identity, call } = context;
    const [event] = await store.events.getMany([event_id]);
    const reading = await readingOf(context, news_language);
    const found = event && (await placeInTab(store, identity, { tab, id: event.id, reading }));
    if (!found) return { ...gone, data: null };
    const subjects = await store.mutes.subjects(event.id, call.language);
    return { data: wirePlacement({ ...found, told: toldTime(event) }, call.language, subjects) };
  },

  async ListEventsSince({ since: asked }, { store, identity, call, now }) {
    const owner = ownerOf(identity);
    const since = Math.max(asked, now - awayMostMs);
    const isHidden = await hiddenFor(store, owner);
    const shown = async (events: StoredEvent[]) =>
      listedEvents(
        store,
        owner,
        events.filter((event) => isHidden?.(event) !== true),
      );
    const most = { since, limit: sinceCounted + 1 };
    const reading = { lang: call.language, first: false };
    const fresh = await shown(await store.since.fresh({ ...most, owner, reading }));
    const rewritten = owner ? await shown(await store.since.rewritten({ ...most, owner })) : [];
    // A model's rewriting of a text that was read before is no news.
    const updated = rewritten.filter(({ has_updated }) => has_updated);
    return {
      data: {
        events: [...updated.slice(0, sinceListed), ...fresh.slice(0, sinceListed)],
        new_count: fresh.length,
        updated_count: updated.length,
      },
    };
  },

  async MarkUserRead({ event_id, event_version_id }, context) {
    const { store, now } = context;
    const owner = readerOf(context);
    const found = await store.readers.markRead(owner, event_id, event_version_id, now);
    await changesRead(store, owner, [event_id], now);
    return found ? {} : gone;
  },

  async KeepReadingPlace({ event_id, event_version_id, place }, context) {
    const owner = signedIn(context);
    await context.store.readers.keepPlace(owner, event_id, event_version_id, place);
    return {};
  },

  async LikeFeedBack({ operate_type, operate_event_ids }, context) {
    const liked = operate_type === LikeOperate.Like;
    await context.store.readers.setLiked(signedIn(context), operate_event_ids, liked, context.now);
    return {};
  },

  async CollectOrUncollectEvents({ operate_type, operate_event_ids }, context) {
    const owner = signedIn(context);
    const favorite = operate_type === CollectOperate.Collect;
    await context.store.readers.setFavorite(owner, operate_event_ids, favorite, context.now);
    return {};
  },

  async CollectEvent({ event_id }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    if ((await store.events.getMany([event_id])).length === 0) return gone;
    await store.readers.setFavorite(owner, [event_id], true, now);
    return {};
  },

  async ListCollectEvents({ cursor }, context) {
    const { store } = context;
    const owner = signedIn(context);
    const page = await store.readers.favorites(owner, cursor || undefined, favoritePageSize);
    return {
      data: {
        events: await listedEvents(store, owner, page.items),
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },

  async DisinterestFeedback({ event_id, event_version_id, is_moment }, context) {
    const target = {
      kind: is_moment ? ('moment' as const) : ('event' as const),
      id: event_id,
      version: event_version_id,
    };
    const owner = readerOf(context);
    return (await context.store.readers.dislike(owner, target, context.now)) ? {} : gone;
  },

  async Report({ report }, context) {
    if ('comment_id' in report && context.identity.comments === false) {
      throw new Refusal('commentsClosed');
    }
    await countFeedback(context);
    const { report_target_type: target, report_type: reason, report_desc: text, ...about } = report;
    if ('comment_id' in about) {
      const comment = await reportedComment(about, context);
      if (!comment) return gone;
      const row = { target, reason, text, event_id: comment.event_id, comment };
      await context.store.readers.report(readerOf(context), row, context.now);
      return {};
    }
    const events = 'event_id' in about ? await context.store.events.getMany([about.event_id]) : [];
    // An event that never existed, or is gone already, needs no report.
    if ('event_id' in about && events.length === 0) return gone;
    const turn = 'turn_id' in about ? await ownTurn(about.turn_id, context) : undefined;
    const row = { ...about, target, reason, text, turn };
    await context.store.readers.report(readerOf(context), row, context.now);
    return {};
  },
};
