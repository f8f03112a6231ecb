// The worker thread that reads pages: whatever untrusted markup makes the parser do happens here
// and can be terminated. Started by `page-reader.ts`.
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../thread-reader';
import { decodePage } from './decode-page';
import { readPage, type PageReading } from './read-page';

export type PageTask = {
  bytes: Uint8Array;
  contentType?: string;
  address: string;
  /** The known language of its article. */
  lang?: string;
};
type PageAnswer = ThreadAnswer<PageReading>;

parentPort?.on('message', ({ bytes, contentType, address, lang }: PageTask) => {
  let answer: PageAnswer;
  try {
    answer = { reading: readPage(decodePage(bytes, contentType), address, lang) };
  } catch (error) {
    answer = { why: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready' satisfies PageAnswer);
