// The ids that a native app has for its device and installation. They take the place of our own.
import { appDeviceId, isInstallId } from '@/lib/model/account/device-id';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import type { AppInfo } from './containers/container';
import { writeStored } from './storage';

/** Keeps what is usable of it; what is not changes nothing. */
export function keepAppInfo({ deviceId, installId }: AppInfo): void {
  const device = deviceId === undefined ? undefined : appDeviceId(deviceId);
  if (device) writeStored(storageKeys.deviceId, device);
  if (isInstallId(installId)) writeStored(storageKeys.installId, installId);
}
