// How a call is made once the client has loaded: its headers about this device, and what the reader
// is told about it.
import { atom } from 'jotai';
import { createClient, type Call } from '@/lib/client/create-client';
import type { Notice } from '@/lib/client/interceptor';
import type { Fetch } from '@/lib/contract';
import { ownOrigin } from '@/lib/browser/history/address';
import { deviceId } from '@/lib/browser/device/device-id';
import { cubeId } from '@/lib/model/account/device-id';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { notifyAtom, type ToastText } from './notices';
import { readerAtom, sessionEndedAtom } from './reader';
import { settingsAtom } from './settings';
import { askSignInAtom } from './sign-in';
import { unansweredKey } from './unanswered';

/** The headers about this device that every call carries. */
export const callHeadersAtom = atom((get) => ({
  'cube-id': cubeId(deviceId()),
  language: toWireLanguage(get(settingsAtom).language),
}));

const saidOf = (notice: Notice): ToastText =>
  'key' in notice && notice.key === 'errors.serviceError' ? { key: unansweredKey() } : notice;

/** Calls over a network; failures are told to the reader unless the call is `quiet`. */
export const makeCallAtom = atom(null, (get, set, fetch: Fetch): Call =>
  createClient(fetch, {
    base: ownOrigin(),
    headers: () => get(callHeadersAtom),
    notify: (notice) => set(notifyAtom, { tone: 'bad', ...saidOf(notice) }),
    onNotLoggedIn: () => {
      if (get(readerAtom)) set(sessionEndedAtom, true);
      set(askSignInAtom, 'continue');
    },
  }),
);
