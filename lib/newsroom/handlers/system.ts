// Readers' requests to the system itself: for now, to erase their data.
import type { Handlers } from '../context';
import { Refusal } from '../refusal';

export const systemHandlers: Handlers<'system'> = {
  async ClearDeviceHistory(_input, { store, identity }) {
    if (!identity.device) throw new Refusal('noReader');
    await store.accounts.erase(`d:${identity.device}`);
    return {};
  },

  /** Called after an account is deleted, when nobody is signed in: it is done already. */
  async ClearUserHistory(_input, { store, identity }) {
    if (identity.user) await store.accounts.erase(`u:${identity.user}`);
    return {};
  },
};
