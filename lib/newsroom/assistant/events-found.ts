// The events beside an answer: a reader may open them, and a follow-up question may be about them.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { StoredEvent } from '../types';

/** The chunks that list events and end the search phase. */
export function* eventsFound(
  events: readonly Pick<StoredEvent, 'id' | 'title'>[],
): Generator<ChatChunk> {
  for (const { id, title } of events) {
    yield {
      type: 'inner_search',
      mark: 'result',
      result_type: 'inner',
      inner_result: [{ uuid: id, title }],
    };
  }
  yield { type: 'inner_search', mark: 'end' };
}
