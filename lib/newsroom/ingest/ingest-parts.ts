// What ingest is made of. The clusterer and the writer are handed in, so that each can be replaced.
import type { Logger } from 'pino';
import type { Article, Clock, StoredEvent } from '../types';
import type { EventVectors } from '../across/event-vectors';
import type { Store } from '../store/contract/store';
import type { ReadFeed } from './feed-reader';

/** Decides which event an article belongs to; called inside the transaction that stores it. */
export type Clusterer = {
  assign(
    store: Store,
    article: Omit<Article, 'event_id'>,
  ): Promise<{ event_id: string; copy_of?: string; is_new: boolean }>;
};

/** Makes an event of its articles, oldest first. */
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
  /** Absent: documents are read in this thread, without a deadline. */
  readFeed?: ReadFeed;
  /** Days that the text of pages is kept; absent: the pages of items are not read. */
  fullTextDays?: number;
  /** What events mean, where the operator has a model for it. */
  eventVectors?: EventVectors;
};
