// Marks a whole list as read, with undo. Protects: the page shows what the service has accepted,
// and undo restores exactly what was unread.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Input } from '@/lib/contract';
import { overlayAtom, patchAtom } from '../article/overlay';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { feedAtom } from './feed';

export type MarkedList = Input<'MarkAllRead'>['list'];

/** Events of a tab on the page that appear unread. */
const unreadOnPageAtom = atom(null, (get, _set, list: MarkedList): string[] => {
  if (list.kind !== 'tab') return [];
  const patched = get(overlayAtom);
  const { events, history_events } = get(feedAtom(list.tab));
  return [...events, ...history_events]
    .filter(({ id, has_read }) => !(patched[id]?.has_read ?? has_read))
    .map(({ id }) => id);
});

const showAtom = atom(null, (_get, set, ids: readonly string[], has_read: boolean) => {
  for (const id of ids) set(patchAtom, id, { has_read });
});

const failureOf = (error: unknown) =>
  (error instanceof ServiceError && error.kind !== 'network' && error.notice) ||
  ({ key: 'acts.markAllFailed' } as const);

const undoAtom = atom(null, async (_get, set, marked_at: number, ids: readonly string[]) => {
  try {
    const { code } = await set(callAtom)('UndoMarkAllRead', { marked_at }, { quiet: true });
    if (code !== 0) throw new Error('The marks were not taken back.');
    set(showAtom, ids, false);
    set(notifyAtom, { key: 'acts.unmarkedAll', tone: 'good' });
  } catch (error) {
    set(notifyAtom, { ...failureOf(error), tone: 'bad' });
  }
});

/** Marks every event of a list as read, reports how many those were, and offers to undo it. */
export const markAllReadAtom = atom(null, async (_get, set, list: MarkedList): Promise<void> => {
  try {
    const { code, data } = await set(callAtom)('MarkAllRead', { list }, { quiet: true });
    if (code !== 0 || !data) throw new Error('The list was not marked.');
    const { count, marked_at } = data;
    const ids = set(unreadOnPageAtom, list);
    set(showAtom, ids, true);
    const none = count === 0;
    set(notifyAtom, {
      key: none ? 'acts.markedNone' : 'acts.markedAll',
      values: { count },
      tone: 'good',
      undo: none ? undefined : () => void set(undoAtom, marked_at, ids),
    });
  } catch (error) {
    set(notifyAtom, { ...failureOf(error), tone: 'bad' });
  }
});
