// Publishers on this machine: feeds on many host names, each with a few stories of its own, so that
// what was taken in can be counted.
import { startServer } from '../newsroom/ingest/local-server';

export type Publishers = {
  port: number;
  feeds: string[];
  /** Articles that all feeds hold together. */
  articles: number;
  close(): Promise<void>;
};

const stories = 3;
const topics = ['harbor', 'railway', 'hospital', 'library', 'airport', 'museum', 'bridge'];
const acts = ['votes on the budget of', 'opens a second hall of', 'repairs the roof of'];

function feedOf(host: string, number: number): string {
  const items = acts.map((act, n) => {
    const title = `Town ${number} ${act} its ${topics[(number + n) % topics.length]}`;
    const link = `http://${host}/${n}`;
    const date = new Date(Date.now() - (n + 1) * 60_000).toUTCString();
    return (
      `<item><title>${title}</title><guid isPermaLink="false">${host}/${n}</guid><link>${link}</link>` +
      `<pubDate>${date}</pubDate><description>The council of town ${number} said on Monday that it ${act} its building, which costs ${number + n} million in all.</description></item>`
    );
  });
  return `<rss version="2.0"><channel><title>Paper ${number}</title><link>http://${host}/</link>${items.join('')}</channel></rss>`;
}

export async function startPublishers(count: number): Promise<Publishers> {
  const server = await startServer((request, response) => {
    const host = request.headers.host ?? '';
    const number = /^paper-(\d+)\./.exec(host)?.[1];
    if (request.url !== '/feed' || number === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    response.end(feedOf(host, Number(number)));
  });
  const { port } = server;
  return {
    port,
    feeds: Array.from({ length: count }, (_, n) => `http://paper-${n}.example.com:${port}/feed`),
    articles: count * stories,
    close: server.close,
  };
}
