import { z } from 'zod';
import { CardMode, CollectOperate, LikeOperate } from '@/lib/model/enums';
import { feedPageMax, feedPageSize, historyPageSize } from '@/lib/model/limits';
import { newsEvent } from '../entities';
import { envelopeShape, plainEnvelope } from '../envelope';
import { operation } from '../operation';
import { count, cursor, id, ids, tabKey } from '../fields';

const sampleId = 'sample-leap-second';

/** One page of a list: `session_id` names the session that feedback on its events reports. */
export const eventPage = z.object({
  events: z.array(newsEvent).default([]),
  has_more: z.boolean().default(false),
  session_end: z.boolean().default(false),
  session_id: z.string().default(''),
  next_cursor: z.string().default(''),
});
export type EventPage = z.infer<typeof eventPage>;

const pageAnswer = z.object({ ...envelopeShape, data: eventPage.optional() });

export const eventOperations = {
  /** The whole of one event. `code` -1 or empty `data`: taken down or unknown. */
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
    sample: { cursor: '', limit: 10, tab: 'recommend' },
  }),
  /** The live list of a tab, without the events that the reader already has. */
  ListEvents: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/list',
    input: z.object({
      tab: tabKey,
      displayed_event_ids: ids.default([]),
      cursor,
      card_mode: z.enum(CardMode).default(CardMode.Default),
      expand_categories: z.boolean().default(false),
      followed_event_ids: ids.default([]),
      load_count: count(feedPageSize, feedPageMax),
    }),
    output: pageAnswer,
    sample: { tab: 'recommend', cursor: '', load_count: 5 },
  }),
  MarkUserRead: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/mark_user_read',
    input: z.object({ event_id: id, event_version_id: id.optional(), bot_id: id.optional() }),
    output: plainEnvelope,
    sample: { event_id: sampleId },
  }),
  /** Signed-in readers only. Repeating a call changes nothing. */
  LikeFeedBack: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/like/feedback',
    input: z.object({
      operate_type: z.enum(LikeOperate),
      operate_event_ids: ids,
      session_id: z.string().max(200).default(''),
    }),
    output: plainEnvelope,
    sample: { operate_type: LikeOperate.Like, operate_event_ids: [sampleId], session_id: '' },
  }),
  /** Signed-in readers only. Repeating a call changes nothing. */
  CollectOrUncollectEvents: operation({
    group: 'events',
    method: 'POST',
    path: '/api/events/v1/collect_or_uncollect',
    input: z.object({
      operate_type: z.enum(CollectOperate),
      operate_event_ids: ids,
      session_id: z.string().max(200).default(''),
    }),
    output: plainEnvelope,
    sample: { operate_type: CollectOperate.Collect, operate_event_ids: [sampleId], session_id: '' },
  }),
};
