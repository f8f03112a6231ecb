// How the browser calls the news service: typed calls to its own origin. The client and the
// contract's schemas are loaded with the first call, not with the first screen.
import { atom } from 'jotai';
import type { Call } from '@/lib/client/create-client';
import { ServiceError } from '@/lib/client/service-error';
import type { Fetch } from '@/lib/contract';
import { notifyAtom } from './notices';
import { unansweredKey } from './unanswered';

/** The network; tests replace it. */
export const fetchAtom = atom<{ fetch: Fetch }>({ fetch: (request) => fetch(request) });

/** Makes one typed call; failures are shown to the reader unless the call is `quiet`. */
export const callAtom = atom(null, (get, set): Call => {
  const { fetch: network } = get(fetchAtom);
  return async (name, input, options) => {
    const loaded = await import('./make-call').catch((cause: unknown) => {
      // Without the client no call can be sent: to the caller that is a network failure.
      if (!options?.quiet) set(notifyAtom, { key: unansweredKey(), tone: 'bad' });
      throw new ServiceError('network', 'The client did not come.', undefined, { cause });
    });
    return set(loaded.makeCallAtom, network)(name, input, options);
  };
});
