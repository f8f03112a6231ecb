// Who reads an event need not be told that it changed, under whichever id they were told.
import type { Owner, Store } from './store/contract/store';

/** Takes the messages about changes of these events as read. */
export async function changesRead(
  store: Pick<Store, 'events' | 'messages'>,
  owner: Owner,
  eventIds: readonly string[],
  now: number,
): Promise<void> {
  const subjects = (await store.events.namesOf(eventIds)).map((id) => `e:${id}`);
  await store.messages.markRead(owner, { kind: 'event_changed', subjects }, now);
}
