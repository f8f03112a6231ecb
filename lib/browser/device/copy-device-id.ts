// Copies the device id to the clipboard, for readers who are asked for it.
import { deviceId } from './device-id';

/** Copies the id of this device; rejects if that is not allowed. */
export async function copyDeviceId(): Promise<void> {
  await navigator.clipboard.writeText(deviceId());
}
