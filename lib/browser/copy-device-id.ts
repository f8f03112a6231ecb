// The device id on the clipboard, for those who are asked for it.
import { deviceId } from './device-id';

/** Copies the id of this device; rejects where that is not allowed. */
export async function copyDeviceId(): Promise<void> {
  await navigator.clipboard.writeText(deviceId());
}
