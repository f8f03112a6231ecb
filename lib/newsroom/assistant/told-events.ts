// The events in earlier answers, from their records. Protects: a follow-up is about what the reader
// was shown, not about what its words alone would find.
import type { Store, StoredTurn } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { eventsShown, linksOf } from './conversation';
import { liveEvent } from './retrieve';

/** The events of an answer, in its order, as far as its record lists them. */
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

/** The event at a position in the newest answer (given newest first) that listed several. */
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
