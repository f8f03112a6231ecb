// A reader who reads an event needs no notification of its change, under whichever id that was.
import type { Owner, Store } from './store/contract/store';

/** Marks the messages about changes of these events as read. */
export async function changesRead(
  store: Pick<Store, 'events' | 'messages'>,
  owner: Owner,
  eventIds: readonly string[],
  now: number,
): Promise<void> {
  const subjects = (await store.events.namesOf(eventIds)).map((id) => `e:${id}`);
  await store.messages.markRead(owner, { kind: 'event_changed', subjects }, now);
}
