// The numbers of topics and interests, each named, with the sentence it comes from.

/** "Interest selection: at least 3 topics"; each chosen keyword is one. */
export const interestTopicsLeast = 3;
/** How many topics a reader may choose, and how long one is; ours, to keep a request small. */
export const interestTopicsMost = 200;
export const interestKeywordChars = 80;
/** "GetTopicItemList with topic_id, limit 5 and cursor." */
export const topicItemPage = 5;
export const topicItemPageMost = 50;
/** "A timeline shows up to 3 events" until the reader asks for more. */
export const timelineFirst = 3;
/** "In the sharing view an 'open app' prompt shows when there are 2 or more events." */
export const openAppEvents = 2;
/** The longest query that a topic is made of; ours. */
export const topicQueryChars = 60;
/** Topics whose first events one call answers; ours. */
export const topicsAtOnce = 20;
/** How long typing must rest before matches are looked for; ours. */
export const proposalRestMs = 400;
/** Topics that one reader may follow, and make in a day; ours, so that searching them stays cheap. */
export const topicsFollowedMost = 100;
export const topicsADay = 20;
/** Topics that all readers together may make in a day; ours, the operator may set another number. */
export const topicsOfSiteADay = 2_000;
