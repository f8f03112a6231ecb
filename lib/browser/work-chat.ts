// The work-chat app around the page, where there is one.
import { askAccess, askCode } from './containers/work-chat';

/** Asks for access to the app; see {@link askAccess}. */
export function askWorkChatAccess(): Promise<boolean> {
  return askAccess(window.tt);
}

/** The code of whoever reads inside the work-chat app; undefined elsewhere. */
export function workChatCode(appId: string): Promise<string | undefined> {
  return askCode(window.tt, appId);
}
