// The numbers of the list, each named, with the sentence it comes from.

import { dayMs, hourMs } from '../time';

/** "A source row on cards shows up to 3, then +N." */
export const cardSourceLogos = 3;
/** "A source row elsewhere shows up to 5 distinct sources, then +N." */
export const rowSourceLogos = 5;
/** "Infinite scroll, load threshold 500 px from the end." */
export const infiniteScrollPx = 500;
/** "Feed history pages hold 10 events." */
export const historyPageSize = 10;
/** A list of more events is not kept in the browser: there it would crowd out the rest; ours. */
export const keptListMost = 100;
/** A list of more events that is left for another page begins anew on the way back; ours, some 300 KB. */
export const leftListMost = 200;
/** The most that one list call may ask for. */
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
/** "Row default height: 385 (brief visible) or 131 px": first guesses, real heights are measured. */
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
/** A clock that runs ahead by less than this still reads "just now"; further ahead the date is shown. */
export const clockSkewMs = hourMs;
/** The longest text of a report, in characters; the specification leaves it open. */
export const reportTextChars = 1_000;
/** Who was away so long is told what came meanwhile, and of no longer a time; both ours. */
export const awayMs = 3 * hourMs;
export const awayMostMs = 14 * dayMs;
/** Events that are counted then, and those that are listed; ours. */
export const sinceCounted = 99;
export const sinceListed = 50;
/** Events that a first visit is shown, of every part in turn; ours. */
export const onboardingListed = 12;
/** Events that one "Mark all as read" marks, the newest; ours. */
export const markAllMost = 5_000;
