// A newsroom for tests of ingest: the real store in a folder of its own, the real writer, and a
// clusterer that puts articles with equal titles into one event.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import type { Clusterer, IngestParts } from '@/lib/newsroom/ingest/ingest-parts';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { writeEvent } from '@/lib/newsroom/write/write-event';

export const start = Date.UTC(2026, 0, 15, 12);

export function byTitle(): Clusterer {
  return {
    async assign(store: Store, { title }) {
      const event_id = `e_${Buffer.from(title).toString('hex').slice(0, 40)}`;
      return { event_id, is_new: (await store.events.get(event_id)) === undefined };
    },
  };
}

export type Lines = { level: number; msg: string }[];

export function listen(): { log: Logger; lines: Lines } {
  const lines: Lines = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** Its data start as a copy of the folder `from`, whose store is closed. */
export async function openTestNewsroom(more: Partial<IngestParts> = {}, from?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  if (from !== undefined) await cp(from, folder, { recursive: true });
  const store = await openStore({ dataDir: folder });
  const { log, lines } = listen();
  const parts: IngestParts = {
    ...{ store, log, clusterer: byTitle(), writeEvent, clock: () => start },
    ...more,
  };
  return {
    parts,
    store,
    lines,
    folder,
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A small RSS feed: each item is a title, its text and, optionally, its guid. */
export function rssFeed(title: string, items: { title: string; text?: string; guid?: string }[]) {
  const inside = items.map(
    ({ title, text = `${title} is told here in one sentence.`, guid = title }) =>
      `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid>` +
      `<link>https://news.example.com/${encodeURIComponent(guid)}</link>` +
      `<pubDate>Wed, 14 Jan 2026 10:00:00 GMT</pubDate><description>${text}</description></item>`,
  );
  return Buffer.from(
    `<rss version="2.0"><channel><title>${title}</title><link>https://news.example.com/</link>${inside.join('')}</channel></rss>`,
  );
}
