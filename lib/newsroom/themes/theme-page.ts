// One page of a theme: matching public events and, for its owner, items of their own addresses, in
// one order. Protects: only the owner sees items of own addresses, pages continue without a gap or
// a repetition, and a page reads a limited number of rows.
import * as z from 'zod';
import type { ThemeItem } from '@/lib/contract';
import { distinctSources } from '@/lib/model/feed/sources';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { Language } from '@/lib/model/text/languages';
import type { Hides } from '../hidden-events';
import { fold } from '../language/segment';
import { readCursor, writeCursor } from '../store/engine/cursor';
import type { Page, Store } from '../store/contract/store';
import type { OwnFeedItem, ThemeDefinition } from '../store/contract/theme-store';
import type { StoredEvent } from '../types';
import { lookedFor, meantBy, type LookedFor } from './theme-words';

/**
 * The rows of each kind that are read at once, and how often: the search for matches ends there.
 */
const rowsAtOnce = 40;
const readsMost = 6;

/** The latest time that a Date can represent. */
const latestMs = 8.64e15;
const place = z.tuple([z.int().min(-latestMs).max(latestMs), z.string()]);
type Place = { time: number; id: string };

type Row = { time: number; id: string; event?: StoredEvent; item?: OwnFeedItem };
/** Rows in order; `whole`: there are no further ones. */
type Rows = { rows: Row[]; whole: boolean };

const before = (a: Pick<Row, 'time' | 'id'>, b: Pick<Row, 'time' | 'id'>) =>
  a.time < b.time || (a.time === b.time && a.id < b.id);
const newestFirst = (a: Row, b: Row) => b.time - a.time || (a.id < b.id ? 1 : -1);

/** Undefined until every event can be searched by its headline and brief. */
async function eventsByHead(
  store: Store,
  { sets, publishers }: LookedFor,
  at: Place | undefined,
): Promise<Rows | undefined> {
  const hits = await store.search.heads({
    ...{ sets, publishers, limit: rowsAtOnce, until: at?.time },
  });
  if (!hits) return undefined;
  const found = hits.map(({ event_id: id, rank_time: time }) => ({ id, time }));
  const rows = at ? found.filter((row) => before(row, at)) : found;
  const events = await store.events.getMany(rows.map(({ id }) => id));
  const byId = new Map(events.map((event) => [event.id, event]));
  return {
    rows: rows.map((row) => ({ ...row, event: byId.get(row.id) })),
    whole: hits.length < rowsAtOnce,
  };
}

/** Until then the newest events are scanned. */
async function eventsOfAll(store: Store, at: Place | undefined): Promise<Rows> {
  const page = await store.events.page({
    tab: defaultTabKey,
    cursor: at && writeCursor([at.time, at.id]),
    limit: rowsAtOnce,
  });
  const rows = page.items.map((event) => ({ time: event.rank_time, id: event.id, event }));
  return { rows: rows.sort(newestFirst), whole: page.next === undefined };
}

async function ownItems(
  store: Store,
  feeds: readonly string[],
  at: Place | undefined,
): Promise<Rows> {
  const items = await store.themes.items(feeds, at, rowsAtOnce);
  const rows = items.map((item) => ({ time: item.published_at, id: item.id, item }));
  return { rows, whole: items.length < rowsAtOnce };
}

function wire({ time, id, event, item }: Row): ThemeItem | undefined {
  if (event) {
    const { title, brief, lang, references } = event;
    const source_count = distinctSources(references).length;
    return {
      ...{ id, item_type: 'event', title, brief, lang, source: '', link: '', source_count },
      // The sort position is raised by the number of sources, even beyond now; this is the actual
      // time.
      time: event.release_time,
    };
  }
  if (!item) return undefined;
  const text = (line: string) => (line ? [{ lang: item.lang, text: line }] : []);
  return {
    ...{ id, time, item_type: 'item', title: text(item.title), brief: text(item.teaser) },
    ...{ lang: item.lang, source: item.source, link: item.link, source_count: 1 },
  };
}

const bareLink = (link: string) =>
  link.replace(/^https?:\/\/(www\.)?/, '').replace(/[#?].*$|\/$/g, '');

function readPlace(cursor: string | undefined): Place | undefined {
  if (!cursor) return undefined;
  const [time, id] = readCursor(cursor, place);
  return { time, id };
}

export type ThemeQuery = {
  definition: ThemeDefinition;
  /** Addresses whose items may be shown: to the owner, the owner's. */
  feeds: readonly string[];
  reader: Language;
  cursor?: string;
  limit: number;
  isHidden?: Hides;
};

/** @throws Refusal 400 for a malformed cursor. */
export async function themePage(store: Store, query: ThemeQuery): Promise<Page<ThemeItem>> {
  const { definition, feeds, reader, cursor, limit, isHidden } = query;
  const meant = meantBy(definition, reader);
  const sought = lookedFor(definition, reader);
  const items: ThemeItem[] = [];
  const shown = new Set<string>();
  let at = readPlace(cursor);

  /** A report is shown once: as the event that has it, or as the first item. */
  const marksOf = ({ event, item }: Row) =>
    event
      ? event.references.flatMap(({ link, title }) => [bareLink(link), fold(title ?? '')])
      : item
        ? [bareLink(item.link), fold(item.title)]
        : [];
  const fits = (row: Row) => {
    if (row.event) return meant.event(row.event) && isHidden?.(row.event) !== true;
    return row.item !== undefined && meant.item(row.item);
  };

  for (let read = 0; read < readsMost; read += 1) {
    const parts = [await ownItems(store, feeds, at)];
    if (sought) {
      parts.push((await eventsByHead(store, sought, at)) ?? (await eventsOfAll(store, at)));
    }
    const floors = parts.flatMap(({ rows, whole }) => (whole ? [] : (rows.at(-1) ?? [])));
    const floor = [...floors].sort(newestFirst)[0];
    const rows = parts
      .flatMap((part) => part.rows)
      .filter((row) => !floor || !before(row, floor))
      .sort(newestFirst);
    const fitting = rows.filter(fits);
    const told = new Set(fitting.flatMap((row) => (row.event ? marksOf(row) : [])));
    for (const row of rows) {
      at = { time: row.time, id: row.id };
      if (!fitting.includes(row)) continue;
      const marks = marksOf(row).filter(Boolean);
      if (row.item && marks.some((mark) => told.has(mark) || shown.has(mark))) continue;
      const one = wire(row);
      if (!one) continue;
      for (const mark of marks) shown.add(mark);
      items.push(one);
      if (items.length < limit) continue;
      const isLast = row === rows.at(-1) && floor === undefined;
      return isLast ? { items } : { items, next: writeCursor([at.time, at.id]) };
    }
    if (floor === undefined) return { items };
    // A part without new rows cannot continue.
    if (rows.length === 0) break;
  }
  return { items, next: at && writeCursor([at.time, at.id]) };
}
