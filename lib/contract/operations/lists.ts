// The lists of the second version: for a new reader, for a tab, what was displayed, and the events
// of followed topics. Payloads are ours, in the format of the first version's lists.
import * as z from 'zod';
import { defaultTabKey, feedPageMax, historyPageSize } from '@/lib/model/limits/feed';
import { envelopeShape } from '../envelope';
import { eventPage } from './events';
import { operation } from '../operation';
import { count, cursor, ids, tabKey } from '../fields';

/** Events on one page; ours. */
const pageSize = 20;

const output = z.object({ ...envelopeShape, data: eventPage.optional() });
const list = ['data', 'events'] as const;
const news_language = z.enum(['own', 'all']).default('own');

export const listOperations = {
  /** For a first visit: the newest events of every tab in turn, so that each appears. No pages. */
  ListOnboardingEvents: operation({
    group: 'lists',
    method: 'POST',
    reads: true,
    path: '/api/events/v2/onboarding_list',
    input: z.object({ limit: count(pageSize, feedPageMax), news_language }),
    output,
    list,
    sample: { limit: 5 },
  }),
  /** The events of a tab, page by page. */
  ListTabEvents: operation({
    group: 'lists',
    method: 'POST',
    reads: true,
    path: '/api/events/v2/list',
    input: z.object({
      tab: tabKey.default(defaultTabKey),
      displayed_event_ids: ids.default([]),
      cursor,
      limit: count(pageSize, feedPageMax),
      news_language,
    }),
    output,
    list,
    sample: { tab: 'recommend', cursor: '', limit: 5 },
  }),
  /** The events of the topics that this reader follows, newest first; empty if there are none. */
  ListFollowedEvents: operation({
    group: 'lists',
    method: 'POST',
    reads: true,
    path: '/api/events/v2/followed_events',
    input: z.object({ cursor, limit: count(pageSize, feedPageMax) }),
    output,
    list,
    sample: { cursor: '', limit: 5 },
  }),
  /** The events of the most followed topics: for readers who follow none yet. */
  ListFollowedEventsDefault: operation({
    group: 'lists',
    method: 'POST',
    reads: true,
    path: '/api/events/v2/followed_events_default',
    input: z.object({ cursor, limit: count(pageSize, feedPageMax) }),
    output,
    list,
    sample: { cursor: '', limit: 5 },
  }),
  /** What this reader was shown in a tab, newest first. */
  ListShownEvents: operation({
    group: 'lists',
    method: 'POST',
    reads: true,
    path: '/api/events/v2/list_displayed',
    input: z.object({
      tab: tabKey.default(defaultTabKey),
      cursor,
      limit: count(historyPageSize, feedPageMax),
    }),
    output,
    list,
    sample: { tab: 'recommend', cursor: '', limit: 5 },
  }),
};
