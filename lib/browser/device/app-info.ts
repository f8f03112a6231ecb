// A native app's ids for its device and installation. They replace our own.
import { appDeviceId, isInstallId } from '@/lib/model/account/device-id';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import type { AppInfo } from './containers/container';
import { writeStored } from '../storage/storage';

/** Stores the valid ids; invalid ones are ignored. */
export function keepAppInfo({ deviceId, installId }: AppInfo): void {
  const device = deviceId === undefined ? undefined : appDeviceId(deviceId);
  if (device) writeStored(storageKeys.deviceId, device);
  if (isInstallId(installId)) writeStored(storageKeys.installId, installId);
}
