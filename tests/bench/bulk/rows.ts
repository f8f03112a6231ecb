// The rows of generated events for a bulk fill, made by a thread of their own: `fill.ts` asks for a
// range of events, oldest first, and has the writer of the engine store what comes back.
import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@/lib/newsroom/store/engine/engine';
import type { EventTable } from '@/lib/newsroom/store/engine/schema';
import { eventRow } from '@/lib/newsroom/store/events/event-row';
import { headMarks } from '@/lib/newsroom/store/events/head-marks';
import { hostsOf } from '@/lib/newsroom/store/events/hosts-of';
import { generatedEvent } from '../generate';

/** The event number `at` as its rows. */
export type BulkRow = {
  at: number;
  event: EventTable;
  tabs: string[];
  hosts: string[];
  document: Pick<SearchDocument, 'title' | 'brief' | 'body' | 'head'>;
  /** Whether the index of the newest events has it on SQLite. */
  isApart: boolean;
};

/**
 * Events `from` down to `until`, which is left out; their heads only where asked for. The first
 * `apart` are in the index of the newest events.
 */
export type BulkRange = {
  from: number;
  until: number;
  newest: number;
  heads: boolean;
  apart: number;
};

const citation = /\[\d+\]/g;
const run = /\p{L}+/gu;
const first = (text: readonly { text: string }[]) => text[0]?.text ?? '';

/** Splits what the generator writes: invented words of plain letters, and Chinese into pairs. */
function tokensOf(texts: readonly string[], zh: boolean): string[] {
  const runs = texts.join(' ').replace(citation, ' ').toLowerCase().match(run) ?? [];
  if (!zh) return runs;
  return runs.flatMap((text) => {
    const pairs: string[] = [];
    for (let at = 1; at < text.length; at += 1) pairs.push(text.slice(at - 1, at + 1));
    return pairs;
  });
}

/** The rows that the store would write for {@link generatedEvent}, with simpler search words. */
export function bulkRow(
  at: number,
  { newest, heads, apart }: Pick<BulkRange, 'newest' | 'heads' | 'apart'>,
): BulkRow {
  const event = generatedEvent(at, newest);
  const zh = event.lang === 'zh';
  const [title, brief] = [tokensOf([first(event.title)], zh), tokensOf([first(event.brief)], zh)];
  const texts = event.content.map(({ text }) => first(text));
  const headlines = event.references.map((one) => one.title ?? '');
  return {
    at,
    event: eventRow(event),
    tabs: event.tabs,
    hosts: hostsOf(event.references),
    document: {
      ...{ title, brief, body: tokensOf([...texts, ...headlines], zh) },
      head: heads ? headMarks([...title, ...brief], event.references) : [],
    },
    isApart: at < apart,
  };
}

parentPort?.on('message', (range: BulkRange) => {
  const { from, until } = range;
  const rows = Array.from({ length: from - until }, (_, at) => bulkRow(from - at, range));
  parentPort?.postMessage(rows);
});
