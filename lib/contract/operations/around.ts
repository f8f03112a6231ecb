// What there is around one event: who posted about it, its course, its sides, what else is told of
// the same matter, and a search within times. Payloads that the specification leaves open are ours.
import * as z from 'zod';
import { searchQueryChars } from '@/lib/model/feed/search';
import { feedPageMax } from '@/lib/model/limits/feed';
import { seenLines } from '@/lib/model/text/seen-text';
import { secondMs } from '@/lib/model/time';
import { newsEvent, perspective, socialPost, timelineEntry } from '../entities';
import { envelopeShape } from '../envelope';
import { listedEvent } from '../moment';
import { operation } from '../operation';
import { count, cursor, id, whole } from '../fields';

const sampleId = 'sample-leap-second';

/** Rows that one page carries; ours. */
const pageSize = 10;

const named = z.object({ event_id: id });

/** Before 1973 in milliseconds there is no news: a number that is smaller is meant in seconds. */
const secondsBelow = 100_000_000_000;

/**
 * Milliseconds or seconds since 1970, or an ISO date. What is before all news is 0, which is neither
 * refused nor taken for seconds by a service that reads again what was read here.
 */
const moment = z
  .union([whole(0), z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((at) => {
    const inMs = (time: number) => (time < secondsBelow ? time * secondMs : time);
    const ms = typeof at === 'number' ? inMs(at) : Date.parse(at);
    return ms < secondsBelow ? 0 : ms;
  });

export const aroundOperations = {
  /** The sources of an event that are posts on a social network. `code` -1: taken down or unknown. */
  GetSocialMedia: operation({
    group: 'around',
    method: 'GET',
    path: '/api/events/v1/{event_id}/social_media',
    input: named,
    output: z.object({
      ...envelopeShape,
      data: z.object({ social_media: z.array(socialPost).default([]) }).nullish(),
    }),
    list: ['data', 'social_media'],
    sample: { event_id: sampleId },
  }),
  /** The reports in the course of an event, the oldest first. */
  GetEventTimeline: operation({
    group: 'around',
    method: 'GET',
    path: '/api/events/v1/{event_id}/timeline',
    input: named,
    output: z.object({
      ...envelopeShape,
      data: z.object({ timeline: z.array(timelineEntry).default([]) }).nullish(),
    }),
    list: ['data', 'timeline'],
    sample: { event_id: sampleId },
  }),
  /** How its sides see an event, each cited. */
  GetEventOpinion: operation({
    group: 'around',
    method: 'GET',
    path: '/api/events/v1/{event_id}/opinion',
    input: named,
    output: z.object({
      ...envelopeShape,
      data: z.object({ perspectives: z.array(perspective).default([]) }).nullish(),
    }),
    list: ['data', 'perspectives'],
    sample: { event_id: sampleId },
  }),
  /** Other events on the matter of one, those that share most of its telling words first. */
  ListExpandingArticles: operation({
    group: 'around',
    method: 'POST',
    reads: true,
    path: '/api/expanding_article/v1/list',
    input: z.object({ event_id: id, cursor, limit: count(pageSize, feedPageMax) }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          events: z.array(listedEvent).default([]),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .nullish(),
    }),
    list: ['data', 'events'],
    sample: { event_id: sampleId, cursor: '', limit: 5 },
  }),
  /**
   * Events that hold every word and whose newest report lies within the times, newest first. Times
   * are milliseconds (or seconds) since 1970 or ISO dates; either may be left out.
   */
  BasicInfoSearch: operation({
    group: 'around',
    method: 'POST',
    reads: true,
    path: '/api/user/v1/basic_info_search',
    input: z.object({
      query: z.string().trim().min(1).max(searchQueryChars).transform(seenLines),
      start_at: moment.optional(),
      end_at: moment.optional(),
      cursor,
      limit: count(pageSize, feedPageMax),
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          events: z.array(newsEvent).default([]),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .optional(),
    }),
    list: ['data', 'events'],
    sample: { query: 'leap second', start_at: 1_500_000_000_000, limit: 5 },
  }),
};
