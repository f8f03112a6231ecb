// The chat's history in the browser: one entry for each message, and the pages that list them in
// order. Protects: nothing a reader asked is lost while storage works, nothing breaks when it does
// not, and what one tab removed is not restored by another.
import * as z from 'zod';
import { settled } from '@/lib/model/chat/chat';
import { emptyPage, insertKey, isExpired, type HistoryPage } from '@/lib/model/chat/history';
import { newChatId } from '@/lib/model/chat/ids';
import type { ChatItem } from '@/lib/model/chat/item';
import { chatSaveMs } from '@/lib/model/limits/chat';
import { throttle } from '@/lib/model/timing/throttle';
import {
  cacheKeyOf,
  readCache,
  removeCache,
  sweepCache,
  writeCache,
  type CacheKind,
} from '../storage/cache';
import { forgetConversation } from './chat-owner';
import { sweepSessions } from './chat-session';
import { onStoredElsewhere } from '../storage/stored-elsewhere';
import { storedChatItem } from './stored-chat-item';

const headKey = 'head';

const storedPage = z.object({
  chatItemKeys: z.array(z.string()),
  previousChunkId: z.string().optional(),
});

/** `previousChunkId` is the page of older messages; without one these are the oldest. */
export type LoadedPage = { items: ChatItem[]; previousChunkId?: string };

export type ChatHistory = {
  /** Stores the latest state of a message, at most every 100 ms; a new one goes to the front. */
  save(item: ChatItem): void;
  /** Removes these messages for good, including unsaved ones. */
  remove(ids: readonly string[]): void;
  /** Writes unsaved messages: when the page is hidden or left. */
  flush(): void;
  /** Removes everything, including unsaved messages. */
  forget(): void;
  /** Stops saving: what is stored now is another reader's. */
  close(): void;
  /** The newest messages, or those of an older page; newest first, at least one unless none is left. */
  load(chunkId?: string): LoadedPage;
  /** Everything stored so far, by whichever tab; newest first. */
  all(): ChatItem[];
  /**
   * Calls back with the state of this tab's messages when another tab has written them, and with
   * the ids that another tab has removed. Returns a function that ends it.
   */
  onChangedElsewhere(
    told: (items: readonly ChatItem[]) => void,
    gone: (ids: readonly string[]) => void,
  ): () => void;
};

type Chance = { now(): number; random(): number };

/** `now` is in milliseconds; `random`, from 0 to 1, is used for the ids of new pages. */
export function openChatHistory(
  { now, random }: Chance = { now: Date.now, random: Math.random },
): ChatHistory {
  const waiting = new Map<string, ChatItem>();
  /** Messages of this tab that were stored: one that is no longer in storage was removed. */
  const stored = new Set<string>();
  let swept = false;
  let closed = false;

  function fresh<T extends z.ZodType>(kind: CacheKind, key: string, schema: T) {
    const found = readCache(kind, key, schema);
    return found && !isExpired(found.date, now()) ? found.data : undefined;
  }
  const readPage = (key: string): HistoryPage | undefined =>
    fresh('chatbot_history_page', key, storedPage);
  const writePage = (key: string, page: HistoryPage) =>
    writeCache('chatbot_history_page', key, page, now());

  const isKept = (id: string) => fresh('chatbot_history', id, z.unknown()) !== undefined;
  function read(id: string): ChatItem[] {
    const item = fresh('chatbot_history', id, storedChatItem);
    return item ? [settled(item)] : [];
  }

  function write(item: ChatItem) {
    const isKnown = isKept(item.id);
    if (!isKnown && stored.has(item.id)) return;
    writeCache('chatbot_history', item.id, item, now());
    // If storage was full it was not stored, and may be the next time.
    if (isKnown || isKept(item.id)) stored.add(item.id);
    if (isKnown) return;
    // Read again each time: another tab of the reader may have written since.
    const chunkId = newChatId(now(), random());
    const { head, archived } = insertKey(readPage(headKey) ?? emptyPage, item.id, chunkId);
    if (archived) writePage(chunkId, archived);
    writePage(headKey, head);
  }
  function flush() {
    for (const item of waiting.values()) write(item);
    waiting.clear();
  }
  const saving = throttle(flush, chatSaveMs);

  /** "Entries for chat history older than 3 days are removed." */
  function sweep() {
    if (swept) return;
    swept = true;
    const isOld = (date: number) => isExpired(date, now());
    for (const kind of ['chatbot_history', 'chatbot_history_page'] as const)
      sweepCache(kind, isOld);
    sweepSessions(now());
  }

  function load(chunkId = headKey): LoadedPage {
    sweep();
    const seen = new Set<string>();
    for (let key: string | undefined = chunkId; key !== undefined && !seen.has(key);) {
      seen.add(key);
      const page = readPage(key);
      const items = (page?.chatItemKeys ?? []).flatMap(read);
      key = page?.previousChunkId;
      if (items.length > 0) return { items, ...(key !== undefined && { previousChunkId: key }) };
    }
    return { items: [] };
  }

  return {
    save(item) {
      if (closed) return;
      waiting.set(item.id, item);
      saving.call();
    },
    remove(ids) {
      for (const id of ids) {
        waiting.delete(id);
        removeCache('chatbot_history', id);
        removeCache('chatbot_session', id);
      }
    },
    flush,
    forget() {
      waiting.clear();
      stored.clear();
      forgetConversation();
    },
    close() {
      closed = true;
      waiting.clear();
    },
    load(chunkId) {
      const page = load(chunkId);
      for (const { id } of page.items) stored.add(id);
      return page;
    },
    all() {
      const seen = new Set<string>();
      const items: ChatItem[] = [];
      for (let page = load(); ; page = load(page.previousChunkId)) {
        items.push(...page.items);
        for (const { id } of page.items) stored.add(id);
        const older = page.previousChunkId;
        if (older === undefined || seen.has(older)) return items;
        seen.add(older);
      }
    },
    onChangedElsewhere(told, gone) {
      const tellGone = (ids: readonly string[]) => {
        const removed = ids.filter((id) => stored.has(id) && !isKept(id));
        if (closed || removed.length === 0) return;
        for (const id of removed) waiting.delete(id);
        gone(removed);
      };
      const tell = (ids: readonly string[]) => {
        // Unsaved messages here are newer than the stored ones.
        const items = ids.filter((id) => stored.has(id) && !waiting.has(id)).flatMap(read);
        if (!closed && items.length > 0) told(items);
      };
      return onStoredElsewhere(
        (name) => {
          const id = cacheKeyOf('chatbot_history', name);
          if (id !== undefined) tell([id]);
        },
        () => {
          tellGone([...stored]);
          tell([...stored]);
        },
        (name) => {
          const id = cacheKeyOf('chatbot_history', name);
          if (id !== undefined) tellGone([id]);
        },
      );
    },
  };
}
