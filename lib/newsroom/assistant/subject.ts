// The subject of a message: the question itself, or the keyword or cited sentence that the reader
// tapped.
import type { ChatMessage } from '@/lib/contract';
import { plainMarkdown } from '../evidence/passages';
import { withoutOpening } from './plain-needs';

/** Plain text, never empty for a valid message. */
export function subjectOf({
  chat_type,
  input,
  context,
}: Pick<ChatMessage, 'chat_type' | 'input' | 'context'>): string {
  const touched = chat_type === 'chat' ? '' : plainMarkdown(context.content);
  return touched || withoutOpening(input);
}
