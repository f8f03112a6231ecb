// The history as a linked list of pages: a head page with the newest keys first, and older pages
// behind it. Protects: a page never holds more than 20, and no key is in the head twice.
import { chatHistoryMs, chatPageItems } from '../limits/chat';

export type HistoryPage = { chatItemKeys: string[]; previousChunkId?: string };

export const emptyPage: HistoryPage = { chatItemKeys: [] };

/**
 * The head with `key` in front. "When the head already holds 20 items, it is archived under a new
 * chunk id, and a new empty head points to it": the caller then stores `archived` under `chunkId`.
 */
export function insertKey(
  head: HistoryPage,
  key: string,
  chunkId: string,
): { head: HistoryPage; archived?: HistoryPage } {
  if (head.chatItemKeys.includes(key)) return { head };
  if (head.chatItemKeys.length < chatPageItems) {
    return { head: { ...head, chatItemKeys: [key, ...head.chatItemKeys] } };
  }
  return { head: { chatItemKeys: [key], previousChunkId: chunkId }, archived: head };
}

/** "Chat history expires after 3 days (259200000 ms)": at exactly 3 days it is still kept. */
export function isExpired(date: number, now: number): boolean {
  return now - date > chatHistoryMs;
}
