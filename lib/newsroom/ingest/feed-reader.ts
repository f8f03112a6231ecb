// Reads feeds in a thread of its own: one hostile or broken document costs its own poll and holds up
// no other feed.
import { feedReadMegabytes, feedReadMs } from '@/lib/model/limits/service';
import { createThreadReader, Unreadable } from '../thread-reader';
import type { FeedTask } from './feed-thread';
import { readFeed, type ReadOptions, type ReadResult } from './read-feed';

/** {@link readFeed}, wherever it runs. Never rejects. */
export type ReadFeed = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

export type FeedReader = { read: ReadFeed; close(): Promise<void> };

/** In this thread, for whoever trusts the documents; nothing ends one that takes too long. */
export const readFeedHere: ReadFeed = async (bytes, options) => readFeed(bytes, options);

/** `mostMs`: the processor time that one document may take. */
export function createFeedReader({ mostMs = feedReadMs } = {}): FeedReader {
  const program = 'lib/newsroom/ingest/start-thread.mjs';
  const options = { program, mostMs, megabytes: feedReadMegabytes };
  const thread = createThreadReader<FeedTask, ReadResult>(options);
  return {
    async read(bytes, options) {
      try {
        return await thread.read({ bytes, options });
      } catch (error) {
        if (error instanceof Unreadable) return { ok: false, why: error.message };
        throw error;
      }
    },
    close: thread.close,
  };
}
