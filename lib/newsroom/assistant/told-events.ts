// The events that earlier answers told of, by their records. Protects that what is asked next is asked
// of what the reader was shown, and not of what the same words would find by themselves.
import type { Store, StoredTurn } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { eventsShown, linksOf } from './conversation';
import { liveEvent } from './retrieve';

/** The events of an answer, in its order, as far as its record names them. */
export async function eventsTold(store: Store, turn: StoredTurn): Promise<StoredEvent[]> {
  const links = linksOf(turn);
  const found = await Promise.all(eventsShown(turn).map((id) => liveEvent(store, id)));
  const firstCited = (event: StoredEvent) =>
    links.findIndex((link) => event.references.some((one) => one.link === link));
  return found
    .filter((event) => event !== undefined)
    .filter((event) => firstCited(event) >= 0)
    .sort((a, b) => firstCited(a) - firstCited(b));
}

/** The event at a place in the newest answer (given newest first) that told of several. */
export async function listedEvent(
  store: Store,
  turns: readonly StoredTurn[],
  place: number,
): Promise<StoredEvent | undefined> {
  for (const turn of turns) {
    const events = await eventsTold(store, turn);
    if (events.length > 1) return events.at(place);
  }
  return undefined;
}
