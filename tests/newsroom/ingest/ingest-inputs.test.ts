// What the arguments of a command select, and what operators see of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FetchError } from '@/lib/newsroom/ingest/fetch-error';
import { ingestInputs } from '@/lib/newsroom/ingest/ingest-inputs';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { openTestNewsroom, rssFeed } from './newsroom';

const listed = { url: 'https://listed.example.org/rss', title: 'Listed News', tab: 'world' };
const opml = (url: string) =>
  `<opml version="2.0"><body><outline type="rss" xmlUrl="${url}" title="A list" /></body></opml>`;

async function takenIn(files: Record<string, Uint8Array | string>) {
  const newsroom = await openTestNewsroom();
  const folder = join(newsroom.folder, 'feeds');
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    throw new FetchError('failed', 'the connection failed');
  };
  const parts = { ...newsroom.parts, fetch, list: [listed] };
  const { signal } = new AbortController();
  const reports = await ingestInputs(parts, [folder], () => undefined, signal);
  const counts = await newsroom.store.feedPolls.since(0);
  const runs = await newsroom.store.feedPolls.page({ outcome: 'all', limit: 9 });
  const feeds = await newsroom.store.feeds.all();
  await newsroom.close();
  return { reports, asked, counts, feeds, runs: runs.items };
}

describe('an ingested folder', () => {
  it('is shown to operators as polls are: under its file, or as the listed feed that it is', async () => {
    const known = rssFeed('Known', [{ title: 'A ship leaves' }]).toString();
    const { counts, feeds, runs } = await takenIn({
      'own.xml': rssFeed('Own News', [{ title: 'A bridge opens' }, { title: 'A road closes' }]),
      'known.xml': known.replace(
        '<link>',
        `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="${listed.url}"/><link>`,
      ),
      'page.xml': '<!doctype html><html></html>',
    });
    expect(counts).toMatchObject({ polls: 2, failed: 0, added: 3 });
    expect(runs.map(({ feed_id, added }) => [feed_id, added]).sort()).toEqual([
      [feedId(listed.url), 1],
      ['own.xml', 2],
    ]);
    // It was never polled, and still has its name.
    expect(feeds).toMatchObject([{ ...listed, id: feedId(listed.url), failures: 0 }]);
  });

  it('has the feeds in its lists fetched, wherever in it they are', async () => {
    const { asked } = await takenIn({
      'list.opml': opml('https://one.example.org/rss'),
      'inner/LIST.OPML': opml('https://two.example.org/rss'),
      'list.opml.bak': opml('https://old.example.org/rss'),
    });
    expect(asked.sort()).toEqual(['https://one.example.org/rss', 'https://two.example.org/rss']);
  });
});
