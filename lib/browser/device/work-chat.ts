// The surrounding work-chat app, if any.
import { askAccess, askCode } from './containers/work-chat';

/** Asks for access to the app; see {@link askAccess}. */
export function askWorkChatAccess(): Promise<boolean> {
  return askAccess(window.tt);
}

/** The user's code from the work-chat app; undefined elsewhere. */
export function workChatCode(appId: string): Promise<string | undefined> {
  return askCode(window.tt, appId);
}
