// The limits of comments that several parts know; all ours.
import { hourMs } from '../time';

/** The code points of a comment. */
export const commentChars = 1_000;
/** Comments of an event are counted up to this number; a higher count would tell no more. */
export const commentsCounted = 1_000;
/** A reply weighs more than a like; each like ranks a comment as if it were this much newer. */
export const replyWeight = 2;
export const commentLiftMs = 3 * hourMs;
