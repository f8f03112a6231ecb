// The limits of the service and its input, each with the sentence of the specification that it
// comes from.

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
/** "500 items a feed at most" */
export const feedItemsMax = 500;
/** "dates outside −10 years … +1 day become the fetch time" */
export const feedDateOldestMs = 10 * 365.25 * dayMs;
export const feedDateFutureMs = dayMs;
/** "≥ 60 s between polls of a host and ≤ 2 at once" */
export const feedHostPauseMs = minuteMs;
export const feedPollsAtOnce = 2;
/**
 * How long a worker keeps a database job without renewing its lease, and how far apart the clocks
 * of several machines may be; ours.
 */
export const jobLeaseMs = minuteMs;
export const clocksApartMs = minuteMs;
/** How often a healthy feed is polled, and the longest back-off. */
export const feedPollEveryMs = 15 * minuteMs;
export const feedBackOffMaxMs = dayMs;
/** How much is stored of one feed item, so that a hostile one stays small. */
export const itemTitleChars = 300;
export const itemParagraphChars = 5_000;
export const itemParagraphs = 200;
export const itemMarkupChars = 256 * 1024;
export const itemImages = 8;
export const addressChars = 2_048;
/** "Bodies: JSON 64 KiB …, depth 32, arrays 200." */
export const bodyMaxBytes = 64 * 1024;
export const bodyMaxDepth = 32;
export const bodyMaxItems = 200;
/** No other calls than operators' carry more, whatever their own limit is; ours. */
export const callMaxBytes = 256 * 1024;
/** "location=ph in the URL is stored (cookie, 1 year)." */
export const locationCookieSeconds = 365 * 24 * 3600;
/**
 * "Exit 0 within 8 s": notice for the load balancer, then calls in progress, then closing the
 * parts.
 */
export const drainNoticeMs = 1_500;
export const drainCallsMs = 4_500;
export const drainCloseMs = 1_500;
/** "≤ 256 KiB buffered a stream, then the upstream is paused; a reader stalled 30 s is cut." */
export const relayBufferBytes = 256 * 1024;
export const relayStallMs = 30_000;
/** How many streams one web process relays at once: "1,000 streams: refused cleanly". */
export const streamsOfProcess = 750;
/**
 * How long a page waits for a remote news service in all; then its skeleton is sent, and the
 * browser asks.
 */
export const pageDeadlineMs = 1_500;
/**
 * The same for documents that programs request, a feed or a sitemap: programs have time, and cannot
 * ask again; ours.
 */
export const programDeadlineMs = 30_000;
/** "image ≤ 10 MiB after decompression" */
export const pictureBytes = 10 * 1024 * 1024;
