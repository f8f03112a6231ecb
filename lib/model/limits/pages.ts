// The limits of reading the pages behind feed items.
import { dayMs, hourMs, minuteMs } from '../time';

/** An item's text shorter than this is a teaser, so its page is read. Chinese counts threefold. */
export const teaserChars = 1_500;
/** "≤ 3 MiB", and a page may cost "10 s of processor time" and this much memory, in MiB. */
export const pageBytes = 3 * 1024 * 1024;
export const pageReadMs = 10_000;
export const pageReadMegabytes = 256;
/**
 * "Per-host pace (≥ 2 s, one at a time)"; a longer pace that a host requests is respected up to
 * this.
 */
export const pageHostPauseMs = 2_000;
export const pageHostPauseMostMs = minuteMs;
export const pagesAtOnce = 4;
/** "A daily budget per host and whole." */
export const pagesOfHostADay = 300;
export const pagesADay = 5_000;
/** A failed page is retried after this, four times as long each time; a host likewise. */
export const pageTries = 4;
export const pageRetryMs = 5 * minuteMs;
export const pageHostBackOffMs = minuteMs;
export const pageHostBackOffMostMs = 6 * hourMs;
/** How long a host's robots.txt is cached, and how much of it is read. */
export const pageRulesMs = dayMs;
export const pageRulesBytes = 500 * 1024;
