// Writes down the reports of days that are over, in one process at a time, and then whatever follows
// from them. Protects: a day that was missed while nothing ran is caught up with.
import { languages } from '@/lib/model/text/languages';
import { minuteMs } from '@/lib/model/time';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { dueDay } from './calendar-day';
import type { DayReports } from './day-reports';
import { sleepFor } from '../sleep-for';

/** Days that are caught up with; older ones are made when somebody asks for them. */
const daysBack = 7;
const lookEveryMs = minuteMs;

export type DayRunParts = {
  store: Store;
  days: DayReports;
  clock: Clock;
  log: { error(data: object, text: string): void };
  /** Runs after the reports are there, again every minute. */
  then?(signal: AbortSignal): Promise<unknown>;
  sleep?(ms: number, signal: AbortSignal): Promise<void>;
};

/** The reports of the days that are over and not written yet. */
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

/** Looks once a minute until `signal` fires. */
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
