// The device id: created once from the current time and stored in local storage. If storage fails
// it lasts as long as the page.
import { appDeviceId, isDeviceId, newDeviceId } from '@/lib/model/account/device-id';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { inContainer } from './in-container';
import { readStored, writeStored } from '../storage/storage';

let known: string | undefined;

/** The id of this device; the second call returns the same one. */
export function deviceId(): string {
  const stored = readStored(storageKeys.deviceId);
  const id = isDeviceId(stored) ? stored : (known ??= newDeviceId(Date.now(), Math.random()));
  const shown = inContainer() ? (appDeviceId(id) ?? id) : id;
  if (shown !== stored) writeStored(storageKeys.deviceId, shown);
  return shown;
}
