// The conversation with the assistant, and its turn in progress, if any. lib/model/chat interprets
// a turn's events; this file sends, stops and stores. Protects: no question is lost, however its
// turn ends and whatever covers the page.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { openChatHistory } from '@/lib/browser/chat/chat-history';
import { claimConversation } from '@/lib/browser/chat/chat-owner';
import { chatSession, globalSession } from '@/lib/browser/chat/chat-session';
import { deviceId } from '@/lib/browser/device/device-id';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import { isLeaving } from '@/lib/browser/page/leaving';
import { chatChunks } from '@/lib/client/chat-stream';
import { isAborted, ServiceError } from '@/lib/client/service-error';
import { notLoggedIn } from '@/lib/contract';
import {
  emptyChat,
  reduceChat,
  turnInFlight,
  type Chat,
  type ChatAction,
} from '@/lib/model/chat/chat';
import { conversationOf, openedOf, readConversation } from '@/lib/model/chat/conversations';
import { newItem, type ChatItem, type Failure, type Send } from '@/lib/model/chat/item';
import { mayCancel } from '@/lib/model/chat/loading';
import { findRepeat } from '@/lib/model/chat/repeat';
import { cubeId } from '@/lib/model/account/device-id';
import { tellSentenceAtom } from './chat-calls';
import { chatClockAtom } from './chat-clock';
import { chatDraftAtom } from './chat-draft';
import { endAnswerAtom, startAnswerAtom, writeAnswerAtom } from './chat-reveal';
import { forgetScopeAtom } from './chat-scope';
import { enterPlaceAtom, openAtom, showConversationAtom } from './open-conversation';
import { notifyAtom } from '../page/notices';
import { chatOpenAtom } from '../page/popups';
import { fetchAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { askSignInAtom } from '../page/sign-in';
import { readerAtom, unsureAtom } from '../page/reader';

const itemsAtom = atom<Chat>(emptyChat);
const historyAtom = atom((get) => openChatHistory(get(chatClockAtom).clock));
/** Where the history continues; undefined before it was opened. */
const olderAtom = atom<{ chunkId?: string; ended: boolean } | undefined>(undefined);
const flightAtom = atom<AbortController | undefined>(undefined);

/** The messages of this browser, newest first. */
export const chatAtom = atom((get) => get(itemsAtom));
/** False until the history has been opened: until then it is unknown whether there is any. */
export const historyOpenAtom = atom((get) => get(olderAtom) !== undefined);
/** Whether there are older messages than those shown. */
export const hasOlderAtom = atom((get) => get(olderAtom)?.ended === false);
/** The message to scroll to, and how often that was requested. */
export const soughtAtom = atom<{ id: string; times: number } | undefined>(undefined);
/** While true, the reader is offered questions, and the last answer hides its own. */
export const promptedAtom = atom(false);
/** The turn that ended while the assistant was closed. */
const unreadAtom = atom<string | undefined>(undefined);

/** Applies an action to the conversation, and stores what it changed. */
export const dispatchChatAtom = atom(null, (get, set, action: ChatAction) => {
  const before = get(itemsAtom);
  const after = reduceChat(before, action);
  if (after === before) return;
  set(itemsAtom, after);
  if (['restored', 'written elsewhere', 'kept'].includes(action.type)) return;
  const known = new Set(before.items);
  const history = get(historyAtom);
  for (const item of after.items.filter((one) => !known.has(one)).reverse()) history.save(item);
});

/** Shows the next older page of the history, if there is one. */
export const loadOlderAtom = atom(null, (get, set) => {
  const older = get(olderAtom);
  if (older?.ended) return;
  const { items, previousChunkId: chunkId } = get(historyAtom).load(older?.chunkId);
  set(olderAtom, { chunkId, ended: chunkId === undefined });
  set(dispatchChatAtom, { type: 'restored', items });
});

/** The reader of the messages above; a guest may still sign in. */
const askedByAtom = atom<string | undefined>(undefined);

/** Forgets the whole conversation: its reader has signed out. */
export const forgetChatAtom = atom(null, (get, set) => {
  get(flightAtom)?.abort();
  get(historyAtom).forget();
  set(itemsAtom, emptyChat);
  set(olderAtom, undefined);
  set(chatDraftAtom, '');
  set(soughtAtom, undefined);
  set(promptedAtom, false);
  set(forgetScopeAtom);
  // The next question begins another conversation.
  set(showConversationAtom);
});

/** The page is another reader's now: the rest of an answer is not stored for them. */
export const closeChatAtom = atom(null, (get) => {
  get(historyAtom).close();
  get(flightAtom)?.abort();
});

/** Assigns the conversation to the current reader; another reader's is forgotten. */
const claimChatAtom = atom(null, (get, set) => {
  const reader = get(readerAtom)?.id;
  const before = get(askedByAtom);
  set(askedByAtom, reader);
  const wasStored = claimConversation(reader);
  if (wasStored || (before !== undefined && before !== reader)) set(forgetChatAtom);
});

/** All messages of this browser, including questions asked in other tabs since. */
export const keptMessagesAtom = atom(null, (get): readonly ChatItem[] => get(historyAtom).all());

/**
 * Removes deleted messages from the page: an answer being written to one of them stops, and the
 * next question does not continue a conversation that is gone.
 */
export const leaveMessagesAtom = atom(null, (get, set, ids: readonly string[]) => {
  const { items } = get(itemsAtom);
  const gone = items.filter(({ id }) => ids.includes(id));
  const turn = turnInFlight(get(itemsAtom));
  // Nobody will read the rest of its answer.
  if (turn && gone.includes(turn)) set(stopAtom);
  set(dispatchChatAtom, { type: 'forgotten', ids });
  const { place, id: open } = get(openAtom);
  const isLeft = get(itemsAtom).items.some((item) => conversationOf(item) === open);
  if (!isLeft && gone.some((item) => conversationOf(item) === open)) set(openAtom, { place });
});

/** Removes messages from storage. */
export const forgetMessagesAtom = atom(null, (get, _set, ids: readonly string[]) => {
  get(historyAtom).remove(ids);
});

/** Shows earlier messages, once; from then on leaving the page loses nothing. */
export const openHistoryAtom = atom(null, (get, set) => {
  // While it is unknown who is signed in, messages are neither shown nor forgotten.
  if (get(unsureAtom)) return;
  set(claimChatAtom);
  if (get(olderAtom)) return;
  set(loadOlderAtom);
  const history = get(historyAtom);
  onPageHidden(history.flush);
  history.onChangedElsewhere(
    (items) => set(dispatchChatAtom, { type: 'written elsewhere', items }),
    (ids) => set(leaveMessagesAtom, ids),
  );
});

function failureOf(error: unknown): Failure {
  const { code, message } =
    error instanceof ServiceError ? error : { code: undefined, message: String(error) };
  const notice = error instanceof ServiceError ? error.notice : undefined;
  return { ...(code !== undefined && { code }), msg: message, ...(notice && { notice }) };
}

const messageOf = ({ id, userMessage }: ChatItem) => {
  const { context = { content: '', eventId: '', tab: '' }, ...rest } = userMessage;
  return { turn_id: id, ...rest, context };
};

/** Runs one turn from its connection to its end, whatever that is; never rejects. */
const turnAtom = atom(null, async (get, set, item: ChatItem, signal: AbortSignal) => {
  const { id, userMessageExtra } = item;
  const call = { ...userMessageExtra, base: ownOrigin(), cubeId: cubeId(deviceId()), signal };
  set(dispatchChatAtom, { type: 'connecting', id });
  try {
    for await (const chunk of chatChunks(get(fetchAtom).fetch, messageOf(item), call)) {
      set(dispatchChatAtom, { type: 'received', id, chunk });
      set(writeAnswerAtom, id, chunk);
    }
    set(dispatchChatAtom, { type: 'ended', id });
  } catch (error) {
    // "Aborted requests are treated as canceled; others as failed."
    const failure = failureOf(error);
    // Leaving the page aborts, too, which the browser reports as a failure.
    if (isAborted(error) || isLeaving()) set(dispatchChatAtom, { type: 'canceled', id });
    else set(dispatchChatAtom, { type: 'failed', id, failure });
    // A reader who has closed the assistant meanwhile finds the sign-in there, under the question.
    if (failure.code === notLoggedIn && get(chatOpenAtom)) set(askSignInAtom, 'ask');
  }
  set(unreadAtom, get(chatOpenAtom) ? undefined : id);
  const over = get(itemsAtom).items.find((one) => one.id === id);
  set(endAnswerAtom, id, over?.loadingState === 'completed');
});

/** The conversation that the next message continues: the one open in this tab, or a new one. */
const nextConversationAtom = atom((get) => (now: number, random: number) => {
  const open = get(openAtom);
  const id = openedOf(get(itemsAtom).items, open);
  return id === undefined
    ? { sessionId: globalSession(now, random), place: open.place }
    : readConversation(id);
});

/**
 * Whether the service would accept a question: not while it is unknown who is signed in; the reader
 * is told.
 */
const mayAskAtom = atom(null, (get, set): boolean => {
  if (!get(unsureAtom)) return true;
  set(notifyAtom, { key: 'errors.refused.signInUnknown', tone: 'bad' });
  return false;
});

/**
 * Sends a message in the open conversation; a turn in flight is canceled. Resolves when the turn is
 * over.
 */
export const sendAtom = atom(null, async (get, set, send: Send): Promise<void> => {
  if (!set(mayAskAtom)) return;
  set(openHistoryAtom);
  get(flightAtom)?.abort();
  const { clock } = get(chatClockAtom);
  const { language } = get(settingsAtom);
  const [now, random] = [clock.now(), clock.random()];
  const item = newItem(send, { now, random, language, ...get(nextConversationAtom)(now, random) });
  chatSession(item.id, item.userMessageExtra.sessionId, now);
  const flight = new AbortController();
  set(flightAtom, flight);
  set(promptedAtom, false);
  set(startAnswerAtom, item.id);
  set(dispatchChatAtom, { type: 'sent', item });
  set(showConversationAtom, conversationOf(item));
  if (send.chat_type === 'reference') void set(tellSentenceAtom, item);
  await set(turnAtom, item, flight.signal);
});

/**
 * Sends what the reader touched at a place (`context.eventId`), or scrolls to it if it was already
 * asked, in whichever conversation that was.
 */
export const sendOnceAtom = atom(null, async (get, set, send: Send): Promise<void> => {
  if (!set(mayAskAtom)) return;
  set(openHistoryAtom);
  set(enterPlaceAtom, send.context.eventId);
  const event_id = send.event_id || send.context.eventId;
  const asked = findRepeat(get(itemsAtom).items, { input: send.input, event_id });
  if (!asked) return set(sendAtom, send);
  set(promptedAtom, false);
  set(showConversationAtom, conversationOf(asked));
  set(soughtAtom, { id: asked.id, times: (get(soughtAtom)?.times ?? 0) + 1 });
});

/** Offers the reader questions, unless an answer is being written, or is finished and unseen. */
export const offerPromptAtom = atom(null, (get, set) => {
  const chat = get(itemsAtom);
  const unread = get(unreadAtom);
  set(unreadAtom, undefined);
  const isUnread = unread !== undefined && chat.items[0]?.id === unread;
  set(promptedAtom, !isUnread && turnInFlight(chat) === undefined);
});

/** Stops the answer being written, if any. */
export const stopAtom = atom(null, (get, set) => {
  const turn = turnInFlight(get(itemsAtom));
  if (!turn || !mayCancel(turn.loadingState)) return;
  set(dispatchChatAtom, { type: 'canceled', id: turn.id });
  set(endAnswerAtom, turn.id, false);
  get(flightAtom)?.abort();
});
