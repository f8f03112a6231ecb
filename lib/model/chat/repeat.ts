// "Clicking a keyword or a cited sentence sends a message, unless an identical message for the same
// event is already in Init, Connecting, Streaming or Completed." A failed or canceled one is sent
// again.
import type { ChatItem } from './item';
import { isLoading } from './loading';

/** The message that asks or asked `input` about the same event (or about none). */
export function findRepeat(
  items: readonly ChatItem[],
  { input, event_id }: { input: string; event_id?: string },
): ChatItem | undefined {
  return items.find(
    ({ userMessage, loadingState }) =>
      userMessage.input === input &&
      (userMessage.event_id || '') === (event_id || '') &&
      (isLoading(loadingState) || loadingState === 'completed'),
  );
}
