// What the newsroom asks of its database about the reports of days and about who gets them by mail.
import type { DailyReport } from '@/lib/contract';
import type { Language, LocalizedText } from '@/lib/model/text/languages';

/** As much of an event as decides its place in a report. */
export type DayEvent = {
  id: string;
  lang: Language;
  title: LocalizedText;
  tabs: string[];
  rank_time: number;
  release_time: number;
  /** Part of the sample edition. */
  sample: boolean;
  /** Publishers, each once. */
  sources: number;
};

export type StoredDailyReport = DailyReport & { day: string; lang: Language };

export interface DailyReportStore {
  /**
   * In a transaction that is open, before what is left out of a report is read to be changed: until it
   * is over nobody else writes this report.
   */
  takeTurn(day: string, lang: Language): Promise<void>;
  /**
   * Live events whose newest report is of this time (`from` included, `to` not), the highest ranks
   * first.
   */
  events(from: number, to: number, limit: number): Promise<DayEvent[]>;
  /** The time of the newest report before a time, of live events, not older than `oldest`. */
  newestBefore(time: number, oldest: number): Promise<number | undefined>;
  /**
   * A report as it may be read now: without events that were taken down or are gone, under the ids
   * that events have now.
   */
  get(day: string, lang: Language): Promise<StoredDailyReport | undefined>;
  /** Replaces the report of that day and language. `without`: events that an operator left out. */
  put(report: StoredDailyReport, without?: readonly string[]): Promise<void>;
  /**
   * Replaces it with one that was written without these; false, and nothing replaced, where an
   * operator left out others meanwhile.
   */
  renew(report: StoredDailyReport, without: readonly string[]): Promise<boolean>;
  /** What an operator left out of that report. */
  without(day: string, lang: Language): Promise<string[]>;
  /** Days that have a finished report, the newest first. */
  finished(limit: number): Promise<string[]>;
  /** Removes the reports of days before this one; how many went. */
  forget(before: string): Promise<number>;
}

/** Only accounts get mail; the prefix is that of every owner of rows. */
type Owner = `u:${string}` | `d:${string}`;

/** How a reader gets the report of a day. */
export type DailyMail = { owner: Owner; lang: Language };

export interface DailyMailStore {
  /** The reader's wish; undefined where they have none. */
  of(owner: Owner): Promise<DailyMail | undefined>;
  /** `day` is the one that is out already: the first mail is of a later one. */
  want(mail: DailyMail, day: string, now: number): Promise<void>;
  /** False when it was not wanted. */
  stop(owner: Owner): Promise<boolean>;
  /** Whose mail of this day is still to be sent, or may be tried again, in a fixed order. */
  due(day: string, now: number, limit: number): Promise<DailyMail[]>;
  /**
   * Takes the mail of a day: true for one caller only, whatever else runs. A taken one is not given
   * out again, unless {@link DailyMailStore.failed} or {@link DailyMailStore.putBack} is said of it.
   */
  claim(owner: Owner, day: string, now: number): Promise<boolean>;
  sent(owner: Owner, day: string): Promise<void>;
  /** It was not handed over: it may be tried again later in the day. */
  failed(owner: Owner, day: string): Promise<void>;
  /** Nothing was tried with it: as failed, but it does not count among its tries. */
  putBack(owner: Owner, day: string): Promise<void>;
}
