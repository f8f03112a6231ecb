// How much an extracted event may hold. Fair use decides: short quotations from several
// publishers with their addresses, never an article rebuilt from its sentences.

/** Sentences in one event, and of one publisher in it. */
export const maxSentences = 14;
export const maxSentencesOfPublisher = 5;
/** An article of many sentences gives at most this share of them; short ones give up to three. */
export const maxShareOfArticle = 0.5;
export const freeSentencesOfArticle = 3;
/** Sentences of one article that are looked at: news tells the most important things first. */
export const readSentencesOfArticle = 30;
/** Sentences of all articles of an event that are compared with each other. */
export const comparedSentences = 180;
/** Sentences in one paragraph. */
export const paragraphSentences = 3;
/** Headlines listed when a source gave nothing else. */
export const maxHeadlines = 10;
export const maxHeadlinesBesideText = 4;
export const maxBriefSentences = 3;
export const maxTimelineLines = 12;
export const maxPerspectives = 8;
export const maxDifferences = 3;
export const maxCovers = 9;
export const maxAnchors = 6;
export const maxKeywords = 8;
export const followUps = 3;
