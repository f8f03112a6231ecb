// A circuit breaker: after a few failures in a row a remote service is not called for a moment,
// then one call tries it. Protects: readers wait once for a service that is down and not every
// time, and the log says when it went down and came back. Pages give up sooner than readers' calls:
// a service that is too slow for pages is still called for those, so that a working service is not
// refused.
import { secondMs } from '@/lib/model/time';

/**
 * Failures in a row after which a service counts as down, and the pause before it is tried again;
 * ours.
 */
export const failuresUntilAway = 3;
export const awayMs = 3 * secondMs;

export type Breaker = {
  /**
   * Whether to call now. While the service is down, one call in a while may; a `patient` call waits
   * as long as a call may take, and may call a service that is only slow.
   */
  mayAsk(patient?: boolean): boolean;
  /** The service began an answer, whatever it was. */
  answered(): void;
  /**
   * The service could not be reached, or did not begin in time. `asked`: when, by the breaker's
   * clock, a call was made whose connection broke: calls that break together, as when one of
   * several services dies, count as one failure.
   */
  failed(asked?: number): void;
  /** The service did not begin within the shorter time that a caller had. */
  late(): void;
  /** The start time to pass to `failed`. */
  now(): number;
};

export type BreakerOptions = {
  /** Called once for each change. */
  onChange?: (away: boolean) => void;
  clock?: () => number;
};

/** A circuit breaker for one service; `clock` gives milliseconds. */
export function createBreaker({ onChange, clock = Date.now }: BreakerOptions = {}): Breaker {
  let failures = 0;
  let late = 0;
  let until = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let away = false;

  function turn(now: boolean): void {
    if (now === away) return;
    away = now;
    onChange?.(away);
  }

  function countUp(): void {
    if (failures + late < failuresUntilAway) return;
    until = clock() + awayMs;
    turn(true);
  }

  return {
    mayAsk(patient = false) {
      if (patient && failures < failuresUntilAway) return true;
      // A clock that was set back must not keep anyone waiting.
      if (!away || clock() >= until || clock() < until - awayMs) {
        // This call tries the service on behalf of all others.
        until = clock() + awayMs;
        return true;
      }
      return false;
    },
    answered() {
      failures = 0;
      late = 0;
      turn(false);
    },
    now: clock,
    failed(asked) {
      // After a clock was set back it is unknown which failures belong together.
      if (asked !== undefined && asked < failedAt && failedAt <= clock()) return;
      failedAt = clock();
      failures += 1;
      countUp();
    },
    late() {
      late += 1;
      countUp();
    },
  };
}
