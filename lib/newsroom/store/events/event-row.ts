// An event as rows and back. The JSON of both columns is parsed here, when it is read.
import * as z from 'zod';
import { contentBlock, newsEvent, timelineEntry } from '@/lib/contract';
import { languages } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { packText, unpackText } from './packed-text';
import type { EventTable } from '../engine/schema';

const listed = newsEvent
  .pick({
    title: true,
    brief: true,
    cover: true,
    references: true,
    writing: true,
    translated: true,
  })
  .extend({ written_from: z.string().optional() });
const body = newsEvent
  .pick({
    ...{ content: true, anchors: true, anchor_keywords: true },
    ...{ highlights: true, follow_up_questions: true, outline: true },
    ...{ perspectives: true, timeline: true, differences: true, syndication: true, evidence: true },
  })
  .extend({
    quoted: z.object({ title: z.string(), content: z.array(contentBlock) }).optional(),
    new_references: z.array(z.number()).optional(),
    hidden_moments: z.array(timelineEntry).optional(),
  });
const language = z.enum(languages);
const tabs = z.array(z.string());

/** The row of `event`: what lists need. The article itself is in `event_body`. */
export function eventRow(event: StoredEvent): EventTable {
  const { title, brief, cover, references, writing, translated, written_from } = event;
  return {
    id: event.id,
    event_version_id: event.event_version_id,
    lang: event.lang,
    tabs: JSON.stringify(event.tabs),
    rank_time: event.rank_time,
    release_time: event.release_time,
    hot_weight: event.hot_weight,
    like_count: event.like_count,
    updated_at: event.updated_at,
    taken_down: event.taken_down ? 1 : 0,
    listed: JSON.stringify({
      ...{ title, brief, cover, references, writing, translated, written_from },
    }),
  };
}

/** The text for `event_body.body`. */
export function eventBody(event: StoredEvent): string {
  const { content, anchors, anchor_keywords, highlights, follow_up_questions } = event;
  const { outline, quoted, new_references, perspectives, timeline } = event;
  const { differences, syndication, evidence, hidden_moments } = event;
  const json = JSON.stringify({
    ...{ content, anchors, anchor_keywords, highlights, follow_up_questions },
    ...{ outline, quoted, new_references },
    ...{ perspectives, timeline, differences, syndication, evidence, hidden_moments },
  });
  return packText(json);
}

export type EventBody = z.output<typeof body>;

/** Reads and validates the text of `event_body.body`. */
export const checkedBody = (text: string): EventBody => body.parse(JSON.parse(unpackText(text)));

/** Without `bodyText` the article's lists are empty. */
export function storedEvent(
  row: EventTable,
  bodyText?: string | null,
  read = checkedBody,
): StoredEvent {
  return {
    ...(bodyText ? read(bodyText) : body.parse({})),
    ...listed.parse(JSON.parse(row.listed)),
    id: row.id,
    event_version_id: row.event_version_id,
    lang: language.parse(row.lang),
    tabs: tabs.parse(JSON.parse(row.tabs)),
    rank_time: row.rank_time,
    release_time: row.release_time,
    hot_weight: row.hot_weight,
    like_count: row.like_count,
    updated_at: row.updated_at,
    taken_down: row.taken_down === 1,
  };
}
