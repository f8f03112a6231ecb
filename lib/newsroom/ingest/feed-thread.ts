// The worker thread that reads feeds: whatever an untrusted document makes the parser do happens
// here and can be terminated. Started by `feed-reader.ts`.
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../thread-reader';
import { readFeed, type ReadOptions, type ReadResult } from './read-feed';

export type FeedTask = { bytes: Uint8Array; options: ReadOptions };

parentPort?.on('message', ({ bytes, options }: FeedTask) => {
  const answer: ThreadAnswer<ReadResult> = { reading: readFeed(bytes, options) };
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready' satisfies ThreadAnswer<ReadResult>);
