// The dependencies of ingest. The clusterer and the writer are injected, so that each can be
// replaced.
import type { Logger } from 'pino';
import type { Article, Clock, StoredEvent } from '../types';
import type { EventVectors } from '../across/event-vectors';
import type { Store } from '../store/contract/store';
import type { ReadFeed } from './feed-reader';

/** Assigns an article to an event; called inside the transaction that stores it. */
export type Clusterer = {
  assign(
    store: Store,
    article: Omit<Article, 'event_id'>,
  ): Promise<{ event_id: string; copy_of?: string; is_new: boolean }>;
};

/** Writes an event from its articles, oldest first. */
export type WriteEvent = (input: {
  id: string;
  articles: Article[];
  previous?: StoredEvent;
  now: number;
}) => StoredEvent;

export type IngestParts = {
  store: Store;
  clusterer: Clusterer;
  writeEvent: WriteEvent;
  clock: Clock;
  log: Logger;
  /** By default documents are read in this thread, without a deadline. */
  readFeed?: ReadFeed;
  /** How many days the text of pages is kept; without it, the pages of items are not read. */
  fullTextDays?: number;
  /** Meaning vectors of events, where the operator has set a model for them. */
  eventVectors?: EventVectors;
};
