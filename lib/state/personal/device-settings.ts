// What the service is told about a device: "device settings {language, device_language} are sent
// once per device; a device-settings-initialised flag records it".
import { atom } from 'jotai';
import { deviceLanguage } from '@/lib/browser/device/device-language';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';

/** Sends them, unless that was done before; after a failure the next visit tries again. */
export const sendDeviceSettingsAtom = atom(null, async (get, set): Promise<void> => {
  if (readStored(storageKeys.deviceSettingsInitialized) === 'true') return;
  const language = toWireLanguage(get(settingsAtom).language);
  const device_settings = { language, device_language: deviceLanguage() };
  const { code } = await set(callAtom)(
    'UpsertDeviceSettings',
    { device_settings },
    { quiet: true },
  ).catch(() => ({ code: undefined }));
  if (code === 0) writeStored(storageKeys.deviceSettingsInitialized, 'true');
});
