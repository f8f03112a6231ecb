// Clusters the window around new articles again and updates the events: articles move, events
// begin, split and merge. A process that dies in between leaves every event consistent, and the
// next round finishes the rest.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { withTrees } from '@/lib/model/markdown/block-trees';
import type { Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { clusterWindow } from '../cluster/cluster-window';
import { eventIdOf } from '../cluster/event-id';
import type { Entry, Frequencies, Span } from '../cluster/postings';
import { apart, reconcile, type Plan, type Standing } from '../cluster/reconcile';
import { tuning } from '../cluster/tuning';
import { keepHidden } from '../keep-hidden';
import type { Store } from '../store/contract/store';
import type { IngestParts } from './ingest-parts';
import { linkAcross } from './link-across';

export type Reclustered = {
  /** Articles that moved to another event. */
  moved: number;
  /** Events that were merged into another. */
  merged: number;
  /** New events: parts of one that held two happenings. */
  opened: number;
};

type Parts = Pick<IngestParts, 'store' | 'writeEvent' | 'clock' | 'log' | 'eventVectors'>;

async function frequenciesOf(
  store: Store,
  entries: readonly Entry[],
): Promise<(lang: Language) => Frequencies> {
  const terms = new Map<Language, Set<string>>();
  for (const { lang, title, body } of entries) {
    const known = terms.get(lang) ?? new Set<string>();
    for (const term of [...title.keys(), ...body.keys()]) known.add(term);
    terms.set(lang, known);
  }
  const found = new Map<Language, Frequencies>();
  for (const [lang, held] of terms) {
    found.set(lang, await store.postings.frequencies(lang, [...held]));
  }
  return (lang) => found.get(lang) ?? { articles: 0, of: new Map() };
}

/**
 * Carries out one part of the plan atomically. What an operator merged, split or took down
 * meanwhile stays as it is.
 */
async function carryOut(parts: Parts, { moves, ended }: Plan): Promise<void> {
  const { writeEvent, clock } = parts;
  await parts.store.transaction(async (store: Store) => {
    const named = [...moves].flatMap(([event, entries]) => [
      event,
      ...entries.map(({ event_id }) => event_id),
    ]);
    const heirs = [...ended].flat();
    const held = await store.events.hold(
      [...new Set([...named, ...heirs])],
      heirs.length > 0 ? 'alone' : 'unchanged',
    );
    const asNow = (id: string) => held.get(id) ?? id;
    const down = await store.events.takenDown([...held.values()]);
    for (const [event, planned] of moves) {
      const now = asNow(event);
      if (down.has(now)) continue;
      const entries = planned.filter(({ event_id }) => !down.has(asNow(event_id)));
      const ids = entries.map(({ article_id }) => article_id);
      await store.articles.move(await store.postings.move(ids, now), now);
      const sources = new Set(entries.map(({ event_id }) => asNow(event_id)));
      for (const source of sources) await keepHidden(store, source, now, clock());
    }
    const touched = new Set([...named.map(asNow), ...ended.keys()]);
    const emptied: string[] = [];
    for (const id of touched) {
      const articles = await store.articles.ofEvent(id);
      if (articles.length === 0) {
        emptied.push(id);
        continue;
      }
      const previous = await store.events.get(id);
      await store.events.save(withTrees(writeEvent({ id, articles, previous, now: clock() })));
    }
    for (const id of emptied) {
      const heir = ended.get(id);
      const isThere = (await store.events.get(id))?.id === id;
      if (heir !== undefined && isThere) await store.events.merge(id, asNow(heir), clock());
    }
  });
}

async function standingOf(store: Store, entries: readonly Entry[]): Promise<Map<string, Standing>> {
  const ids = [...new Set(entries.map(({ event_id }) => event_id))];
  const spans = await store.postings.standing(ids);
  const hidden = await store.events.takenDown(ids);
  return new Map(
    [...spans].map(([event, span]) => [event, { ...span, takenDown: hidden.has(event) }]),
  );
}

/** The plan, once every new id in it was looked up; an id that was ever used is not given again. */
async function planOf(
  store: Store,
  groups: readonly Entry[][],
  standing: ReadonlyMap<string, Standing>,
  open: Span,
): Promise<Plan> {
  const asked = new Set<string>();
  const taken = new Set<string>();
  // The most likely ids: groups usually get the first attempt.
  let unknown = new Set(groups.flatMap(([first]) => (first ? eventIdOf(first.article_id) : [])));
  for (;;) {
    for (const id of await store.events.inUse([...unknown])) taken.add(id);
    for (const id of unknown) asked.add(id);
    unknown = new Set();
    const plan = reconcile(groups, standing, {
      open,
      eventMs: tuning.eventMs,
      nameOf: eventIdOf,
      taken: (id) => {
        if (!asked.has(id)) unknown.add(id);
        return taken.has(id);
      },
    });
    if (unknown.size === 0) return plan;
  }
}

/**
 * Clusters the articles of a span again; those around it are context and keep their events. Ends
 * early when `signal` fires.
 */
export async function reclusterWindow(
  parts: Parts,
  open: Span,
  signal?: AbortSignal,
): Promise<Reclustered> {
  const { store } = parts;
  const entries = await store.postings.within({
    from: open.from - tuning.contextMs,
    until: open.until + tuning.contextMs,
  });
  const groups = clusterWindow(entries, await frequenciesOf(store, entries));
  const standing = await standingOf(store, entries);
  const plan = await planOf(store, groups, standing, open);
  for (const part of apart(plan)) {
    if (signal?.aborted) break;
    await carryOut(parts, part);
    await yieldToOthers();
  }
  return {
    moved: [...plan.moves.values()].reduce((sum, moved) => sum + moved.length, 0),
    merged: plan.ended.size,
    opened: [...plan.moves.keys()].filter((event) => !standing.has(event)).length,
  };
}

/**
 * Clusters the windows around all articles since the last time, one day after another. Nothing else
 * may be stored meanwhile; ends early when `signal` fires, and must then be called again.
 */
export async function recluster(parts: Parts, signal?: AbortSignal): Promise<Reclustered> {
  const { postings } = parts.store;
  const total: Reclustered = { moved: 0, merged: 0, opened: 0 };
  for (let fresh = await postings.unsettled(); fresh; fresh = await postings.unsettled()) {
    if (signal?.aborted) break;
    const stretch = { from: fresh.from, until: Math.min(fresh.until, fresh.from + dayMs) };
    const open = { from: stretch.from - tuning.windowMs, until: stretch.until + tuning.contextMs };
    const done = await reclusterWindow(parts, open, signal);
    if (signal?.aborted) break;
    await linkAcross(parts, { from: open.from, until: stretch.until }, signal);
    // After losing the lock, others may have stored articles that this round did not see.
    if (signal?.aborted) break;
    await postings.settle(stretch);
    total.moved += done.moved;
    total.merged += done.merged;
    total.opened += done.opened;
  }
  if (total.moved > 0) parts.log.info(total, 'events were clustered again');
  return total;
}
