// Lists of events, their articles, and readers' acts on events.
import * as z from 'zod';
import { CollectOperate, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { CardMode } from '@/lib/model/wire/card-enums';
import { searchQueryChars, searchSourceChars } from '@/lib/model/feed/search';
import { feedPageMax, historyPageSize } from '@/lib/model/limits/feed';
import { languages } from '@/lib/model/text/languages';
import { seenLines } from '@/lib/model/text/seen-text';
import { report } from '../report';
import { newsEvent, readingPlace } from '../entities';
import { envelopeShape, plainEnvelope } from '../envelope';
import { listedEvent } from '../moment';
import { placement } from '../mutes';
import { operation } from '../operation';
import { count, cursor, id, ids, tabKey, whole } from '../fields';

/** Events on one live page; the specification leaves it open, a screen shows about three. */
const feedPageSize = 20;

/** Results on one page; ours, about two screens. */
const searchPageSize = 20;

const sampleId = 'sample-leap-second';

/** One page of a list. */
export const eventList = z.object({
  events: z.array(listedEvent).default([]),
  has_more: z.boolean().default(false),
  next_cursor: z.string().default(''),
});

/**
 * One page of the feed: `session_id` identifies the session, which feedback on its events refers
 * to.
 */
export const eventPage = eventList.extend({
  session_end: z.boolean().default(false),
  session_id: z.string().default(''),
});
export type EventPage = z.infer<typeof eventPage>;

const sessionId = z.string().max(200).default('');

const pageAnswer = z.object({ ...envelopeShape, data: eventPage.optional() });

export const eventOperations = {
  /** One event in full. `code` -1 or empty `data`: taken down or unknown. */
  GetEventDetail: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/{event_id}/detail',
    input: z.object({ event_id: id, bot_id: id.optional() }),
    output: z.object({ ...envelopeShape, data: newsEvent.nullish() }),
    sample: { event_id: sampleId },
  }),
  /** What this reader was shown before, newest first: the history below the live list. */
  ListDisplayedEvents: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/displayed/list',
    input: z.object({ cursor, limit: count(historyPageSize, feedPageMax), tab: tabKey }),
    output: pageAnswer,
    list: ['data', 'events'],
    sample: { cursor: '', limit: 10, tab: 'recommend' },
  }),
  /** The live list of a tab, without the events that the reader already has. */
  ListEvents: operation({
    group: 'events',
    method: 'POST',
    reads: true,
    path: '/api/events/v1/list',
    input: z.object({
      tab: tabKey,
      displayed_event_ids: ids.default([]),
      cursor,
      card_mode: z.enum(CardMode).default(CardMode.Default),
      expand_categories: z.boolean().default(false),
      /** `own`: events in the language of the call come before all others of their days. */
      news_language: z.enum(['own', 'all']).default('own'),
      followed_event_ids: ids.default([]),
      load_count: count(feedPageSize, feedPageMax),
    }),
    output: pageAnswer,
    list: ['data', 'events'],
    sample: { tab: 'recommend', cursor: '', load_count: 5 },
  }),
  /**
   * Events that contain all words, newest first; the last word may be incomplete. Beyond the
   * specification. `days` counts back from now; `source` is a publisher's name as readers know it.
   */
  SearchEvents: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/search',
    input: z.object({
      /**
       * Pasted text may contain invisible characters; a trailing blank means that the last word is
       * complete.
       */
      query: z.string().min(1).max(searchQueryChars).transform(seenLines),
      lang: z.enum(languages).optional(),
      source: z.string().max(searchSourceChars).optional(),
      days: whole(1, 3650).optional(),
      cursor,
      limit: count(searchPageSize, feedPageMax),
    }),
    output: z.object({ ...envelopeShape, data: eventList.optional() }),
    list: ['data', 'events'],
    sample: { query: 'leap second', limit: 5 },
  }),
  /**
   * Why an event has its place in a tab, as the list is ordered for this reader. `code` -1: taken
   * down or unknown. Beyond the specification.
   */
  ExplainEvent: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/{event_id}/placement',
    input: z.object({
      event_id: id,
      tab: tabKey,
      news_language: z.enum(['own', 'all']).default('own'),
    }),
    output: z.object({ ...envelopeShape, data: placement.nullish() }),
    sample: { event_id: sampleId, tab: 'recommend' },
  }),
  /**
   * What is new since a time: `updated_count` events that this reader has read and that were
   * extended since, then `new_count` that they were not shown; the first of each in `events`. A
   * count above 99 says "more". Beyond the specification.
   */
  ListEventsSince: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/since/list',
    input: z.object({ since: whole(0) }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          events: z.array(listedEvent).default([]),
          new_count: z.number().default(0),
          updated_count: z.number().default(0),
        })
        .optional(),
    }),
    list: ['data', 'events'],
    sample: { since: 1_700_000_000_000 },
  }),
  /** Marks an event as read in the given version, or else in the newest. */
  MarkUserRead: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/mark_user_read',
    input: z.object({ event_id: id, event_version_id: id.optional(), bot_id: id.optional() }),
    output: plainEnvelope,
    sample: { event_id: sampleId },
  }),
  /**
   * Stores how far a version was read, for every device of the account: its detail returns it as
   * `reading_place`. Ignored for events that are not marked as read. Signed-in readers only. Beyond
   * the specification.
   */
  KeepReadingPlace: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/reading_place',
    input: z.object({ event_id: id, event_version_id: id, place: readingPlace }),
    output: plainEnvelope,
    sample: { event_id: sampleId, event_version_id: 'v1', place: 3_250 },
  }),
  /**
   * Likes events, or takes likes back; signed-in readers only. Repeating a call changes nothing.
   */
  LikeFeedBack: operation({
    group: 'events',
    method: 'POST',
    repeatable: true,
    path: '/api/events/v1/like/feedback',
    input: z.object({
      operate_type: z.enum(LikeOperate),
      operate_event_ids: ids,
      session_id: sessionId,
    }),
    output: plainEnvelope,
    sample: { operate_type: LikeOperate.Like, operate_event_ids: [sampleId], session_id: '' },
  }),
  /** Saves favorites, or removes them; signed-in readers only. Repeating a call changes nothing. */
  CollectOrUncollectEvents: operation({
    group: 'events',
    method: 'POST',
    repeatable: true,
    path: '/api/events/v1/collect_or_uncollect',
    input: z.object({
      operate_type: z.enum(CollectOperate),
      operate_event_ids: ids,
      session_id: sessionId,
    }),
    output: plainEnvelope,
    sample: { operate_type: CollectOperate.Collect, operate_event_ids: [sampleId], session_id: '' },
  }),
  /** The favorites of a signed-in reader, newest first. */
  ListCollectEvents: operation({
    group: 'events',
    method: 'GET',
    path: '/api/events/v1/collect/list',
    input: z.object({ cursor }),
    output: z.object({ ...envelopeShape, data: eventList.optional() }),
    list: ['data', 'events'],
    sample: { cursor: '' },
  }),
  /** Saves or removes one favorite; signed-in readers only. Repeating a call changes nothing. */
  CollectEvent: operation({
    group: 'events',
    method: 'POST',
    repeatable: true,
    path: '/api/events/v1/collect',
    input: z.object({ event_id: id, bot_id: id.optional(), session_id: sessionId }),
    output: plainEnvelope,
    sample: { event_id: sampleId, session_id: '' },
  }),
  /** "Not interesting": removes the event from this reader's lists. Guests may, by their device. */
  DisinterestFeedback: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/disinterest/feedback',
    input: z.object({
      event_id: id,
      event_version_id: id.optional(),
      session_id: sessionId,
      /** Whether `event_id` names a moment instead of an event. */
      is_moment: z.boolean().default(false),
    }),
    output: plainEnvelope,
    sample: { event_id: 'sample-marathon-distance', session_id: '', is_moment: true },
  }),
  /** Reports a problem with an event or an answer of the assistant. Guests may, by their device. */
  Report: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/report',
    input: z.object({ report }),
    output: plainEnvelope,
    sample: {
      report: {
        event_id: sampleId,
        report_type: ReportReason.Outdated,
        report_target_type: ReportTarget.Event,
      },
    },
  }),
};
