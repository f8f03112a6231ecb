// Context of one event: social posts about it, its course, its sides, related events, and a search
// in a time range. Payloads that the specification leaves open are ours.
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

/** Rows on one page; ours. */
const pageSize = 10;

const named = z.object({ event_id: id });

/** In milliseconds this is 1973, before any news, so a smaller number must be seconds. */
const secondsBelow = 100_000_000_000;

/**
 * Milliseconds or seconds since 1970, or an ISO date. A time before all news becomes 0, which a
 * service that parses the value again neither refuses nor takes for seconds.
 */
const moment = z
  .union([whole(0), z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((at) => {
    const inMs = (time: number) => (time < secondsBelow ? time * secondMs : time);
    const ms = typeof at === 'number' ? inMs(at) : Date.parse(at);
    return ms < secondsBelow ? 0 : ms;
  });

export const aroundOperations = {
  /**
   * The sources of an event that are posts on a social network. `code` -1: taken down or unknown.
   */
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
  /** The reports in the course of an event, oldest first. */
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
  /** How the sides of an event see it, each cited. */
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
  /** Related events: those that share most of its distinctive words come first. */
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
   * Events that contain every word and whose newest report lies within the times, newest first.
   * Times are milliseconds (or seconds) since 1970 or ISO dates; either may be left out.
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
