// Choosing interests: the options and the selection, saving it, and whether a new reader is asked.
// Protects: a save counts only when the service says code 0, and after a failure the selection
// stays ticked.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { ServiceError } from '@/lib/client/service-error';
import { atDetail } from '@/lib/browser/history/address';
import { queryParameter } from '@/lib/browser/history/app-page';
import { deviceId } from '@/lib/browser/device/device-id';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import { ModifyInterests } from '@/lib/model/wire/enums';
import {
  changed,
  mayInitInterests,
  savedAs,
  selectionOf,
  topicKey,
  withSaved,
  type Category,
  type Selection,
} from '@/lib/model/feed/interests';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { interestsLaterKey } from '@/lib/model/wire/further-keys';
import { rulesOf } from '@/lib/model/region-rules';
import { siteAtom } from '../page/deployment';
import { startAnewAtom } from '../feed/start-anew';
import { notifyAtom } from '../page/notices';
import { openPopupAtom, popupsAtom } from '../page/popups';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { readerAtom, unsureAtom } from '../page/reader';

/** The readers for whom this page has already decided whether to ask; '' is a guest. */
const decidedAtom = atom<readonly string[]>([]);

export type InterestChoice = { categories: Category[]; selection: Selection };

/** The options and the selection; `failed` until it is requested again. */
export function useInterestChoice() {
  const reader = useAtomValue(readerAtom)?.id;
  const { language } = useAtomValue(settingsAtom);
  const getCall = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'GetUserCandidateInterests', reader, language },
    async (): Promise<InterestChoice> => {
      const call = getCall();
      const [offered, saved] = await Promise.all([
        call('GetUserCandidateInterests', {}, { quiet: true }),
        call('GetUserInterests', {}, { quiet: true }),
      ]);
      if (!offered.interests || !saved.interests) throw new Error('Interests came without data.');
      const categories = offered.interests.map(({ category, keywords }) => ({
        category,
        keywords: keywords.map(({ keyword }) => keyword),
      }));
      return {
        categories: withSaved(categories, saved.interests),
        selection: selectionOf(saved.interests),
      };
    },
    // A selection in progress is never replaced under the reader's hands.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const failed = error !== undefined && !isValidating;
  // The answer of an earlier visit may no longer be what is saved.
  return { choice: isValidating ? undefined : data, failed, retry: () => void mutate() };
}

/** The service has saved it: the reader is not asked again, and the list follows. */
const initializedAtom = atom(null, (get, set) => {
  const reader = get(readerAtom);
  set(decidedAtom, [...get(decidedAtom), reader?.id ?? '']);
  const info = { user_id: reader?.id ?? '', name: reader?.name, is_init_interests: true };
  if (reader) keepUserInfo(info, Date.now());
  // "On the China build a successful save copies the device id into a stored flag."
  const { guestInterests } = rulesOf(get(siteAtom).region);
  if (guestInterests) writeStored(storageKeys.interestSelected, deviceId());
  set(notifyAtom, { key: 'interests.saved', tone: 'good' });
  void set(startAnewAtom, [defaultTabKey]);
});

/**
 * Replaces the reader's interests with the subjects of these bots, and follows the bots; after a
 * failure the selection stays, and a refusal says why.
 */
export const saveInterestsByBotsAtom = atom(
  null,
  async (_get, set, bot_ids: string[]): Promise<'saved' | 'failed'> => {
    try {
      const answer = await set(callAtom)('InitInterestsByBots', { bot_ids }, { quiet: true });
      if (answer.code !== 0 || !answer.bots?.length) return 'failed';
    } catch (error) {
      if (error instanceof ServiceError && error.notice && error.kind !== 'network') {
        set(notifyAtom, { ...error.notice, tone: 'bad' });
      }
      return 'failed';
    }
    set(initializedAtom);
    return 'saved';
  },
);

export type SaveResult = { result: 'saved' | 'failed'; selection: Selection };

/** Saves the selection. A part that was accepted before another failed is not sent again. */
export const saveInterestsAtom = atom(
  null,
  async (_get, set, selection: Selection): Promise<SaveResult> => {
    const call = set(callAtom);
    let now = selection;
    try {
      const draft = [...selection.draft.values()];
      if (selection.saved.size === 0) {
        const interests = JSON.stringify(draft);
        const { code } = await call('InitializeUserInterests', { interests }, { quiet: true });
        if (code !== 0) return { result: 'failed', selection: now };
      }
      const steps = selection.saved.size === 0 ? [] : (['added', 'removed'] as const);
      for (const how of steps) {
        const modify_tag_keys = changed(selection, how).map(topicKey);
        if (modify_tag_keys.length === 0) continue;
        const modify_type = how === 'added' ? ModifyInterests.Add : ModifyInterests.Remove;
        const input = { modify_type, modify_tag_keys };
        const { code } = await call('ModifyUserInterests', input, { quiet: true });
        if (code !== 0) return { result: 'failed', selection: now };
        // Additions first: the selection never falls below its minimum size in between.
        if (how === 'added') now = savedAs(now, [...now.saved.values(), ...changed(now, 'added')]);
      }
      set(initializedAtom);
      return { result: 'saved', selection: savedAs(now, draft) };
    } catch {
      return { result: 'failed', selection: now };
    }
  },
);

/** A reader who closes the selector is not asked again in this visit. */
export const putOffInterestsAtom = atom(null, (get) => {
  writeStored(interestsLaterKey, get(readerAtom)?.id ?? 'guest', 'sessionStorage');
});

/** Shows the selector to a new reader; once per reader and page load. */
export const initInterestsAtom = atom(null, async (get, set): Promise<'shown' | 'skipped'> => {
  const reader = get(readerAtom);
  const who = reader?.id ?? '';
  const facts = {
    region: get(siteAtom).region,
    signedIn: reader !== undefined,
    done:
      get(decidedAtom).includes(who) ||
      readStored(storageKeys.interestSelected) === deviceId() ||
      readStored(interestsLaterKey, 'sessionStorage') === (reader?.id ?? 'guest'),
    offline: queryParameter('offlineID') !== undefined,
  };
  // A reader who came for an article reads it first, and other open popups finish first: the list
  // asks when it has the page to itself.
  const isOver = () => get(popupsAtom).some(({ open }) => open);
  if (
    get(unsureAtom) ||
    atDetail() ||
    isOver() ||
    !mayInitInterests({ ...facts, initialized: false })
  )
    return 'skipped';
  set(decidedAtom, [...get(decidedAtom), who]);
  const answer = await set(callAtom)('IsFirstlyLogin', {}, { quiet: true }).catch(() => undefined);
  // Without an answer nobody is asked; the next visit may know.
  const initialized = answer?.is_init_interests;
  if (initialized === undefined || get(readerAtom)?.id !== reader?.id) return 'skipped';
  writeStored(storageKeys.firstLogin, String(!initialized));
  if (reader) {
    const info = { user_id: reader.id, name: reader.name, is_init_interests: initialized };
    keepUserInfo(info, Date.now());
  }
  if (initialized) return 'skipped';
  if (atDetail() || isOver()) {
    const others = get(decidedAtom).filter((id) => id !== who);
    set(decidedAtom, others);
    return 'skipped';
  }
  set(openPopupAtom, { kind: 'interests' });
  return 'shown';
});
