// The metrics of the news service, for `/metrics`. No label says who reads or what is read.
import { counter, durations, gauge } from './meter';

export const feedPolls = counter(
  'cubewire_feed_polls_total',
  'Polls of feeds by how they ended: new, nothing_new, failed, offline.',
  ['outcome'],
);
export const articlesTaken = counter(
  'cubewire_articles_total',
  'Articles that ingest stored as new.',
);
export const feedStates = gauge(
  'cubewire_feeds',
  'Feeds of the list by how their last poll went: healthy, failing, waiting for the first.',
  ['state'],
);
export const pagesWaiting = gauge(
  'cubewire_queue_pages',
  'Pages behind feed items that are still to be read.',
);
export const clustering = durations(
  'cubewire_clustering_seconds',
  'Time to find the event of one article.',
);
export const jobsParked = counter(
  'cubewire_jobs_parked_total',
  'Jobs that kept failing and were parked, by kind: feed, page, model.',
  ['kind'],
);
export const jobsHeld = gauge(
  'cubewire_jobs',
  'Jobs that workers share, by kind and by state: waiting or parked.',
  ['kind', 'state'],
);
export const modelCalls = counter(
  'cubewire_model_calls_total',
  'Calls of the models by how they ended: written, vectors, left by who asked, or why it failed.',
  ['outcome'],
);
export const modelCallSeconds = durations(
  'cubewire_model_call_seconds',
  'Time of one call of the language model, from question to last word.',
);
export const modelCharacters = counter(
  'cubewire_model_characters_total',
  'Characters sent to and written by the language model: what a price is paid for.',
  ['direction'],
);
export const modelTokens = counter(
  'cubewire_model_tokens_total',
  'Tokens sent to and written by the models, as their server counts them, else estimated.',
  ['direction'],
);
export const readingSeconds = counter(
  'cubewire_reading_seconds_total',
  'Time that readers spent reading, of all of them together.',
);
