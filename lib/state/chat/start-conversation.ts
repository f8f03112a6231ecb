// A new conversation by a key, whether the assistant is open or not.
import { atom } from 'jotai';
import { openPopupAtom, popupsAtom } from '../page/popups';

/** Opens the assistant with nothing said yet; where it is open, what was said is put aside. */
export const startConversationAtom = atom(null, async (get, set): Promise<void> => {
  const isOpen = get(popupsAtom).some(({ open, popup }) => open && popup.kind === 'chat');
  if (!isOpen) return set(openPopupAtom, { kind: 'chat', fresh: true });
  const { newConversationAtom } = await import('./conversations');
  set(newConversationAtom);
});
