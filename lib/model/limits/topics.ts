// The limits of topics and interests, each with the sentence of the specification that it comes
// from.

/** "Interest selection: at least 3 topics"; each chosen keyword is one. */
export const interestTopicsLeast = 3;
/** How many topics a reader may choose, and the length of one; ours, to keep a request small. */
export const interestTopicsMost = 200;
export const interestKeywordChars = 80;
/** "GetTopicItemList with topic_id, limit 5 and cursor." */
export const topicItemPage = 5;
export const topicItemPageMost = 50;
/** "A timeline shows up to 3 events" until the reader asks for more. */
export const timelineFirst = 3;
/** "In the sharing view an 'open app' prompt shows when there are 2 or more events." */
export const openAppEvents = 2;
/** The longest query for creating a topic; ours. */
export const topicQueryChars = 60;
/** For how many topics one call returns the first events; ours. */
export const topicsAtOnce = 20;
/** How many topics one reader may create in a day; ours, so that matching them stays cheap. */
export const topicsADay = 20;
/**
 * How many topics all readers together may create in a day; ours, and the operator may change it.
 */
export const topicsOfSiteADay = 2_000;
