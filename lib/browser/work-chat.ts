// The work-chat app around the page, where there is one.
import { askAccess } from './containers/work-chat';

/** Asks for access to the app; see {@link askAccess}. */
export function askWorkChatAccess(): Promise<boolean> {
  return askAccess(window.tt);
}
