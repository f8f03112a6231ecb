// Reads pages in a worker thread: see `thread-reader.ts`.
import { pageReadMegabytes, pageReadMs } from '@/lib/model/limits/pages';
import { createThreadReader, type ThreadReader } from '../thread-reader';
import type { PageTask } from './page-thread';
import type { PageReading } from './read-page';

export type PageReader = ThreadReader<PageTask, PageReading>;

/** `mostMs`: the processor time that one page may take. */
export function createPageReader({ mostMs = pageReadMs } = {}): PageReader {
  const program = 'lib/newsroom/pages/start-thread.mjs';
  return createThreadReader({ program, mostMs, megabytes: pageReadMegabytes });
}
