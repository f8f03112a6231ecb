// A remote service that does not answer is not asked for every page: after a few failures in a row
// it is left alone for a moment, then one call tries it. Protects: readers wait for a service that is
// away once and not each time, and the log says when it went and when it came back.
// Pages give up sooner than the calls of readers: a service that is too slow for pages is still asked
// by calls, which would otherwise be refused by one that lives.
import { secondMs } from '@/lib/model/time';

/** Failures in a row after which a service counts as away, and how long it is left alone; ours. */
export const failuresUntilAway = 3;
export const awayMs = 3 * secondMs;

export type Breaker = {
  /**
   * Whether to ask now. While it is away one call in a while may; `patient` is a call that waits for
   * its answer as long as one may take, and may ask a service that is only slow.
   */
  mayAsk(patient?: boolean): boolean;
  /** It began an answer, whatever it was. */
  answered(): void;
  /**
   * It could not be reached, or did not begin in time. `asked`: when, by the breaker's clock, a call
   * was made whose connection broke: calls that break together, as when one of several services dies,
   * are one failure.
   */
  failed(asked?: number): void;
  /** It did not begin within the shorter time that somebody had. */
  late(): void;
  /** The time for `failed`. */
  now(): number;
};

export type BreakerOptions = {
  /** Hears once of each change. */
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
      // A clock that was set back keeps nobody waiting.
      if (!away || clock() >= until || clock() < until - awayMs) {
        // Whoever asks now tries for the others.
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
      // A clock that was set back tells nothing of what was together.
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
