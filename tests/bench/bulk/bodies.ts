// A few articles that all events of a bulk fill share, packed as the store keeps them.
import { eventBody } from '@/lib/newsroom/store/events/event-row';
import { generatedEvent } from '../generate';

const bodies = 300;

/** The article of an event, by its number. */
export function sharedBodies(newest: number): (at: number) => string {
  const known = Array.from({ length: bodies }, (_, at) => eventBody(generatedEvent(at, newest)));
  return (at) => known[at % bodies] ?? '';
}
