// The numbers of the clusterer: one set for every language, day and publisher.

const hourMs = 3600_000;

export const tuning = {
  /** Articles further apart are about different happenings. */
  windowMs: 72 * hourMs,
  /** An event takes articles so long before and after its first one: a serial story starts anew. */
  eventMs: 7 * 24 * hourMs,
  /** The average likeness from which an article joins an event. */
  threshold: 0.28,
  /** How much the most alike member counts beside the average: 0 average, 1 nearest. */
  nearest: 0.05,
  cosine: 17.8,
  strongest: 0.4,
  together: 0.68,
  /** One word in common, and no text to bear it out, is mostly chance. */
  singleWord: 0.6,
  /** A publisher tells a happening once, and again on the next day only what is new or a serial. */
  samePublisher: 1,
  samePublisherDaily: 3,
  crowding: 6,
  /** A day between two articles. */
  daily: 1,
  /** Where both have a text: what its likeness adds, and the likeness that adds nothing. */
  body: 16,
  bodyNeutral: 0.19,
  bias: 6.8,
  /** How many nearest articles tell how crowded the neighbourhood is. */
  neighbours: 8,
  /** What bounds the cost of an article: keys looked up, events a key, events compared, members of each. */
  titleKeys: 12,
  bodyKeys: 6,
  eventsPerKey: 40,
  events: 8,
  members: 5,
  /** Terms of a text that are kept. */
  bodyTerms: 40,
};

export type Tuning = typeof tuning;
