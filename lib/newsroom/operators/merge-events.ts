// Two events made one by an operator. Protects: whatever comes to either of them meanwhile is in the
// one that stays, and what is told of it tells all of it.
import { Refusal } from '../refusal';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { rewriteEvent } from './rewrite-event';

type Pair = { to: StoredEvent; from: StoredEvent };

/** Both as they are once nobody else writes them; undefined where one is not there. */
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
 * Makes `from` a part of `to`, in the transaction that is open. Undefined where one is not there;
 * `done` is false where an earlier call has done it: the old id leads to the event itself.
 * @throws Refusal where they cannot be one.
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
  // An event is told in one language: sentences of the other would be quoted as if in it.
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
