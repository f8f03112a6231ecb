// Merges two events for an operator. Protects: articles that arrive in either of them meanwhile are
// in the remaining one, and its text covers all of them.
import { Refusal } from '../refusal';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { rewriteEvent } from './rewrite-event';

type Pair = { to: StoredEvent; from: StoredEvent };

/** Both events, locked against other writers; undefined where one does not exist. */
async function heldPair(store: Store, toId: string, fromId: string): Promise<Pair | undefined> {
  for (let held = ''; ;) {
    const [to, from] = [await store.events.get(toId), await store.events.get(fromId)];
    if (!to || !from) return undefined;
    const ids = [to.id, from.id];
    if (ids.join() === held || to.id === from.id) return { to, from };
    held = ids.join();
    await store.events.hold(ids, 'alone');
  }
}

/**
 * Merges `from` into `to`, within the caller's transaction. Undefined where one does not exist;
 * `done` is false where they are merged already, so that the old id leads to the event itself.
 * @throws Refusal where they cannot be merged.
 */
export async function mergeEvents(
  store: Store,
  toId: string,
  fromId: string,
  now: number,
): Promise<(Pair & { done: boolean }) | undefined> {
  if (toId === fromId) throw new Refusal('mergeItself');
  const pair = await heldPair(store, toId, fromId);
  if (!pair) return undefined;
  const { to, from } = pair;
  if (from.id === to.id) return { ...pair, done: false };
  if (to.taken_down || from.taken_down) throw new Refusal('mergeTakenDown');
  // An event has one language: sentences in the other would be quoted as if they were in it.
  if (to.lang !== from.lang) throw new Refusal('mergeLanguages');
  const [theirs, own] = [
    await store.articles.ofEvent(from.id),
    await store.articles.ofEvent(to.id),
  ];
  const moved = theirs.map(({ id }) => id);
  await store.eventEdits.leaveAlone([...moved, ...own.map(({ id }) => id)]);
  await store.articles.move(moved, to.id);
  await store.events.merge(from.id, to.id, now);
  if (moved.length > 0) await rewriteEvent(store, to.id, now);
  return { ...pair, done: true };
}
