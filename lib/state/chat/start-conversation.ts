// Starts a new conversation by keyboard, whether the assistant is open or not.
import { atom } from 'jotai';
import { openPopupAtom, popupsAtom } from '../page/popups';

/**
 * Opens the assistant with an empty conversation; in an open assistant the current one is put
 * aside.
 */
export const startConversationAtom = atom(null, async (get, set): Promise<void> => {
  const isOpen = get(popupsAtom).some(({ open, popup }) => open && popup.kind === 'chat');
  if (!isOpen) return set(openPopupAtom, { kind: 'chat', fresh: true });
  const { newConversationAtom } = await import('./conversations');
  set(newConversationAtom);
});
