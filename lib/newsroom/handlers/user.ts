// The reader's tabs and the settings of a device.
import { builtInTabs } from '@/lib/model/tabs';
import type { Handlers } from '../context';
import { Refusal } from '../refusal';

export const userHandlers: Handlers<'user'> = {
  async DisplayTabs() {
    return { tabs: [...builtInTabs] };
  },

  async UpsertDeviceSettings({ device_settings }, { store, identity, now }) {
    if (!identity.device) throw new Refusal(400, 'There is no device to keep settings for.', 400);
    await store.readers.saveDeviceSettings(identity.device, device_settings, now);
    return {};
  },
};
