// The numbers of comments; all ours.
import { dayMs, hourMs, minuteMs } from '../time';

/** Code points of a comment, and its lines. */
export const commentChars = 1_000;
export const commentLines = 20;
/** On a page of comments, and of replies to one. */
export const commentPage = 20;
export const commentPageMost = 50;
export const commentOffsetMost = 10_000;
/** Listed comments among which the one that an address leads to is looked for. */
export const commentLedMost = 200;
/** Comments of an event are counted up to here; what is more says no more. */
export const commentsCounted = 1_000;
/** A reply says more than a like; a like lifts a comment as if it were so much newer. */
export const replyWeight = 2;
export const commentLiftMs = 3 * hourMs;
/** What one reader may write in a minute and in a day; less on the first day of an account. */
export const commentsAMinute = 5;
export const commentsADay = 100;
export const commentsOfNewADay = 20;
export const newAccountMs = dayMs;
/** Likes of comments, given and taken back, in a minute. */
export const commentLikesAMinute = 60;
/** The same words in the same place within this time are one comment, sent twice. */
export const sameCommentMs = minuteMs;
