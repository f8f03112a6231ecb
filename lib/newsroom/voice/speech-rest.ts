// Pauses requests to the speech service. Protects: nobody waits for a hanging service sentence
// after sentence, and a service that asks for a pause, or refuses us, does not get a request from
// each reader for each sentence.
import type { Logger } from 'pino';
import { minuteMs } from '@/lib/model/time';
import { retryAfterMs } from '../retry-after';
import type { Clock } from '../types';

/**
 * How long a failing or refusing service is not called again, and the longest pause it may request.
 */
export const voiceRestMs = minuteMs;
export const voiceRestMostMs = 10 * minuteMs;

/** The error response of the service. */
export class SpeechRefusal extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: string | null,
  ) {
    super(`The speech service answered ${status}.`);
  }
}

/** Thrown while requests are paused. */
export class SpeechRests extends Error {}

/** The service asks for a pause, or has a problem that an operator must fix. */
const tellsToWait: ReadonlySet<number> = new Set([401, 402, 403, 404, 429, 503]);

/** How long to pause after an error; undefined where the next request may well succeed. */
function restAfter(error: unknown, now: number): number | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return voiceRestMs;
  if (!(error instanceof SpeechRefusal) || !tellsToWait.has(error.status)) return undefined;
  return Math.min(retryAfterMs(error.retryAfter, now) ?? voiceRestMs, voiceRestMostMs);
}

/** For one process: each finds out by itself. */
export function createSpeechRest(clock: Clock, log: Logger) {
  let until = 0;

  return {
    /** Runs `ask` unless requests are paused. @throws SpeechRests, or what `ask` throws. */
    async whileAwake<T>(ask: () => Promise<T>): Promise<T> {
      if (clock() < until) throw new SpeechRests('The speech service rests.');
      try {
        return await ask();
      } catch (error) {
        const now = clock();
        const ms = restAfter(error, now);
        if (ms !== undefined && now + ms > until) {
          until = now + ms;
          log.warn({ err: error, seconds: Math.ceil(ms / 1000) }, 'the speech service rests');
        }
        throw error;
      }
    },
  };
}
