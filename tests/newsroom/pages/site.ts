// A publisher on this machine with feeds, pages and rules for crawlers, and a newsroom that polls
// it with the real fetch, thread, store and writer. Only the clock is replaced.
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { ingestDocument } from '@/lib/newsroom/ingest/ingest-document';
import type { PageReader } from '@/lib/newsroom/pages/page-reader';
import { runPages, type PageRunOptions } from '@/lib/newsroom/pages/page-runs';
import type { FeedSource } from '@/lib/newsroom/types';
import { openTestNewsroom, rssFeed, start } from '../ingest/newsroom';
import { startServer } from '../ingest/local-server';
import { eventLoopTurns } from '../../event-loop-turns';

export type Answer = { status?: number; headers?: Record<string, string>; body?: string };
export type Asked = { host: string; path: string; at: number; headers: Record<string, unknown> };

export const sentences = [
  'The ferry to the northern islands of the province stopped on Monday after divers found a crack of two meters in its hull.',
  'About 4,000 people on three islands depend on the ship for food and medicine, and a second vessel is not expected before Friday.',
  'Harbor master Elena Santos said the damage was older than the last inspection, which the ship had passed in October.',
  'The repair will take at least nine days in a dry dock in Batangas and costs about 12 million pesos, the operator estimates.',
  'Farmers on the smallest island asked the ministry of transport for a navy ship, because milk spoils within two days.',
  'The coast guard has moved two patrol boats to the harbor and will carry patients to the mainland until the ferry returns.',
  'The provincial government promised a bridge to the islands in 1998, but construction never began under any administration.',
  'Schools on the islands will stay open, although a third of their teachers commute from the mainland every week.',
];

export function article(lines: readonly string[] = sentences, head = ''): string {
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  return `<!doctype html><html lang="en"><head><title>Ferry stops</title>${head}</head><body><nav><a href="/">Home</a></nav><article>${text}</article><footer>All rights reserved.</footer></body></html>`;
}

export async function openSite(reader: PageReader) {
  const answers = new Map<string, Answer | ((asked: Asked) => Answer)>();
  const asked: Asked[] = [];
  let now = start;
  const server = await startServer((request, response) => {
    const { host = '' } = request.headers;
    const one = { host, path: request.url ?? '', at: now, headers: request.headers };
    asked.push(one);
    const found = answers.get(one.path) ?? { status: 404 };
    const { status = 200, headers, body = '' } = typeof found === 'function' ? found(one) : found;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  const newsroom = await openTestNewsroom({
    ...{ clock: () => now, clusterer: createClusterer(), fullTextDays: 14 },
  });
  const { store, parts } = newsroom;
  const fetch = createGuardedFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (_address, port) => port === server.port,
  });
  const at = (path: string, host = 'news.example') => `http://${host}:${server.port}${path}`;

  /** Ingests a feed with one item per path: a title, and a teaser as its text. */
  async function ingest(
    items: { path: string; host?: string; title?: string; text?: string }[],
    listed: FeedSource = { url: at('/feed'), title: 'The Harbor Post', tab: 'nation' },
    { isDated = true } = {},
  ) {
    const feed = rssFeed(
      'The Harbor Post',
      items.map(({ path, title = `Ferry ${path}`, text }) => ({
        title,
        guid: path,
        text: text ?? sentences[0],
      })),
    ).toString();
    const links = items.reduce(
      (xml, { path, host }) =>
        xml.replace(`https://news.example.com/${encodeURIComponent(path)}`, at(path, host)),
      feed,
    );
    const date = `<pubDate>${new Date(now - 3600_000).toUTCString()}</pubDate>`;
    const dated = links.replace(/<pubDate>[^<]*<\/pubDate>/g, isDated ? date : '');
    return ingestDocument(parts, { bytes: Buffer.from(dated), name: at('/feed'), listed }, []);
  }

  /** Reads the pages that are due, for a few seconds. */
  async function read(more: Partial<PageRunOptions> = {}, rounds = 4) {
    const options: PageRunOptions = {
      ...{
        ...parts,
        fetch,
        reader,
        userAgent: 'Cubewire/1.0 (+https://reader.example; desk@reader.example)',
      },
      ...{ days: 14, once: true },
      // A short wait is for a running request, a long one for time to pass.
      sleep: async (ms) => {
        if (ms > 1_000) now += ms;
        await eventLoopTurns();
      },
      ...more,
    };
    // A round ends when no request is allowed right now; three seconds later one may be.
    for (let round = 0; round < rounds; round += 1) {
      await runPages(options, new AbortController().signal);
      now += 3_000;
    }
  }

  return {
    ...{ answers, asked, store, parts, newsroom, ingest, read, at },
    pages: () => asked.filter(({ path }) => !/robots|tdmrep/.test(path)),
    pass: (ms: number) => (now += ms),
    now: () => now,
    /** The only event, whole. */
    async event() {
      const { items } = await store.events.page({ tab: 'recommend', limit: 50 });
      const [first] = items;
      return first && store.events.get(first.id);
    },
    async close() {
      await newsroom.close();
      await server.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
