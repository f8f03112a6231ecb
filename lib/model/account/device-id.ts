// The id of a device: created once from the current time; `cube-id` is a fixed prefix plus it.
import { cubeIdPrefix } from '../limits/service';

/** A new id from the time (ms) and a random number in [0, 1) that distinguishes two devices. */
export function newDeviceId(now: number, random: number): string {
  const tail = Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `${now}${tail}`;
}

/** Accepts the ids that this program creates, and nothing that could break a header. */
export function isDeviceId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}

const appPrefix = 'app_';

/**
 * "In app mode the device id in local storage is prefixed with app_"; undefined for an invalid id.
 */
export function appDeviceId(id: string): string | undefined {
  const prefixed = id.startsWith(appPrefix) ? id : appPrefix + id;
  return isDeviceId(prefixed) ? prefixed : undefined;
}

/** The id of an installation, as an app reports it. */
export function isInstallId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

/** The value of the `cube-id` header. */
export function cubeId(deviceId: string): string {
  return `${cubeIdPrefix}${deviceId}`;
}
