// What readers ask of the system itself: for now, to forget them.
import type { Handlers } from '../context';

export const systemHandlers: Handlers<'system'> = {
  async ClearDeviceHistory() {
    return {};
  },

  async ClearUserHistory() {
    return {};
  },
};
