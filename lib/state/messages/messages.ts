// The reader's messages: the list, page by page, and the number of unread ones. Protects: the
// number never makes a guest sign in, what is marked read here is read on the bell at once, and
// messages that arrived after the displayed ones stay unread.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { mustSucceed } from '@/lib/client/must-succeed';
import type { Call } from '@/lib/client/create-client';
import type { Message } from '@/lib/contract';
import { minuteMs } from '@/lib/model/time';
import type { MessageTypeValue } from '@/lib/model/wire/enums';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { notifyAtom } from '../page/notices';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** How often the count is fetched while a page is open. */
const countEveryMs = 5 * minuteMs;

type Which = {
  message_ids?: string[];
  type?: MessageTypeValue;
  all?: boolean;
  /** The time of the last change that the reader sees: later ones stay unread. */
  until?: number;
};
type Page = { messages: Message[]; next: string | undefined };

export const unreadCountKey = (reader: string | undefined) =>
  reader && (['unread-messages', reader] as const);

/** The number of unread messages; 0 for a guest and in the reader's quiet hours. */
export function useUnreadCount(): number {
  const reader = useAtomValue(ownReaderAtom);
  const call = useSetAtom(callAtom);
  const { data } = useSWR(
    unreadCountKey(reader?.id),
    async () => (await mustSucceed(call()('GetUnreadMessageCount', {}, { quiet: true }))).data,
    { refreshInterval: countEveryMs, shouldRetryOnError: false },
  );
  return data && !data.quiet ? data.unread_count : 0;
}

const markAtom = atom(null, async (_get, set, which: Which): Promise<boolean> => {
  try {
    // Most are opened by a link, which leaves the page.
    const options = { quiet: true, outlive: true };
    const { code } = await set(callAtom)('MarkMessagesRead', which, options);
    if (code === 0) return true;
  } catch {
    // Reported below, like any other failure.
  }
  set(notifyAtom, { key: 'messages.markFailed', tone: 'bad' });
  return false;
});

async function loadPage(call: Call, type: MessageTypeValue | undefined, cursor: string) {
  const { data } = await call('ListMessages', { type, cursor }, { quiet: true });
  if (!data) throw new Error('The messages came without data.');
  return { messages: data.messages, next: nextCursor(data, cursor) };
}

/** The reader's messages of one type or of all; fetches nothing for a guest. */
export function useMessages(type: MessageTypeValue | undefined) {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const call = useSetAtom(callAtom);
  const mark = useSetAtom(markAtom);
  const { mutate: refresh } = useSWRConfig();
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) => {
      if (!reader || (index > 0 && previous?.next === undefined)) return null;
      return ['messages', reader, type ?? 0, previous?.next ?? ''] as const;
    },
    ([, , , cursor]) => loadPage(call(), type, cursor),
    // Coming back to the page shows what arrived, and what was read on another device.
    { revalidateFirstPage: true, shouldRetryOnError: false },
  );
  const listed = data?.flatMap(({ messages }) => messages);
  return {
    /** Undefined until the first page has loaded. */
    messages: listed && [...new Map(listed.map((one) => [one.message_id, one])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    // Loaded rows stay valid when only revalidation failed.
    failed: error !== undefined && !isValidating && data?.length !== size,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    /** Marks one as read, or, without an id, all that are listed and older ones. */
    async markRead(id?: string) {
      const until = Math.max(0, ...(listed ?? []).map(({ updated_at }) => updated_at));
      const all: Which = { ...(type === undefined ? { all: true } : { type }), until };
      if (!(await mark(id === undefined ? all : { message_ids: [id] }))) return;
      const isMeant = (one: Message) =>
        id === undefined ? one.updated_at <= until : one.message_id === id;
      const read = (page: Page) => ({
        ...page,
        messages: page.messages.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)),
      });
      // What was read meanwhile stays read; what arrived meanwhile is unread, and shown.
      await mutate((now) => now?.map(read), { revalidate: id === undefined });
      await refresh(unreadCountKey(reader));
    },
  };
}
