// What the newsroom needs from its database about daily reports and who gets them by mail.
import type { DailyReport } from '@/lib/contract';
import type { Language, LocalizedText } from '@/lib/model/text/languages';

/** The part of an event that decides its place in a report. */
export type DayEvent = {
  id: string;
  lang: Language;
  title: LocalizedText;
  tabs: string[];
  rank_time: number;
  release_time: number;
  /** Part of the sample edition. */
  sample: boolean;
  /** Distinct publishers. */
  sources: number;
};

export type StoredDailyReport = DailyReport & { day: string; lang: Language };

export interface DailyReportStore {
  /**
   * Call inside an open transaction before reading the left-out events in order to change them:
   * until it ends nobody else writes this report.
   */
  takeTurn(day: string, lang: Language): Promise<void>;
  /**
   * Live events whose newest report has a time from `from` (included) to `to` (excluded), the
   * highest ranks first.
   */
  events(from: number, to: number, limit: number): Promise<DayEvent[]>;
  /** The time of the newest report before `time`, among live events, not older than `oldest`. */
  newestBefore(time: number, oldest: number): Promise<number | undefined>;
  /**
   * A report as it may be read now: without events that were taken down or are gone, and with the
   * current ids of events.
   */
  get(day: string, lang: Language): Promise<StoredDailyReport | undefined>;
  /** Replaces the report of that day and language. `without`: events that an operator left out. */
  put(report: StoredDailyReport, without?: readonly string[]): Promise<void>;
  /**
   * Replaces the report with one written without these events. False, and nothing replaced, where
   * an operator has left out others meanwhile.
   */
  renew(report: StoredDailyReport, without: readonly string[]): Promise<boolean>;
  /** The events that an operator left out of that report. */
  without(day: string, lang: Language): Promise<string[]>;
  /** Days with a finished report, newest first. */
  finished(limit: number): Promise<string[]>;
  /** Deletes the reports of days before this one and returns how many. */
  forget(before: string): Promise<number>;
}

/** Only accounts get mail; the type is that of every owner of rows. */
type Owner = `u:${string}` | `d:${string}`;

/** A reader's subscription to the report of a day. */
export type DailyMail = { owner: Owner; lang: Language };

export interface DailyMailStore {
  /** The reader's subscription; undefined where they have none. */
  of(owner: Owner): Promise<DailyMail | undefined>;
  /**
   * Subscribes. `day` is the day whose report is out already: the first mail is for a later one.
   */
  want(mail: DailyMail, day: string, now: number): Promise<void>;
  /** Unsubscribes; false when there was no subscription. */
  stop(owner: Owner): Promise<boolean>;
  /**
   * Subscriptions whose mail of this day is still to be sent, or may be tried again, in a fixed
   * order.
   */
  due(day: string, now: number, limit: number): Promise<DailyMail[]>;
  /**
   * Claims the mail of a day: true for one caller only, however many run. A claimed mail is not
   * given out again, unless {@link DailyMailStore.failed} or {@link DailyMailStore.putBack} is
   * called for it.
   */
  claim(owner: Owner, day: string, now: number): Promise<boolean>;
  sent(owner: Owner, day: string): Promise<void>;
  /** It was not handed over: it may be tried again later in the day. */
  failed(owner: Owner, day: string): Promise<void>;
  /** Nothing was tried: as `failed`, but without counting as a try. */
  putBack(owner: Owner, day: string): Promise<void>;
}
