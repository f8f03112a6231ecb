// When the speech service is left alone. Protects: nobody waits in silence for a service that hangs,
// sentence after sentence, and one that asked for a pause, or refuses us, is not asked again by each
// reader for each sentence.
import type { Logger } from 'pino';
import { voiceRestMostMs, voiceRestMs } from '@/lib/model/limits/voice';
import { retryAfterMs } from '../retry-after';
import type { Clock } from '../types';

/** What the service answered in place of a sound. */
export class SpeechRefusal extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: string | null,
  ) {
    super(`The speech service answered ${status}.`);
  }
}

/** The service is not asked now. */
export class SpeechRests extends Error {}

/** It wants no more for a while, or what is wrong with it an operator has to mend. */
const tellsToWait: ReadonlySet<number> = new Set([401, 402, 403, 404, 429, 503]);

/** How long it is left alone after an error; undefined where the next sound may well come. */
function restAfter(error: unknown, now: number): number | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return voiceRestMs;
  if (!(error instanceof SpeechRefusal) || !tellsToWait.has(error.status)) return undefined;
  return Math.min(retryAfterMs(error.retryAfter, now) ?? voiceRestMs, voiceRestMostMs);
}

/** Of one process: each finds out by itself. */
export function createSpeechRest(clock: Clock, log: Logger) {
  let until = 0;

  return {
    /** Runs `ask`, unless the service rests. @throws SpeechRests, or what `ask` throws. */
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
