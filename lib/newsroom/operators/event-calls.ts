// What operators do to events. Protects: every act is logged together with the change, and
// clustering and the writers leave what an operator moved where it is.
import { isDeepStrictEqual } from 'node:util';
import { takenDown, type Answer, type ParsedInput } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import { eventIdOf } from '../cluster/event-id';
import type { Handlers } from '../context';
import { findEvents } from '../find-events';
import { keepHidden } from '../keep-hidden';
import { Refusal } from '../refusal';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { acting, type Act } from './act';
import { changing } from './changing';
import { mergeEvents } from './merge-events';
import { rewriteEvent } from './rewrite-event';
import { wirePage } from './wire-page';

const gone = { code: takenDown, msg: 'There is no such event.' };

const titleOf = ({ title, lang }: StoredEvent) => pickText(title, lang);

async function eventRow(store: Store, event: StoredEvent) {
  const { tabs, labels, pinned_at, reason } = await store.eventEdits.of(event.id);
  return {
    id: event.id,
    title: titleOf(event),
    lang: event.lang,
    state: event.taken_down ? ('taken_down' as const) : ('live' as const),
    tabs: event.tabs,
    own_tabs: tabs !== undefined,
    labels,
    pinned: pinned_at !== undefined,
    reason: event.taken_down ? (reason ?? '') : '',
    release_time: event.release_time,
    updated_at: event.updated_at,
    source_count: event.references.length,
  };
}

async function rowsOf(store: Store, ids: readonly string[]) {
  const rows = [];
  for (const id of ids) {
    const event = await store.events.get(id);
    if (event) rows.push(await eventRow(store, event));
  }
  return rows;
}

/** The tabs of an event after a change; null: as ingest determines them. */
function tabsAfter(
  held: readonly string[],
  { tabs, add_tabs: more, remove_tabs: less }: Omit<ParsedInput<'SetEventProperties'>, 'event_id'>,
): string[] | null {
  if (tabs === null) return null;
  return [...new Set([...(tabs ?? held), ...more])].filter((tab) => !less.includes(tab));
}

async function freshId(store: Store, articleId: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const id = eventIdOf(articleId, attempt);
    if (!(await store.events.inUse([id])).has(id)) return id;
  }
}

/** The event that these articles, and they alone, have become already. */
async function splitBefore(store: Store, ids: ReadonlySet<string>): Promise<string | undefined> {
  const [any = ''] = ids;
  const own = (await store.articles.find(any))?.event_id;
  if (own === undefined) return undefined;
  const there = await store.articles.ofEvent(own);
  return there.length === ids.size && there.every(({ id }) => ids.has(id)) ? own : undefined;
}

