// The chat as a pure reducer over its messages, newest first. Protects: at most one turn is in
// flight, ended turns stay as they ended, nothing that arrives late changes them, and feedback is
// never both like and dislike.
import type { ChatChunk } from './chunk';
import { sentAt } from './conversations';
import type { ChatFeedback, ChatItem, Failure } from './item';
import { failedState, isLoading, mayCancel } from './loading';
import { isEndMark, isException } from './plugins';

export type Chat = { items: readonly ChatItem[] };

export type ChatAction =
  /** Adds a new item in state init; a turn in flight is canceled. */
  | { type: 'sent'; item: ChatItem }
  | { type: 'connecting'; id: string }
  | { type: 'received'; id: string; chunk: ChatChunk }
  /** The stream ended without an error. */
  | { type: 'ended'; id: string }
  | { type: 'failed'; id: string; failure?: Failure }
  /** By the reader, or because the request was aborted. */
  | { type: 'canceled'; id: string }
  | { type: 'liked' | 'disliked' | 'reported'; id: string }
  | { type: 'shared' | 'unshared'; id: string }
  /** The reader deleted them. */
  | { type: 'forgotten'; ids: readonly string[] }
  /** Older items, newest first, as they were stored. */
  | { type: 'restored'; items: readonly ChatItem[] }
  /** Another tab has gone on with them, or rated them. */
  | { type: 'written elsewhere'; items: readonly ChatItem[] }
  /** All that is kept, newest first: other tabs may have asked some of it since. */
  | { type: 'kept'; items: readonly ChatItem[] };

export const emptyChat: Chat = { items: [] };

const hasEnded = ({ botAnswer }: ChatItem) => botAnswer.chunks.some(isEndMark);

/**
 * "History items found still loading are set to canceled"; an answer with its end mark is complete.
 */
export function settled(item: ChatItem): ChatItem {
  if (!isLoading(item.loadingState)) return item;
  return { ...item, loadingState: hasEnded(item) ? 'completed' : 'canceled' };
}

/**
 * Merges adjacent pieces of the answer into one chunk: a stored answer should not be a thousand
 * words.
 */
function withChunk(chunks: ChatChunk[], chunk: ChatChunk): ChatChunk[] {
  const last = chunks.at(-1);
  if (last?.type !== 'answer' || last.mark || chunk.type !== 'answer') return [...chunks, chunk];
  return [...chunks.slice(0, -1), { ...chunk, content: last.content + chunk.content }];
}

function receive(item: ChatItem, chunk: ChatChunk): ChatItem {
  if (!mayCancel(item.loadingState)) return item;
  const { chunks } = item.botAnswer;
  const afterEnd = chunk.type === 'answer' && chunks.some(isEndMark);
  if (afterEnd) return item;
  return { ...item, loadingState: 'streaming', botAnswer: { chunks: withChunk(chunks, chunk) } };
}

/** A stream that closes without an end mark, or a reason for having none, was cut off. */
function end(item: ChatItem): ChatItem {
  if (!isLoading(item.loadingState)) return item;
  const whole = hasEnded(item) || item.botAnswer.chunks.some(isException);
  const loadingState = whole ? 'completed' : failedState(item.loadingState);
  return { ...item, loadingState };
}

function fail(item: ChatItem, failure: Failure | undefined): ChatItem {
  if (!isLoading(item.loadingState) || hasEnded(item)) return settled(item);
  return { ...item, loadingState: failedState(item.loadingState), ...(failure && { failure }) };
}

const feedbackAfter = (
  { like, dislike }: ChatFeedback,
  act: 'liked' | 'disliked' | 'reported',
): ChatFeedback => {
  if (act === 'reported') return { like: false, dislike: true };
  return act === 'liked' ? { like: !like, dislike: false } : { like: false, dislike: !dislike };
};

function reduceItem(
  item: ChatItem,
  action: Exclude<
    ChatAction,
    { type: 'sent' | 'restored' | 'forgotten' | 'written elsewhere' | 'kept' }
  >,
) {
  switch (action.type) {
    case 'connecting':
      // "The exception message is cleared before a new connection", and so is everything received
      // before it.
      if (item.loadingState !== 'init') return item;
      return { ...item, loadingState: 'connecting' as const, botAnswer: { chunks: [] } };
    case 'received':
      return receive(item, action.chunk);
    case 'ended':
      return end(item);
    case 'failed':
      return fail(item, action.failure);
    case 'canceled':
      return mayCancel(item.loadingState) ? settled(item) : item;
    case 'shared':
    case 'unshared':
      return { ...item, shared: action.type === 'shared' };
    default:
      return { ...item, chatFeedBack: feedbackAfter(item.chatFeedBack, action.type) };
  }
}

/** Stands where it was asked; those before it keep their order. */
function withKept(items: readonly ChatItem[], item: ChatItem): readonly ChatItem[] {
  const older = items.findIndex((one) => sentAt(one) < sentAt(item));
  return older < 0 ? [...items, item] : [...items.slice(0, older), item, ...items.slice(older)];
}

/** The chat after an action. Never throws; what does not fit the state changes nothing. */
export function reduceChat(chat: Chat, action: ChatAction): Chat {
  switch (action.type) {
    case 'sent': {
      if (chat.items.some(({ id }) => id === action.item.id)) return chat;
      return { items: [action.item, ...chat.items.map(settled)] };
    }
    case 'restored': {
      const known = new Set(chat.items.map(({ id }) => id));
      const older = action.items.filter(({ id }) => !known.has(id)).map(settled);
      return older.length > 0 ? { items: [...chat.items, ...older] } : chat;
    }
    case 'kept': {
      const known = new Set(chat.items.map(({ id }) => id));
      const strange = action.items.filter(({ id }) => !known.has(id)).map(settled);
      return strange.length > 0 ? { items: strange.reduce(withKept, chat.items) } : chat;
    }
    case 'forgotten': {
      const left = chat.items.filter(({ id }) => !action.ids.includes(id));
      return left.length === chat.items.length ? chat : { items: left };
    }
    case 'written elsewhere': {
      const written = new Map(action.items.map((item) => [item.id, item]));
      // For turns in progress here, this tab's own stream decides.
      const now = (item: ChatItem) =>
        isLoading(item.loadingState) ? item : (written.get(item.id) ?? item);
      return { items: chat.items.map(now) };
    }
    default: {
      const item = chat.items.find(({ id }) => id === action.id);
      const next = item && reduceItem(item, action);
      if (!next || next === item) return chat;
      return { items: chat.items.map((other) => (other === item ? next : other)) };
    }
  }
}

/** The turn in progress, which may be canceled. */
export function turnInFlight({ items }: Chat): ChatItem | undefined {
  return items.find(({ loadingState }) => isLoading(loadingState));
}

/**
 * "Only the newest message streams and shows follow-up questions, and only when there is no initial
 * prompt."
 */
export function isLive({ items }: Chat, id: string, hasInitialPrompt: boolean): boolean {
  return !hasInitialPrompt && items[0]?.id === id;
}
