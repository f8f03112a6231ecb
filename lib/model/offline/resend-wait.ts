// How long what could not be sent waits for its next try. Protects: a service that fails is not asked
// by all its readers at once, nor sooner than it says.
import { resendFirstMs, resendMostMs } from '../limits/offline';

/**
 * Milliseconds after the failure of number `failures` (from 1): twice as long each time, spread by
 * `random` (0 to 1) over its second half.
 */
export function resendWaitMs(
  failures: number,
  random: number,
  retryAfterSeconds: number | undefined,
): number {
  const whole = Math.min(resendMostMs, resendFirstMs * 2 ** (failures - 1));
  return Math.max(whole * (0.5 + random / 2), (retryAfterSeconds ?? 0) * 1_000);
}
