// The id of a device: made once from the current time; `cube-id` is a fixed prefix plus it.
import { cubeIdPrefix } from './limits';

/** A new id from the time (ms) and a random number in [0, 1) that keeps two devices apart. */
export function newDeviceId(now: number, random: number): string {
  const tail = Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `${now}${tail}`;
}

/** What this program makes, and nothing that could break a header. */
export function isDeviceId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}

/** The value of the `cube-id` header. */
export function cubeId(deviceId: string): string {
  return `${cubeIdPrefix}${deviceId}`;
}
