// Which conversation is open: the last one of the place the reader is at, a new one, or one that was
// chosen from the list. Earlier ones are kept as long as the history is.
import { atom } from 'jotai';
import { setGlobalSession } from '@/lib/browser/chat-session';
import { newSessionId } from '@/lib/model/chat/ids';
import { conversationOf, conversationsOf, placeOf } from '@/lib/model/chat/conversations';
import type { ChatItem } from '@/lib/model/chat/item';
import {
  chatAtom,
  dispatchChatAtom,
  forgetMessagesAtom,
  hasOlderAtom,
  loadOlderAtom,
} from './chat';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { chatClockAtom } from './chat-clock';

/** The open conversation by its id, or none yet at this place. */
type Open = { place: string; id?: string };
const openAtom = atom<Open>({ place: '' });

/** The messages of the open conversation, newest first. */
export const openItemsAtom = atom((get): readonly ChatItem[] => {
  const { place, id } = get(openAtom);
  const { items } = get(chatAtom);
  if (id !== undefined) return items.filter((item) => conversationOf(item) === id);
  const newest = items.find((item) => placeOf(item) === place);
  return newest ? items.filter((item) => conversationOf(item) === conversationOf(newest)) : [];
});

export const conversationsAtom = atom((get) => conversationsOf(get(chatAtom).items));

/** The reader is at a place: the last conversation there goes on, unless another was chosen. */
export const enterPlaceAtom = atom(null, (get, set, place: string) => {
  if (get(openAtom).place !== place) set(openAtom, { place });
  const [newest] = get(openItemsAtom);
  if (newest) setGlobalSession(newest.userMessageExtra.sessionId, get(chatClockAtom).clock.now());
});

/** From here on questions belong to a conversation of their own. */
export const newConversationAtom = atom(null, (get, set) => {
  const { clock } = get(chatClockAtom);
  const session = newSessionId(clock.random());
  setGlobalSession(session, clock.now());
  const { place } = get(openAtom);
  set(openAtom, { place, id: `${session}/${place}` });
});

export const openConversationAtom = atom(null, (get, set, id: string) => {
  const { clock } = get(chatClockAtom);
  const [session = ''] = id.split('/');
  if (session) setGlobalSession(session, clock.now());
  set(openAtom, { place: get(openAtom).place, id });
});

/** All that is kept is needed to list what there is. */
export const loadAllAtom = atom(null, (get, set) => {
  while (get(hasOlderAtom)) set(loadOlderAtom);
});

/** Removes a conversation for good, from this browser and from what the service keeps of it. */
export const deleteConversationAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const gone = get(chatAtom).items.filter((item) => conversationOf(item) === id);
  const ids = gone.map((item) => item.id);
  set(dispatchChatAtom, { type: 'forgotten', ids });
  set(forgetMessagesAtom, ids);
  const { place, id: open } = get(openAtom);
  if (open === id) set(openAtom, { place });
  if (ids.length === 0) return;
  const call = set(callAtom);
  await call('DeleteTurns', { turn_ids: ids }, { quiet: true }).catch(() => {
    set(notifyAtom, { key: 'chat.conversations.notDeleted', tone: 'bad' });
  });
});
