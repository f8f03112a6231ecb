// What readers ask of the system itself: for now, to forget them.
import type { Handlers } from '../context';
import { Refusal } from '../refusal';

export const systemHandlers: Handlers<'system'> = {
  async ClearDeviceHistory(_input, { store, identity }) {
    if (!identity.device) throw new Refusal('noReader');
    await store.accounts.erase(`d:${identity.device}`);
    return {};
  },

  /** It follows the end of an account, when nobody is signed in any more: then it is done already. */
  async ClearUserHistory(_input, { store, identity }) {
    if (identity.user) await store.accounts.erase(`u:${identity.user}`);
    return {};
  },
};
