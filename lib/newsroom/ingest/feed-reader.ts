// Reads feeds in a worker thread: a hostile or broken document only fails its own poll and delays
// no other feed.
import { secondMs } from '@/lib/model/time';
import { createThreadReader, Unreadable } from '../thread-reader';
import type { FeedTask } from './feed-thread';
import { readFeed, type ReadOptions, type ReadResult } from './read-feed';

/** The limits of parsing one feed: processor time, and memory in MiB. */
const feedReadMs = 10 * secondMs;
const feedReadMegabytes = 512;

/** {@link readFeed}, in whichever thread. Never rejects. */
export type ReadFeed = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

export type FeedReader = { read: ReadFeed; close(): Promise<void> };

/** In this thread, for trusted documents; nothing stops one that takes too long. */
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
