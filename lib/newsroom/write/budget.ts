// How much an extracted event may quote. The limits keep to fair use: short quotations from several
// publishers with links, never an article rebuilt from its sentences.

/** Most sentences in one event, and of one publisher in it. */
export const maxSentences = 14;
export const maxSentencesOfPublisher = 5;
/** At most this share of a long article is quoted; short ones give up to three sentences. */
export const maxShareOfArticle = 0.5;
export const freeSentencesOfArticle = 3;
/** The first sentences of an article that are considered: news begins with what is important. */
export const readSentencesOfArticle = 30;
/** The sentences of an event's articles that are compared with each other. */
export const comparedSentences = 180;
/** Most sentences in one paragraph. */
export const paragraphSentences = 3;
/** Most headlines listed of sources that gave nothing else. */
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
