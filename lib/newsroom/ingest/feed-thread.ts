// The thread that reads feeds: whatever a stranger's document makes the parser do, it happens here
// and can be ended from outside. Started by `feed-reader.ts`.
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../thread-reader';
import { readFeed, type ReadOptions, type ReadResult } from './read-feed';

export type FeedTask = { bytes: Uint8Array; options: ReadOptions };

parentPort?.on('message', ({ bytes, options }: FeedTask) => {
  const answer: ThreadAnswer<ReadResult> = { reading: readFeed(bytes, options) };
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready' satisfies ThreadAnswer<ReadResult>);
