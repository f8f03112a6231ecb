// One message of the chat with its answer, as shown and as stored.
import type { Language } from '../text/languages';
import type { ChatChunk, ChatContext, ChatScope, ChatType, Scene } from './chunk';
import { newChatId } from './ids';
import { chatScene } from './scene';

export const loadingStates = [
  'init',
  'connecting',
  'streaming',
  'completed',
  'failed',
  'failed_during_stream',
  'canceled',
] as const;
export type LoadingState = (typeof loadingStates)[number];

export type UserMessage = {
  input: string;
  chat_type: ChatType;
  /** The event that the message is about, if any. */
  event_id?: string;
  scene: Scene;
  /** Where to search, and in which topic. */
  scope?: ChatScope;
  topic_id?: string;
  chat_model_type?: string;
  context?: ChatContext;
};

/** Never both. */
export type ChatFeedback = { like: boolean; dislike: boolean };

/** Why a turn failed: the service's code, if it gave one, and a text for the log. */
export type Failure = {
  code?: number;
  msg: string;
  /** What the reader is shown: a message key with its values, or the service's own text. */
  notice?: { key: string; values?: Record<string, string | number> } | { text: string };
};

export type ChatItem = {
  id: string;
  userMessage: UserMessage;
  /** `place`: where its conversation began, if elsewhere than where it was asked. */
  userMessageExtra: { sessionId: string; language: Language; place?: string };
  botAnswer: { chunks: ChatChunk[] };
  loadingState: LoadingState;
  chatFeedBack: ChatFeedback;
  failure?: Failure;
  /** Its reader published the answer. */
  shared?: boolean;
};

/** What a reader sends: a question, or the sentence or keyword that they tapped. */
export type Send = {
  input: string;
  chat_type: ChatType;
  context: ChatContext;
  /** The event that the message itself names. */
  event_id?: string;
  scope?: ChatScope;
  topic_id?: string;
  chat_model_type?: string;
};

/** The context of a message: time and randomness, the reader's language, the session. */
export type SendExtra = {
  now: number;
  random: number;
  language: Language;
  sessionId: string;
  /** Where its conversation began; by default where it is asked. */
  place?: string;
};

/** A new item, not yet sent. Its event is the message's own, else the open page's. */
export function newItem(send: Send, extra: SendExtra): ChatItem {
  const event_id = send.event_id || send.context.eventId || undefined;
  const { input, chat_type, chat_model_type, context, scope, topic_id } = send;
  const { place = context.eventId } = extra;
  return {
    id: newChatId(extra.now, extra.random),
    userMessage: {
      input,
      chat_type,
      scene: chatScene(event_id),
      context,
      ...(event_id && { event_id }),
      ...(scope && { scope }),
      ...(topic_id && { topic_id }),
      ...(chat_model_type && { chat_model_type }),
    },
    userMessageExtra: {
      sessionId: extra.sessionId,
      language: extra.language,
      ...(place !== context.eventId && { place }),
    },
    botAnswer: { chunks: [] },
    loadingState: 'init',
    chatFeedBack: { like: false, dislike: false },
  };
}
