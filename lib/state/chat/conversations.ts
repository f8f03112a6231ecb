// The conversations of this browser: the messages of the open one, a new one, and earlier ones,
// which are kept as long as the history is.
import { atom } from 'jotai';
import { mustSucceed } from '@/lib/client/must-succeed';
import { newSessionId } from '@/lib/model/chat/ids';
import { conversationOf, conversationsOf, openedOf } from '@/lib/model/chat/conversations';
import type { ChatItem } from '@/lib/model/chat/item';
import {
  chatAtom,
  dispatchChatAtom,
  forgetMessagesAtom,
  hasOlderAtom,
  historyOpenAtom,
  keptMessagesAtom,
  leaveMessagesAtom,
  loadOlderAtom,
} from './chat';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { chatClockAtom } from './chat-clock';
import { openAtom, showConversationAtom } from './open-conversation';

/** Which conversation is open; undefined where nothing was asked yet. */
export const openConversationAtom = atom((get) => openedOf(get(chatAtom).items, get(openAtom)));

/** The messages of the open conversation, newest first. */
export const openItemsAtom = atom((get): readonly ChatItem[] => {
  const id = get(openConversationAtom);
  return get(chatAtom).items.filter((item) => conversationOf(item) === id);
});

export const conversationsAtom = atom((get) => conversationsOf(get(chatAtom).items));

/** Starts a new conversation for the next questions. */
export const newConversationAtom = atom(null, (get, set) => {
  const session = newSessionId(get(chatClockAtom).clock.random());
  set(showConversationAtom, `${session}/${get(openAtom).place}`);
});

/** All that is kept is needed to list what there is, also what other tabs have asked since. */
export const loadAllAtom = atom(null, (get, set) => {
  // Until it is known whose it is, it is nobody's to show.
  if (!get(historyOpenAtom)) return;
  while (get(hasOlderAtom)) set(loadOlderAtom);
  set(dispatchChatAtom, { type: 'kept', items: set(keptMessagesAtom) });
});

/** Deletes a conversation for good, from this browser and from the service. */
export const deleteConversationAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const known = [...get(chatAtom).items, ...set(keptMessagesAtom)];
  const gone = known.filter((item) => conversationOf(item) === id);
  const ids = [...new Set(gone.map((item) => item.id))];
  set(leaveMessagesAtom, ids);
  set(forgetMessagesAtom, ids);
  const { place, id: open } = get(openAtom);
  if (open === id) set(openAtom, { place });
  if (ids.length === 0) return;
  await mustSucceed(set(callAtom)('DeleteTurns', { turn_ids: ids }, { quiet: true })).catch(() => {
    set(notifyAtom, { key: 'chat.conversations.notDeleted', tone: 'bad' });
  });
});
