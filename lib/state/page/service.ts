// How the browser speaks to the news service: typed calls to its own origin. The client and the
// contract's schemas are loaded when the first call is made, not with the first screen.
import { atom } from 'jotai';
import type { Call } from '@/lib/client/create-client';
import type { Notice } from '@/lib/client/interceptor';
import { ServiceError } from '@/lib/client/service-error';
import type { Fetch } from '@/lib/contract';
import { ownOrigin } from '@/lib/browser/address';
import { deviceId } from '@/lib/browser/device-id';
import { isOnline } from '@/lib/browser/online';
import { cubeId } from '@/lib/model/account/device-id';
import { toWireLanguage } from '@/lib/model/text/languages';
import { notifyAtom, type NoticeKey, type ToastText } from './notices';
import { settingsAtom } from './settings';
import { askSignInAtom } from './sign-in';
import { readerAtom, sessionEndedAtom } from './reader';

/** The network; tests put another one here. */
export const fetchAtom = atom<{ fetch: Fetch }>({ fetch: (request) => fetch(request) });

/** What every call says of this device. */
export const callHeadersAtom = atom((get) => ({
  'cube-id': cubeId(deviceId()),
  language: toWireLanguage(get(settingsAtom).language),
}));

/** What is told of a call that got no answer: a device without a network is no fault of the service. */
export const unansweredKey = (): NoticeKey =>
  isOnline() ? 'errors.serviceError' : 'errors.noNetwork';

const saidOf = (notice: Notice): ToastText =>
  'key' in notice && notice.key === 'errors.serviceError' ? { key: unansweredKey() } : notice;

/** Makes one typed call; failures are told to the reader unless the call is `quiet`. */
export const callAtom = atom(null, (get, set): Call => {
  const { fetch: network } = get(fetchAtom);
  return async (name, input, options) => {
    const loaded = await import('@/lib/client/create-client').catch((cause: unknown) => {
      // Without the client no call leaves: to whoever made it that is a network that failed.
      if (!options?.quiet) set(notifyAtom, { key: unansweredKey(), tone: 'bad' });
      throw new ServiceError('network', 'The client did not come.', undefined, { cause });
    });
    const { createClient } = loaded;
    const call = createClient(network, {
      base: ownOrigin(),
      headers: () => get(callHeadersAtom),
      notify: (notice) => set(notifyAtom, { tone: 'bad', ...saidOf(notice) }),
      onNotLoggedIn: () => {
        if (get(readerAtom)) set(sessionEndedAtom, true);
        set(askSignInAtom, 'continue');
      },
    });
    return call(name, input, options);
  };
});
