// What operators do to events: each is a line in the audit log. docs/service-calls/internal.md.
import * as z from 'zod';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { labelChars } from '@/lib/model/limits/operating';
import { languages } from '@/lib/model/text/languages';
import { isSeen, seenLine } from '@/lib/model/text/seen-text';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id, ids } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';

const reason = z.string().trim().max(500);
/** What operators file events under: words of any language, without what a list is parted by. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(labelChars)
  .regex(/^[^,\p{Cc}]+$/u, 'is not a label');
const newLabel = label.refine(isSeen, 'has nothing to see').transform(seenLine);

const tabKeys = z.array(z.enum(allTabs.map(({ key }) => key))).max(10);

/** `state`: what becomes of it in lists. `tabs`: in use; `own_tabs`: an operator chose them. */
const eventRow = z.object({
  id: z.string(),
  title: z.string(),
  lang: z.enum(languages),
  state: z.enum(['live', 'taken_down']),
  tabs: z.array(z.string()).default([]),
  own_tabs: z.boolean().default(false),
  labels: z.array(z.string()).default([]),
  pinned: z.boolean().default(false),
  /** Why it was taken down. */
  reason: z.string().default(''),
  release_time: z.number(),
  updated_at: z.number(),
  source_count: z.number(),
});

const source = z.object({
  article_id: z.string(),
  source: z.string(),
  title: z.string(),
  url: z.string().default(''),
  published_at: z.number(),
});

/** An event that one leads to: by what, and how surely (0 to 1). */
const linked = z.object({
  event_id: z.string(),
  title: z.string(),
  lang: z.enum(languages),
  score: z.number(),
});

const moment = z.object({
  event_id: z.string(),
  moment_id: z.string(),
  /** No reader sees it. */
  hidden: z.boolean().default(false),
  title: z.string(),
  time: z.number(),
  text: z.string(),
});

const oneEvent = z.object({ event_id: id });
const sampleEvent = { event_id: 'sample-film-frames' };

export const innerEventOperations = {
  /**
   * Events of a kind, or what is found by words among the live ones; an id finds the event, whatever
   * its state. `labeled` needs `label`.
   */
  ListInnerEvents: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/events',
    input: z.object({
      query: z.string().trim().max(200).default(''),
      state: z.enum(['live', 'pinned', 'taken_down', 'labeled']).default('live'),
      label: label.optional(),
      cursor,
      limit: count(innerPageSize, innerPageMost),
    }),
    output: innerPage(eventRow),
    list: ['data', 'items'],
    sample: { state: 'live' },
  }),
  /** One event with its properties and the articles it is made of. `code` -1: unknown. */
  GetInnerEvent: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/events/{event_id}',
    input: oneEvent,
    output: z.object({
      ...envelopeShape,
      data: eventRow.extend({ sources: z.array(source).default([]) }).nullish(),
    }),
    sample: sampleEvent,
  }),
  /** Out of every list, and "taken down" for who opens it. Repeating it changes nothing. */
  TakeDownEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/take_down',
    input: oneEvent.extend({ reason: reason.default('') }),
    output: plainEnvelope,
    sample: { ...sampleEvent, reason: 'A wrong name' },
  }),
  /** Back into its lists. Repeating it changes nothing. */
  RestoreEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/restore',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /** `from_id` becomes a part of `event_id`, with its sources and what readers did. For good. */
  MergeEvents: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/merge',
    input: oneEvent.extend({ from_id: id }),
    output: plainEnvelope,
    sample: { event_id: 'sample-film-frames', from_id: 'sample-film-frames-again' },
  }),
  /** Some of its articles become an event of their own; some must stay. Answers the new event's id. */
  SplitEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/split',
    input: oneEvent.extend({ article_ids: ids.min(1) }),
    output: z.object({ ...envelopeShape, data: z.object({ event_id: z.string() }).optional() }),
    sample: { ...sampleEvent, article_ids: ['a_1'] },
  }),
  /** Above all else of its tabs, for everybody, until it is unpinned. */
  PinEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/pin',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /** Back to its place by time. Repeating it changes nothing. */
  UnpinEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/unpin',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /**
   * Tabs that an event stands in besides the first: one more or one less, or all of them in `tabs`;
   * `tabs` null: as ingest sees it again.
   */
  SetEventProperties: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/properties',
    input: oneEvent.extend({
      /** Without it those that it stands in. */
      tabs: tabKeys.nullable().optional(),
      /** One more, or one less, whatever another operator changed meanwhile. */
      add_tabs: tabKeys.default([]),
      remove_tabs: tabKeys.default([]),
    }),
    output: plainEnvelope,
    sample: { ...sampleEvent, tabs: null },
  }),
  /** What an event leads to: the same happening in other languages, what is near it, what became of it. */
  RecallGraph: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/graph/recall',
    input: oneEvent,
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          event_id: z.string(),
          twins: z.array(linked).default([]),
          similar: z.array(linked).default([]),
          moments: z.array(moment).default([]),
          topics: z.array(z.object({ topic_id: z.string(), name: z.string() })).default([]),
        })
        .nullish(),
    }),
    sample: sampleEvent,
  }),
  /** The moments of an event, oldest first. */
  ListMoments: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/moments',
    input: oneEvent,
    output: innerPage(moment),
    list: ['data', 'items'],
    sample: sampleEvent,
  }),
  /** Out of the event's course for every reader, in later versions too. Repeating it changes nothing. */
  HideMoment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/moments/hide',
    input: oneEvent.extend({ moment_id: id }),
    output: plainEnvelope,
    sample: { ...sampleEvent, moment_id: 'm_sample' },
  }),
  /** Back into the course of its event. Repeating it changes nothing. */
  ShowMoment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/moments/show',
    input: oneEvent.extend({ moment_id: id }),
    output: plainEnvelope,
    sample: { ...sampleEvent, moment_id: 'm_sample' },
  }),
  /** Every label, with how many events carry it. */
  ListLabels: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/labels',
    input: z.object({}),
    output: innerPage(z.object({ label: z.string(), events: z.number() })),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Repeating it changes nothing. */
  AddLabel: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/labels/add',
    input: oneEvent.extend({ label: newLabel }),
    output: plainEnvelope,
    sample: { ...sampleEvent, label: 'checked' },
  }),
  /** Repeating it changes nothing. */
  RemoveLabel: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/labels/remove',
    input: oneEvent.extend({ label }),
    output: plainEnvelope,
    sample: { ...sampleEvent, label: 'checked' },
  }),
};
