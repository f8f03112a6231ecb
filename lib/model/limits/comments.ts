// The limits of comments; all ours.
import { dayMs, hourMs, minuteMs } from '../time';

/** The code points and lines of a comment. */
export const commentChars = 1_000;
export const commentLines = 20;
/** How many are on a page of comments, and of replies to one. */
export const commentPage = 20;
export const commentPageMost = 50;
export const commentOffsetMost = 10_000;
/** How many listed comments are searched for the one that an address links to. */
export const commentLedMost = 200;
/** Comments of an event are counted up to this number; a higher count would tell no more. */
export const commentsCounted = 1_000;
/** A reply weighs more than a like; each like ranks a comment as if it were this much newer. */
export const replyWeight = 2;
export const commentLiftMs = 3 * hourMs;
/** How much one reader may write in a minute and in a day; less on the first day of an account. */
export const commentsAMinute = 5;
export const commentsADay = 100;
export const commentsOfNewADay = 20;
export const newAccountMs = dayMs;
/** Likes of comments, added and removed, in a minute. */
export const commentLikesAMinute = 60;
/** The same text at the same place within this time is one comment that was sent twice. */
export const sameCommentMs = minuteMs;
