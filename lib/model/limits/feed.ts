// The limits of the list, each with the sentence of the specification that it comes from.

import { hourMs } from '../time';

/** "A source row on cards shows up to 3, then +N." */
export const cardSourceLogos = 3;
/** "A source row elsewhere shows up to 5 distinct sources, then +N." */
export const rowSourceLogos = 5;
/** "Infinite scroll, load threshold 500 px from the end." */
export const infiniteScrollPx = 500;
/** "Feed history pages hold 10 events." */
export const historyPageSize = 10;
/** The most events that one list call may request. */
export const feedPageMax = 50;
/** "Eight skeleton rows are used for initial loading." */
export const listSkeletons = 8;
/** "Static fallback news images: nine, rotated in turn." */
export const fallbackCovers = 9;
/** The default tab key, until a tab list is known. */
export const defaultTabKey = 'recommend';
/** "A tab is stale if last refreshed more than 30 minutes (1,800,000 ms) ago." */
export const staleMs = 1_800_000;
/** "Each tab keeps a refresh id that wraps at 1,000,000." */
export const refreshIdModulus = 1_000_000;
/** "Prefetch goes tab by tab after a 100 ms delay." */
export const prefetchDelayMs = 100;
/** "Detail pre-caching: at most 4 concurrent requests." */
export const detailPrecacheRequests = 4;
/**
 * "Row default height: 385 (brief visible) or 131 px": initial estimates, real heights are
 * measured.
 */
export const rowHeightWithBriefPx = 385;
export const rowHeightTitleOnlyPx = 131;
/** "Overscan: 12 rows (brief view) or 20." */
export const overscanWithBrief = 12;
export const overscanTitleOnly = 20;
/** "Fast-scroll speed threshold: default 50 (5 in brief view, 7 otherwise; minimum delta 1)", in px per ms. */
export const fastScrollDefault = 50;
export const fastScrollWithBrief = 5;
export const fastScrollTitleOnly = 7;
export const fastScrollMinDeltaPx = 1;
/** "Three skeleton rows in the other list variant." */
export const favoriteSkeletons = 3;
/** "The count shows 999+ from 1000 upward." */
export const likeCountMost = 999;
/**
 * A time ahead of the clock by less than this still reads "just now"; further ahead the date is
 * shown.
 */
export const clockSkewMs = hourMs;
/** The longest text of a report, in characters; the specification sets no limit. */
export const reportTextChars = 1_000;
/** How many events are then counted; ours. */
export const sinceCounted = 99;
