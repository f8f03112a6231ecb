// The numbers of reading without network; all of them ours.
import { minuteMs, secondMs } from '../time';

/** What pictures may take of a device, in bytes; the oldest go first. */
export const keptPictureBytes = 50_000_000;
/** The newest saved events are kept with their articles, so many of them. */
export const keptFavorites = 50;
/** Events of a topic that "Save for offline" fetches, the newest first. */
export const keptTopicItems = 50;
/** Topics that are kept at once. */
export const keptTopics = 20;
/** Articles that are fetched side by side for reading without network. */
export const keepRequests = 3;
/** What was done without network is given up when it could not be sent for so long. */
export const unsentDays = 30;
/** One that is not answered for so long counts as failed. */
export const markAnswerMs = 20 * secondMs;
/** For so long it is known what the service took: no page takes longer to load. */
export const takenKnownMs = minuteMs;
/** After so many that fail one after the other the rest waits, too. */
export const failuresMost = 2;
/** After a failure it is sent again, first soon, then ever later. */
export const resendFirstMs = 5 * secondMs;
export const resendMostMs = 5 * minuteMs;
/** Visits, or opened articles, after which a reader is asked once whether to install the site. */
export const installVisits = 2;
export const installArticles = 3;
