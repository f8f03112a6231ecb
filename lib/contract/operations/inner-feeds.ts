// Operators' calls for the feeds of the site, and the outcomes of polls.
// docs/service-calls/internal.md.
import * as z from 'zod';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { feedTitleChars, opmlBytes } from '@/lib/model/limits/operating';
import { addressChars } from '@/lib/model/limits/service';
import { languages } from '@/lib/model/text/languages';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';
import { seenName } from '../seen-field';

const limit = count(innerPageSize, innerPageMost);
const address = z.string().trim().min(1).max(addressChars);
/** '' leaves the name to the feed. */
const title = seenName(feedTitleChars, 0);
const tab = z.string().refine((key) => allTabs.some((one) => one.key === key), 'is not a tab');
const lang = z.enum(languages);

/** `failing`: the last poll failed; `waiting`: not polled yet; `removed`: its articles stay. */
const feedState = z.enum(['healthy', 'failing', 'waiting', 'paused', 'removed']);

const innerFeed = z.object({
  feed_id: z.string(),
  url: z.string(),
  /** Its name; its address if no name is known. */
  title: z.string(),
  /** The name given by the list or an operator; '' if neither gives one. */
  set_title: z.string().default(''),
  tab: z.string(),
  /** Absent: determined for each item. */
  lang: lang.optional(),
  /** Whether the pages behind its items are read. */
  full_text: z.boolean(),
  /** Its origin: the list that the site was started with, or an operator. */
  from: z.enum(['list', 'operator']),
  /** Whether an operator changed the list's entry. */
  edited: z.boolean(),
  state: feedState,
  /** Consecutive failed polls. */
  failures: z.number().int(),
  /** What was wrong with the last poll, in the language of the call; or ''. */
  error: z.string().default(''),
  last_poll_at: z.number().optional(),
  last_ok_at: z.number().optional(),
  next_poll_at: z.number().optional(),
  /** Articles that its polls have added so far. */
  articles: z.number().int(),
});

const feedRun = z.object({
  run_id: z.string(),
  feed_id: z.string(),
  title: z.string(),
  items: z.number().int(),
  added: z.number().int(),
  /** Items that could not be stored. */
  failed: z.number().int(),
  /** Why nothing could be read, in the language of the call; or ''. */
  error: z.string().default(''),
  took_ms: z.number().int(),
  created_at: z.number(),
});

const oneFeed = z.object({ feed_id: id });
const sampleFeed = { feed_id: 'f_sample' };
const fields = { title: title.optional(), tab: tab.optional(), full_text: z.boolean().optional() };

export const innerFeedOperations = {
  /**
   * Failing feeds first, then waiting ones, then by name; `query`: a part of the name or address.
   */
  ListInnerFeeds: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/feeds',
    input: z.object({
      query: z.string().trim().max(200).default(''),
      state: z.enum([...feedState.options, 'all']).default('all'),
      cursor,
      limit,
    }),
    output: innerPage(innerFeed),
    list: ['data', 'items'],
    sample: {},
  }),
  /**
   * Reads an address without storing anything: the feed there, or the one that the page there links
   * to. `error`: why there is none; `known`: the site has it already.
   */
  PreviewFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/preview',
    input: z.object({ url: address }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          url: z.string(),
          error: z.string().default(''),
          title: z.string().default(''),
          lang: lang.optional(),
          site: z.string().default(''),
          known: z.boolean().default(false),
          items: z
            .array(z.object({ title: z.string(), url: z.string(), published_at: z.number() }))
            .default([]),
        })
        .optional(),
    }),
    sample: { url: 'http://localhost/feed.xml' },
  }),
  /**
   * Adds a feed, which is polled within one round; a removed one comes back. `result` is `there` if
   * it existed.
   */
  AddFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/add',
    input: z.object({ url: address, ...fields, lang: lang.optional() }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ feed_id: z.string(), result: z.enum(['added', 'there']) }).optional(),
    }),
    sample: { url: 'https://example.org/feed.xml', title: 'Example Daily', tab: 'technology' },
  }),
  /** Changes a feed. `lang` null: determined for each item. Fields left out stay. */
  EditFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/edit',
    input: oneFeed.extend({ ...fields, lang: lang.nullable().optional() }),
    output: plainEnvelope,
    sample: { ...sampleFeed, title: 'Example Daily', lang: null },
  }),
  /** Stops polling a feed until it is resumed; its articles stay. */
  PauseFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/pause',
    input: oneFeed,
    output: plainEnvelope,
    sample: sampleFeed,
  }),
  /** Polls a feed again from now on, even a removed one. */
  ResumeFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/resume',
    input: oneFeed,
    output: plainEnvelope,
    sample: sampleFeed,
  }),
  /** Stops polling a feed for good; its articles stay. */
  RemoveFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/remove',
    input: oneFeed,
    output: plainEnvelope,
    sample: sampleFeed,
  }),
  /**
   * Polls a feed as soon as its host may be requested: within seconds, or a minute after the last
   * request to it.
   */
  PollFeed: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/poll',
    input: oneFeed,
    output: plainEnvelope,
    sample: sampleFeed,
  }),
  /** Imports an OPML document, with one result for each feed; `error` says why one is refused. */
  ImportFeeds: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/feeds/import',
    // In JSON each of its quotes takes two characters.
    bodyBytes: 2 * opmlBytes,
    input: z.object({ opml: z.string().min(1).max(opmlBytes) }),
    output: innerPage(
      z.object({
        url: z.string(),
        title: z.string(),
        result: z.enum(['added', 'there', 'refused']),
        error: z.string().default(''),
      }),
    ),
    list: ['data', 'items'],
    sample: {
      opml: '<opml version="2.0"><body><outline type="rss" title="Example" xmlUrl="https://example.net/rss"/></body></opml>',
    },
  }),
  /** Every polled or paused feed, as OPML that FEEDS_FILE and other readers accept. */
  ExportFeeds: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/feeds/export',
    input: z.object({}),
    output: z.object({ ...envelopeShape, data: z.object({ opml: z.string() }).optional() }),
    sample: {},
  }),
  /** Polls of feeds, newest first; optionally of one feed or with one outcome. */
  ListFeedRuns: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/feeds/runs',
    input: z.object({
      feed_id: id.optional(),
      outcome: z.enum(['all', 'new', 'failed']).default('all'),
      cursor,
      limit,
    }),
    output: innerPage(feedRun),
    list: ['data', 'items'],
    sample: {},
  }),
};
