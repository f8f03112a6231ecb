// Asking the assistant about something in an article.
import { atom } from 'jotai';
import { articleHere } from '@/lib/browser/history/address';
import type { ChatType } from '@/lib/model/chat/chunk';
import { chatContextChars, chatInputChars } from '@/lib/model/limits/chat';
import { closePopupAtom, openPopupAtom, popupsAtom } from '../page/popups';
import { openTabAtom } from '../feed/tabs';

/** `content` is the keyword or the sentence; a question about the whole article has none. */
export type Touched = { chat_type: ChatType; input: string; content?: string; event_id: string };

/** Opens the assistant and asks it about something in an article, unless that was already asked. */
export const askAboutAtom = atom(null, async (get, set, touched: Touched): Promise<void> => {
  const { chat_type, input, content = '', event_id } = touched;
  const top = get(popupsAtom).findLast(({ open }) => open);
  // Replaces the sheet of a sentence or its number, if it was asked from there.
  if (top?.popup.kind === 'passage' || top?.popup.kind === 'evidence') set(closePopupAtom, top.id);
  set(openPopupAtom, { kind: 'chat', asked: true });
  const { sendOnceAtom } = await import('./chat');
  await set(sendOnceAtom, {
    input: input.slice(0, chatInputChars),
    chat_type,
    event_id,
    context: {
      content: content.slice(0, chatContextChars),
      // Where the question is asked: a sentence can also appear in a report or an answer.
      eventId: articleHere() ?? '',
      tab: get(openTabAtom),
    },
  });
});
