// Operators' calls for events: each is logged in the audit log. docs/service-calls/internal.md.
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
/** Labels that operators give to events: words of any language, without list separators. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(labelChars)
  .regex(/^[^,\p{Cc}]+$/u, 'is not a label');
const newLabel = label.refine(isSeen, 'has nothing to see').transform(seenLine);

const tabKeys = z.array(z.enum(allTabs.map(({ key }) => key))).max(10);

/** `state`: how lists treat it. `tabs`: in use; `own_tabs`: an operator chose them. */
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

/** A linked event, and how certain the link is (0 to 1). */
const linked = z.object({
  event_id: z.string(),
  title: z.string(),
  lang: z.enum(languages),
  score: z.number(),
});

const moment = z.object({
  event_id: z.string(),
  moment_id: z.string(),
  /** Hidden from readers. */
  hidden: z.boolean().default(false),
  title: z.string(),
  time: z.number(),
  text: z.string(),
});

const oneEvent = z.object({ event_id: id });
const sampleEvent = { event_id: 'sample-film-frames' };

export const innerEventOperations = {
  /**
   * Events of a kind, or live ones found by words; an id finds the event in any state. `labeled`
   * needs `label`.
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
  /** One event with its properties and its articles. `code` -1: unknown. */
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
  /**
   * Takes an event down: it leaves every list and opens as "taken down". Repeating it changes
   * nothing.
   */
  TakeDownEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/take_down',
    input: oneEvent.extend({ reason: reason.default('') }),
    output: plainEnvelope,
    sample: { ...sampleEvent, reason: 'A wrong name' },
  }),
  /** Restores a taken-down event to its lists. Repeating it changes nothing. */
  RestoreEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/restore',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /** Merges `from_id` into `event_id`, with its sources and what readers did. Cannot be undone. */
  MergeEvents: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/merge',
    input: oneEvent.extend({ from_id: id }),
    output: plainEnvelope,
    sample: { event_id: 'sample-film-frames', from_id: 'sample-film-frames-again' },
  }),
  /**
   * Splits off some of its articles as an event of their own; some must stay. Returns the new
   * event's id.
   */
  SplitEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/split',
    input: oneEvent.extend({ article_ids: ids.min(1) }),
    output: z.object({ ...envelopeShape, data: z.object({ event_id: z.string() }).optional() }),
    sample: { ...sampleEvent, article_ids: ['a_1'] },
  }),
  /** Pins an event to the top of its tabs, for everybody, until it is unpinned. */
  PinEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/pin',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /** Unpins an event: it returns to its place by time. Repeating it changes nothing. */
  UnpinEvent: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/unpin',
    input: oneEvent,
    output: plainEnvelope,
    sample: sampleEvent,
  }),
  /**
   * The tabs of an event besides the first: adds or removes some, or sets all in `tabs`; `tabs`
   * null: as ingest assigns them.
   */
  SetEventProperties: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/events/properties',
    input: oneEvent.extend({
      /** If absent, the present tabs stay. */
      tabs: tabKeys.nullable().optional(),
      /** Tabs to add, or to remove, whatever another operator changed meanwhile. */
      add_tabs: tabKeys.default([]),
      remove_tabs: tabKeys.default([]),
    }),
    output: plainEnvelope,
    sample: { ...sampleEvent, tabs: null },
  }),
  /**
   * What an event is linked to: the same happening in other languages, similar events, its moments
   * and the topics that contain it.
   */
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
  /**
   * Hides a moment of an event from every reader, in later versions too. Repeating it changes
   * nothing.
   */
  HideMoment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/moments/hide',
    input: oneEvent.extend({ moment_id: id }),
    output: plainEnvelope,
    sample: { ...sampleEvent, moment_id: 'm_sample' },
  }),
  /** Shows a hidden moment again. Repeating it changes nothing. */
  ShowMoment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/moments/show',
    input: oneEvent.extend({ moment_id: id }),
    output: plainEnvelope,
    sample: { ...sampleEvent, moment_id: 'm_sample' },
  }),
  /** Every label, with the number of its events. */
  ListLabels: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/labels',
    input: z.object({}),
    output: innerPage(z.object({ label: z.string(), events: z.number() })),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Adds a label to an event. Repeating it changes nothing. */
  AddLabel: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/labels/add',
    input: oneEvent.extend({ label: newLabel }),
    output: plainEnvelope,
    sample: { ...sampleEvent, label: 'checked' },
  }),
  /** Removes a label from an event. Repeating it changes nothing. */
  RemoveLabel: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/labels/remove',
    input: oneEvent.extend({ label }),
    output: plainEnvelope,
    sample: { ...sampleEvent, label: 'checked' },
  }),
};
