// The device id: created once from the current time and kept in local storage. Where storage fails
// it lasts as long as the page.
import { isDeviceId, newDeviceId } from '@/lib/model/device-id';
import { storageKeys } from '@/lib/model/storage-keys';
import { readStored, writeStored } from './storage';

let known: string | undefined;

/** The id of this device; the second call returns the same one. */
export function deviceId(): string {
  const stored = readStored(storageKeys.deviceId);
  if (isDeviceId(stored)) return stored;
  known ??= newDeviceId(Date.now(), Math.random());
  writeStored(storageKeys.deviceId, known);
  return known;
}
