// Provides the reports of days: a finished one as it was written, one of an unfinished day as of
// now. Protects: concurrent requests write it once, and a day without news has none.
import { isoDay } from '@/lib/model/calendar';
import type { Language } from '@/lib/model/text/languages';
import { minuteMs } from '@/lib/model/time';
import type { StoredDailyReport } from '../store/contract/day-store';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { dayAfter, dueDay, timesOf, type DaySettings } from './calendar-day';
import { writeReport } from './write-report';

/** How many days can be requested at once. */
const dailyDaysMost = 90;
/** The report of the current day is rebuilt after this. */
export const dailyFreshMs = 10 * minuteMs;

export type DayReports = {
  readonly settings: DaySettings;
  /** Undefined for a day without news. */
  get(day: string, lang: Language): Promise<StoredDailyReport | undefined>;
  /**
   * Rewrites the report of a day from its current events and keeps these out from then on; it has
   * no sections if these were all. Undefined for a day without news.
   */
  rewrite(
    day: string,
    lang: Language,
    without: readonly string[],
  ): Promise<StoredDailyReport | undefined>;
  /** Writes the report of a day that is due, unless its final version exists. */
  finish(day: string, lang: Language): Promise<void>;
  /** Days with a report or events, newest first; at most {@link dailyDaysMost}. */
  days(): Promise<string[]>;
};

/** The report of a day without news is undefined. */
export function createDayReports(store: Store, settings: DaySettings, clock: Clock): DayReports {
  const { zone } = settings;
  const underWay = new Map<string, Promise<StoredDailyReport | undefined>>();

  /** The report as of now; undefined where there is nothing to store. */
  async function made(
    day: string,
    lang: Language,
    without: readonly string[],
  ): Promise<StoredDailyReport | undefined> {
    const now = clock();
    const report = await writeReport(store, { day, lang, zone, without });
    const isEmpty = !report || report.sections.length === 0;
    if (isEmpty && without.length === 0) return undefined;
    const { sections = [], events_count = 0 } = report ?? {};
    const written = { day, lang, sections, events_count };
    return { ...written, made_at: now, final: day <= dueDay(now, settings) };
  }

  /**
   * What an operator excluded stays out of every later version, even of one that is being written.
   */
  async function write(day: string, lang: Language): Promise<StoredDailyReport | undefined> {
    for (;;) {
      const without = await store.dailyReports.without(day, lang);
      const report = await made(day, lang, without);
      if (!report || (await store.dailyReports.renew(report, without))) return report;
    }
  }

  function writeOnce(day: string, lang: Language): Promise<StoredDailyReport | undefined> {
    const key = `${day} ${lang}`;
    const running = underWay.get(key);
    if (running) return running;
    const writing = write(day, lang)
      .then((report) => (report?.sections.length ? report : undefined))
      .finally(() => underWay.delete(key));
    underWay.set(key, writing);
    return writing;
  }

  return {
    settings,

    async get(day, lang) {
      const now = clock();
      const today = isoDay(now, zone);
      const known = await store.dailyReports.get(day, lang);
      const isGood = known && (known.final || now - known.made_at < dailyFreshMs);
      if (isGood) return known.sections.length > 0 ? known : undefined;
      if (day > today || day < dayAfter(today, -dailyDaysMost)) return undefined;
      return writeOnce(day, lang);
    },

    async rewrite(day, lang, without) {
      const report = await made(day, lang, without);
      if (report) await store.dailyReports.put(report, without);
      return report;
    },

    async finish(day, lang) {
      const known = await store.dailyReports.get(day, lang);
      if (known?.final !== true) await writeOnce(day, lang);
    },

    async days() {
      const today = isoDay(clock(), zone);
      const oldest = timesOf(dayAfter(today, 1 - dailyDaysMost), zone).from;
      const days = new Set(await store.dailyReports.finished(dailyDaysMost));
      let before = timesOf(today, zone).to;
      for (;;) {
        const time = await store.dailyReports.newestBefore(before, oldest);
        if (time === undefined) break;
        const day = isoDay(time, zone);
        days.add(day);
        before = timesOf(day, zone).from;
      }
      return [...days].sort().reverse().slice(0, dailyDaysMost);
    },
  };
}
