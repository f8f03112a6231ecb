// Fills a large store in minutes: the rows of `generatedEvent` as saving writes them, without the
// steps that cost most and that no benchmark of large stores looks at. Articles repeat those of the
// first events, Chinese is indexed by its pairs of characters, and old events have no head.
import { Worker } from 'node:worker_threads';
import type { BulkRange, BulkRow } from './rows';

/** Writes rows into an empty store, whose search index may grow in large steps until `live`. */
export type BulkWriter = {
  write(rows: readonly BulkRow[]): Promise<void>;
  live(): Promise<void>;
  close(): Promise<void>;
};

const atOnce = 1_000;
const threads = 2;
/** The newest events are indexed in small steps, as a site does, and with their heads. */
const liveEvents = 50_000;

/** The newest events that have an index of their own on SQLite, at least (`full-text.ts`). */
const newestApart = 10_000;

type Maker = { ask(range: BulkRange): Promise<BulkRow[]>; end(): Promise<unknown> };

function maker(): Maker {
  // On Node 20 a thread does not take over the loader of TypeScript.
  const program = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('rows.ts', import.meta.url).href)});
  })`;
  const worker = new Worker(program, { eval: true });
  return {
    ask: (range) =>
      new Promise((resolve, reject) => {
        worker.once('message', (rows: BulkRow[]) => {
          worker.removeAllListeners('error');
          resolve(rows);
        });
        worker.once('error', reject);
        worker.postMessage(range);
      }),
    end: () => worker.terminate(),
  };
}

/** Writes `count` events, oldest first, as a site receives them. */
export async function bulkFill(
  writer: BulkWriter,
  count: number,
  newest: number,
  progress: (done: number) => void,
): Promise<void> {
  const makers = Array.from({ length: threads }, maker);
  // As a store gets it while it grows; on Postgres it is in the rows.
  const apart = count > newestApart ? newestApart : 0;
  const ask = (done: number, by: Maker) => {
    const from = count - 1 - done;
    const until = Math.max(from - atOnce, -1);
    return by.ask({ from, until, newest, apart, heads: from < liveEvents });
  };
  try {
    const coming = makers.map((by, at) => (at * atOnce < count ? ask(at * atOnce, by) : undefined));
    let isLive = false;
    for (let done = 0, turn = 0; done < count; turn += 1) {
      if (!isLive && count - done <= liveEvents) {
        await writer.live();
        isLive = true;
      }
      const at = turn % threads;
      const rows = (await coming[at]) ?? [];
      const next = (turn + threads) * atOnce;
      const by = makers[at];
      if (by && next < count) coming[at] = ask(next, by);
      await writer.write(rows);
      done += rows.length;
      progress(done);
    }
  } finally {
    await Promise.all(makers.map((one) => one.end()));
    await writer.close();
  }
}