export const eventCalls = {
  async ListInnerEvents({ query, state, label, cursor, limit }, { store }) {
    const asked = { cursor: cursor || undefined, limit };
    if (query) {
      const known = cursor ? [] : await rowsOf(store, [query]);
      if (known.length > 0) return { data: wirePage({ items: known }) };
      const found = await findEvents(store, { query, ...asked });
      const items = await rowsOf(
        store,
        found.items.map(({ id }) => id),
      );
      return { data: wirePage({ ...found, items }) };
    }
    if (state === 'live') {
      const page = await store.events.page({ tab: 'recommend', ...asked });
      const items = await rowsOf(
        store,
        page.items.map(({ id }) => id),
      );
      return { data: wirePage({ ...page, items }) };
    }
    if (state === 'labeled' && label === undefined) {
      throw new Refusal('input', { values: { detail: 'label: is needed with this state' } });
    }
    const page = await store.eventEdits.list({ state, label, ...asked });
    return { data: wirePage({ ...page, items: await rowsOf(store, page.items) }) };
  },

  async GetInnerEvent({ event_id }, { store }) {
    const event = await store.events.get(event_id);
    if (!event) return { ...gone, data: null };
    const articles = await store.articles.ofEvent(event.id);
    const sources = articles.map(({ id, source, title, url, published_at }) => ({
      ...{ article_id: id, source, title, url, published_at },
    }));
    return { data: { ...(await eventRow(store, event)), sources } };
  },

  TakeDownEvent: ({ event_id, reason }, context) =>
    changing(context, event_id, 'event.take_down', async (store, event) => {
      if (event.taken_down) return false;
      await store.events.takeDown(event.id);
      await store.eventEdits.change(event.id, { reason: reason || null }, context.now);
      return { before: titleOf(event), after: reason };
    }),

  RestoreEvent: ({ event_id }, context) =>
    changing(context, event_id, 'event.restore', async (store, event) => {
      if (!(await store.events.restore(event.id))) return false;
      await store.eventEdits.change(event.id, { reason: null }, context.now);
      return { after: titleOf(event) };
    }),

  MergeEvents: ({ event_id, from_id }, context) =>
    acting(context, async (store) => {
      const merged = await mergeEvents(store, event_id, from_id, context.now);
      if (!merged) return { result: gone };
      const { done, to, from } = merged;
      const act: Act = { act: 'event.merge', target: to.id };
      const noted = { ...act, before: from.id, after: titleOf(from) };
      return { act: done ? noted : undefined, result: {} };
    }),

  SplitEvent: ({ event_id, article_ids }, context) =>
    acting<Answer<'SplitEvent'>>(context, async (store) => {
      const event = await store.events.getHeld(event_id);
      if (!event || event.taken_down) return { result: gone };
      const articles = await store.articles.ofEvent(event.id);
      const wanted = new Set(article_ids);
      const off = articles.filter(({ id }) => wanted.has(id));
      const [first] = off;
      if (!first) {
        const own = await splitBefore(store, wanted);
        // Asked again after an answer that was lost: it is as it was asked for.
        if (own !== undefined) return { result: { data: { event_id: own } } };
      }
      if (!first || off.length === articles.length) {
        throw new Refusal('splitAll');
      }
      const id = await freshId(store, first.id);
      const moved = off.map((article) => article.id);
      await store.eventEdits.leaveAlone(articles.map((article) => article.id));
      await store.articles.move(moved, id);
      await keepHidden(store, event.id, id, context.now);
      await rewriteEvent(store, id, context.now);
      await rewriteEvent(store, event.id, context.now);
      const act: Act = { act: 'event.split', target: event.id, before: moved, after: id };
      return { act, result: { data: { event_id: id } } };
    }),

  PinEvent: ({ event_id }, context) =>
    changing(context, event_id, 'event.pin', async (store, event) => {
      if ((await store.eventEdits.of(event.id)).pinned_at !== undefined) return false;
      await store.eventEdits.change(event.id, { pinned_at: context.now }, context.now);
      return { after: titleOf(event) };
    }),

  UnpinEvent: ({ event_id }, context) =>
    changing(context, event_id, 'event.unpin', async (store, event) => {
      if ((await store.eventEdits.of(event.id)).pinned_at === undefined) return false;
      await store.eventEdits.change(event.id, { pinned_at: null }, context.now);
      return { before: titleOf(event) };
    }),

  SetEventProperties: ({ event_id, ...change }, context) =>
    changing(context, event_id, 'event.tabs', async (store, event) => {
      const tabs = tabsAfter(event.tabs, change);
      const chosen = (await store.eventEdits.of(event.id)).tabs ?? null;
      const held = change.tabs === undefined ? event.tabs : chosen;
      if (isDeepStrictEqual(held, tabs)) return false;
      await store.eventEdits.change(event.id, { tabs }, context.now);
      const articles = tabs === null ? await store.articles.ofEvent(event.id) : [];
      // Only the articles tell which tabs ingest gives.
      if (articles.length > 0) await rewriteEvent(store, event.id, context.now);
      else await store.events.save(tabs === null ? event : { ...event, tabs });
      return { before: event.tabs, after: tabs ?? 'as ingest sees it' };
    }),

  async ListLabels(_input, { store }) {
    return { data: wirePage({ items: await store.eventEdits.labels() }) };
  },

  AddLabel: ({ event_id, label }, context) =>
    changing(context, event_id, 'label.add', async (store, event) => {
      if ((await store.eventEdits.of(event.id)).labels.includes(label)) return false;
      await store.eventEdits.setLabeled(label, event.id, true, context.now);
      return { after: label };
    }),

  RemoveLabel: ({ event_id, label }, context) =>
    changing(context, event_id, 'label.remove', async (store, event) => {
      if (!(await store.eventEdits.of(event.id)).labels.includes(label)) return false;
      await store.eventEdits.setLabeled(label, event.id, false, context.now);
      return { before: label };
    }),
} satisfies Partial<Handlers<'inner'>>;
