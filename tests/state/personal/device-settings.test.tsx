/** @jest-environment ./tests/dom-with-fetch.mjs */
import { sendDeviceSettingsAtom } from '@/lib/state/personal/device-settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { newReader, type Answer } from '../reader';

beforeEach(() => localStorage.clear());

describe('device settings', () => {
  it('are sent once per device, over two visits', async () => {
    for (const visit of [1, 2]) {
      const { store, asked } = newReader(() => ({ body: { code: 0 } }));
      store.set(changeSettingsAtom, { language: 'ph' });
      await store.set(sendDeviceSettingsAtom);
      expect(asked).toEqual(
        visit === 1
          ? [
              {
                name: 'UpsertDeviceSettings',
                input: { device_settings: { language: 'PH', device_language: 'en-US' } },
              },
            ]
          : [],
      );
      expect(localStorage.getItem('device_settings_initialized')).toBe('true');
    }
  });

  it.each(['broken', { body: { code: 400 } }] as Answer[])(
    'are sent at the next visit when the service did not accept them',
    async (answer) => {
      const { store } = newReader(() => answer);
      await store.set(sendDeviceSettingsAtom);
      expect(localStorage.getItem('device_settings_initialized')).toBeNull();
    },
  );
});
