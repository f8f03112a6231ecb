// Publishers on this machine: feeds on many host names, each with a few stories of its own, so that
// ingested stories can be counted.
import { startServer } from '../newsroom/ingest/local-server';

export type Publishers = {
  port: number;
  feeds: string[];
  /** The number of articles in all feeds together at the start. */
  articles: number;
  close(): Promise<void>;
};

const stories = 3;
const topics = ['harbor', 'railway', 'hospital', 'library', 'airport', 'museum', 'bridge'];
const acts = ['votes on the budget of', 'opens a second hall of', 'repairs the roof of'];

/** The feed with `more` stories than at the start, newest first. */
function feedOf(host: string, number: number, more: number): string {
  const items = acts.map((act, at) => {
    const n = more + at;
    const year = n < acts.length ? '' : ` of ${1_800 + n}`;
    const title = `Town ${number} ${act} its ${topics[(number + n) % topics.length]}${year}`;
    const link = `http://${host}/${n}`;
    const date = new Date(Date.now() - (acts.length - at) * 60_000).toUTCString();
    return (
      `<item><title>${title}</title><guid isPermaLink="false">${host}/${n}</guid><link>${link}</link>` +
      `<pubDate>${date}</pubDate><description>The council of town ${number} said on Monday that it ${act} its building, which costs ${number + n} million in all.</description></item>`
    );
  });
  return `<rss version="2.0"><channel><title>Paper ${number}</title><link>http://${host}/</link>${items.join('')}</channel></rss>`;
}

export async function startPublishers(count: number, storyEveryMs?: number): Promise<Publishers> {
  const began = Date.now();
  const server = await startServer((request, response) => {
    const host = request.headers.host ?? '';
    const number = /^paper-(\d+)\./.exec(host)?.[1];
    if (request.url !== '/feed' || number === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    const more = storyEveryMs ? Math.floor((Date.now() - began) / storyEveryMs) : 0;
    response.end(feedOf(host, Number(number), more));
  });
  const { port } = server;
  return {
    port,
    feeds: Array.from({ length: count }, (_, n) => `http://paper-${n}.example.com:${port}/feed`),
    articles: count * stories,
    close: server.close,
  };
}
