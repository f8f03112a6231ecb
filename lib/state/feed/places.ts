// The reading place, synchronized between the reader's devices. Protects: it is stored only for
// readers with an account, quietly: a failure is not reported and loses nothing.
import { atom } from 'jotai';
import { deviceId } from '@/lib/browser/device/device-id';
import { isElsewhere, readListPlace, type ListPlace } from '@/lib/model/feed/places';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

const listKey = (tab: string) => `place.${tab}`;

/** Undefined if it could not be loaded. */
const readAtom = atom(null, async (get, set, key: string): Promise<string | undefined> => {
  if (!get(ownReaderAtom)) return undefined;
  const asked = set(callAtom)('GetRemoteCache', { key }, { quiet: true });
  return (await asked.catch(() => undefined))?.data?.value;
});

const keepAtom = atom(null, async (get, set, key: string, value: unknown): Promise<void> => {
  if (!get(ownReaderAtom)) return;
  const entry = { key, value: JSON.stringify(value) };
  // The next place will be sent again.
  await set(callAtom)('SetRemoteCache', entry, { quiet: true }).catch(() => undefined);
});

/** Where the reader stopped in a tab on another device; undefined if on none. */
export const listPlaceAtom = atom(
  null,
  async (_get, set, tab: string): Promise<ListPlace | undefined> => {
    const place = readListPlace((await set(readAtom, listKey(tab))) ?? '');
    return place && isElsewhere(place, deviceId(), Date.now()) ? place : undefined;
  },
);

export const keepListPlaceAtom = atom(null, (_get, set, tab: string, id: string) =>
  set(keepAtom, listKey(tab), { id, at: Date.now(), device: deviceId() } satisfies ListPlace),
);
