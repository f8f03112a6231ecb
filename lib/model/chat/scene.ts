// "The chat scene is detail if an event id exists (from the message or the page's id query), else
// list."
import type { Scene } from './chunk';

/** Empty ids count as absent. */
export function chatScene(messageEventId?: string, pageId?: string | null): Scene {
  return messageEventId || pageId ? 'detail' : 'list';
}
