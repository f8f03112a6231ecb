// Writes the reports of finished days, in one process at a time, and then runs what depends on
// them. Protects: days missed while nothing ran are caught up on.
import { languages } from '@/lib/model/text/languages';
import { minuteMs } from '@/lib/model/time';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { dueDay } from './calendar-day';
import type { DayReports } from './day-reports';
import { sleepFor } from '../sleep-for';

/** Days that are caught up on; older reports are written on request. */
const daysBack = 7;
const lookEveryMs = minuteMs;

export type DayRunParts = {
  store: Store;
  days: DayReports;
  clock: Clock;
  log: { error(data: object, text: string): void };
  /** Runs every minute, after the reports are written. */
  then?(signal: AbortSignal): Promise<unknown>;
  sleep?(ms: number, signal: AbortSignal): Promise<void>;
};

/** Writes the missing reports of finished days. */
export async function finishDays(
  { days, clock }: Pick<DayRunParts, 'days' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const due = dueDay(clock(), days.settings);
  const over = (await days.days()).filter((day) => day <= due).slice(0, daysBack);
  for (const day of over) {
    for (const lang of languages) if (!signal.aborted) await days.finish(day, lang);
  }
}

/** Checks once a minute until `signal` fires. */
export async function runDays(parts: DayRunParts, signal: AbortSignal): Promise<void> {
  const { store, then, sleep = sleepFor, log } = parts;
  while (!signal.aborted) {
    try {
      await store.exclusively('daily-report', async () => {
        await finishDays(parts, signal);
        await then?.(signal);
      });
    } catch (error) {
      log.error({ err: error }, 'the report of the day failed');
    }
    await sleep(lookEveryMs, signal);
  }
}
