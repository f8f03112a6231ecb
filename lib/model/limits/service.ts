// The numbers of the service and what reaches it, each named, with the sentence it comes from.

import { minuteMs, dayMs } from '../time';

/** "Header version is 1.0.22 on the main client and 1.0.11 on the generic request helper." */
export const clientVersion = '1.0.22';
export const genericHelperVersion = '1.0.11';
/** "Header cube-id is a fixed prefix plus the device id." */
export const cubeIdPrefix = 'cube_';
/** "≤ 5 redirects each checked again, 5 s to connect and 20 s in all." */
export const fetchRedirects = 5;
export const fetchConnectMs = 5_000;
export const fetchTotalMs = 20_000;
/** "feed ≤ 15 MiB after decompression" */
export const feedBytes = 15 * 1024 * 1024;
/** What visitors without an account may have kept: by one device a minute, by one network a day; ours. */
export const guestWritesOfDevice = 60;
export const guestWritesOfNetwork = 3_000;
/** Lists that guests of one network may ask for in a day and have in their history; ours. */
export const guestShownOfNetwork = 10_000;
/** What one reader with an account may have kept in a minute, whatever it is; ours. */
export const readerWritesAMinute = 600;
/** Lists that all devices of one reader may ask for in a minute and have in their history; ours. */
export const readerShownAMinute = 120;
/**
 * What one operator may change of the site in a minute, beside what they do as a reader; ours. Fifty a
 * second: whoever sends one call after the other, as the console and scripts do, comes to no more.
 */
export const operatorWritesAMinute = 3_000;
/**
 * Previews of a bot or a theme in a minute, in each process: by one reader or device, by the guests of
 * one network; ours.
 */
export const previewsAMinute = 60;
export const previewsOfNetworkAMinute = 180;
/** What reading one feed may cost: processor time and memory, in MiB; ours. */
export const feedReadMs = 10_000;
export const feedReadMegabytes = 512;
/** "500 items a feed at most" */
export const feedItemsMax = 500;
/** "dates outside −10 years … +1 day become the fetch time" */
export const feedDateOldestMs = 10 * 365.25 * dayMs;
export const feedDateFutureMs = dayMs;
/** "≥ 60 s between polls of a host and ≤ 2 at once" */
export const feedHostPauseMs = minuteMs;
export const feedPollsAtOnce = 2;
/**
 * How long a worker has a job of the database without saying that it still lives, and how far apart
 * the clocks of several machines may be; ours.
 */
export const jobLeaseMs = minuteMs;
export const clocksApartMs = minuteMs;
/** How often a healthy feed is polled, and the longest that back-off may keep one waiting. */
export const feedPollEveryMs = 15 * minuteMs;
export const feedBackOffMaxMs = dayMs;
/** What is kept of one feed item, so that a hostile one stays small. */
export const itemTitleChars = 300;
export const itemParagraphChars = 5_000;
export const itemParagraphs = 200;
export const itemMarkupChars = 256 * 1024;
export const itemImages = 8;
export const addressChars = 2_048;
/** "Bodies: JSON 64 KiB …, depth 32, arrays 200." */
export const bodyMaxBytes = 64 * 1024;
/** No call but those of operators carries more, whatever its own limit is; ours. */
export const callMaxBytes = 256 * 1024;
export const bodyMaxDepth = 32;
export const bodyMaxItems = 200;
/** "location=ph in the URL is stored (cookie, 1 year)." */
export const locationCookieSeconds = 365 * 24 * 3600;
/** "Exit 0 within 8 s": notice for the balancer, then calls under way, then the parts to close. */
export const drainNoticeMs = 1_500;
export const drainCallsMs = 4_500;
export const drainCloseMs = 1_500;
/** "≤ 256 KiB buffered a stream, then the upstream is paused; a reader stalled 30 s is cut." */
export const relayBufferBytes = 256 * 1024;
export const relayStallMs = 30_000;
/** Streams that one web process relays at once: "1,000 streams: refused cleanly". */
export const streamsOfProcess = 750;
/** How long a page waits for a remote news service in all; then its skeleton goes out, and the browser asks. */
export const pageDeadlineMs = 1_500;
/** And what a program asks for, a feed or a map of the site: it has time, and cannot ask again; ours. */
export const programDeadlineMs = 30_000;
/** "image ≤ 10 MiB after decompression" */
export const pictureBytes = 10 * 1024 * 1024;
