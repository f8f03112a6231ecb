// Changes that readers make to their own account, and the list of its sessions.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { ServiceError } from '@/lib/client/service-error';
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import { actAtom, failureText } from '../page/act';
import { notifyAtom, type ToastText } from '../page/notices';
import { ownReaderAtom, readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** The sign-in question that the client opened for an ended session is feedback enough. */
const asksSignIn = (error: unknown) =>
  error instanceof ServiceError && error.kind === 'notLoggedIn' ? ('asked' as const) : undefined;

/** Renames the reader; false when the service refused, which the reader is told. */
export const renameAtom = atom(null, async (get, set, name: string): Promise<boolean> => {
  let told: ToastText = { key: 'personal.renameFailed' };
  const answer = await set(actAtom)('RenameAccount', { name }).catch((error: unknown) => {
    told = failureText(error, told);
    return asksSignIn(error);
  });
  if (answer === 'asked') return false;
  const reader = get(readerAtom);
  const taken = answer?.status === true ? answer.data?.name : undefined;
  if (taken === undefined || !reader) {
    set(notifyAtom, { ...told, tone: 'bad' });
    return false;
  }
  set(readerAtom, { ...reader, name: taken });
  const { id: user_id, is_init_interests } = reader;
  keepUserInfo({ user_id, name: taken, is_init_interests }, Date.now());
  set(notifyAtom, { key: 'personal.renamed', tone: 'good' });
  return true;
});

/** Signs out all other devices; the reader is told the outcome. */
export const endOthersAtom = atom(null, async (_get, set): Promise<boolean> => {
  const call = set(callAtom);
  const answer = await call('EndOtherSessions', {}, { quiet: true }).catch(asksSignIn);
  if (answer === 'asked') return false;
  const ended = answer?.status === true;
  set(
    notifyAtom,
    ended
      ? { key: 'personal.othersEnded', tone: 'good' }
      : { key: 'personal.othersNotEnded', tone: 'bad' },
  );
  return ended;
});

/** Signs out one other device; the reader is told the outcome. */
export const endSessionAtom = atom(null, async (_get, set, id: string): Promise<boolean> => {
  const call = set(callAtom);
  const answer = await call('EndSession', { id }, { quiet: true }).catch(asksSignIn);
  if (answer === 'asked') return false;
  const ended = answer?.status === true;
  set(
    notifyAtom,
    ended
      ? { key: 'personal.oneEnded', tone: 'good' }
      : { key: 'personal.oneNotEnded', tone: 'bad' },
  );
  return ended;
});

/** The reader's sessions, including this one. */
export function useSessions() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const call = useSetAtom(callAtom);
  const endOthers = useSetAtom(endOthersAtom);
  const endOne = useSetAtom(endSessionAtom);
  const { data, error, isValidating, mutate } = useSWR(
    reader === undefined ? null : (['ListSessions', reader] as const),
    async () => {
      const { data: found } = await call()('ListSessions', {}, { quiet: true });
      if (!found) throw new Error('The sessions came without data.');
      return found.sessions;
    },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return {
    /** Undefined until they have loaded. */
    sessions: data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    endOthers: async () => {
      if (await endOthers()) await mutate();
    },
    endOne: async (id: string) => {
      if (await endOne(id)) await mutate();
    },
  };
}
