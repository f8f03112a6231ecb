// The limits of offline reading; all of them ours.
import { minuteMs, secondMs } from '../time';

/** How much storage images may use on a device, in bytes; the oldest are evicted first. */
export const keptPictureBytes = 50_000_000;
/** How many of the newest saved events are stored with their articles. */
export const keptFavorites = 50;
/** How many events of a topic "Save for offline" fetches, the newest first. */
export const keptTopicItems = 50;
/** How many topics are stored at once. */
export const keptTopics = 20;
/** How many articles are fetched in parallel for offline reading. */
export const keepRequests = 3;
/** Offline actions are dropped if they could not be sent for this long. */
export const unsentDays = 30;
/** A call without an answer for this long counts as failed. */
export const markAnswerMs = 20 * secondMs;
/** How long accepted actions are remembered: no page takes longer to load. */
export const takenKnownMs = minuteMs;
/** After this many consecutive failures the remaining calls wait, too. */
export const failuresMost = 2;
/** The first delay before a failed call is resent; the delays grow up to a maximum. */
export const resendFirstMs = 5 * secondMs;
export const resendMostMs = 5 * minuteMs;
/**
 * After how many visits, or opened articles, a reader is asked once whether to install the site.
 */
export const installVisits = 2;
export const installArticles = 3;
