// The delay before an unsent call is retried. Protects: a failing service is not called by all its
// readers at once, nor sooner than it says.
import { minuteMs, secondMs } from '../time';

/** The first delay before a failed call is resent; the delays grow up to a maximum. */
export const resendFirstMs = 5 * secondMs;
export const resendMostMs = 5 * minuteMs;

/**
 * Milliseconds after the failure of number `failures` (from 1): doubling each time, with jitter
 * from `random` (0 to 1) over the second half.
 */
export function resendWaitMs(
  failures: number,
  random: number,
  retryAfterSeconds: number | undefined,
): number {
  const whole = Math.min(resendMostMs, resendFirstMs * 2 ** (failures - 1));
  return Math.max(whole * (0.5 + random / 2), (retryAfterSeconds ?? 0) * 1_000);
}
