// Real feeds and articles of the shared test data as the newsroom would store them: parsed,
// cleaned, named, and put into events by the clusterer, in the order of their publication.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';
import { foundSource } from '@/lib/newsroom/ingest/known-source';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';
import { toArticle, type NewArticle } from '@/lib/newsroom/ingest/to-article';
import type { Article } from '@/lib/newsroom/types';
import { sharedData } from '../../shared';

/** A line of the common form; a missing headline is the words of the address. */
const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  text: z.string().nullish(),
  url: z.string().nullish(),
  source: z.string(),
  lang: z.string(),
  time: z.string().nullish(),
  published_at: z.string().nullish(),
  fetched_at: z.string().nullish(),
  cluster: z.string().nullish(),
});
export type Row = z.infer<typeof row>;

export function readRows(...path: string[]): Row[] {
  const file = sharedData(...path);
  if (!file) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim()).map((line) => row.parse(JSON.parse(line)));
}

const list = readFeedList(readFileSync(join('lib/newsroom/ingest/default-feeds.opml')));

function ofDocument(bytes: Uint8Array, name: string, now: number): NewArticle[] {
  const read = readFeed(bytes, { now });
  if (!read.ok) throw new Error(`${name}: ${read.why}`);
  const source = foundSource(read.feed, name, list);
  return read.feed.items.map((item) => toArticle(item, source, read.feed.site, now));
}

const itemsOfFeed = 500;

/** One JSON Feed for each publisher, so that every line goes through ingest. */
export function ofRows(rows: readonly Row[], now: number): NewArticle[] {
  const bySource = new Map<string, Row[]>();
  for (const one of rows) bySource.set(one.source, [...(bySource.get(one.source) ?? []), one]);
  return [...bySource].flatMap(([title, items]) => {
    const parts = Array.from({ length: Math.ceil(items.length / itemsOfFeed) }, (_, at) =>
      items.slice(at * itemsOfFeed, (at + 1) * itemsOfFeed),
    );
    return parts.flatMap((part) => {
      const home = part.find(({ url }) => url && URL.canParse(url))?.url;
      const feed = {
        version: 'https://jsonfeed.org/version/1.1',
        title,
        home_page_url: home ? new URL('/', home).href : undefined,
        items: part.map((item) => {
          const date = Date.parse(item.time ?? item.published_at ?? item.fetched_at ?? '');
          return {
            id: item.url || item.id,
            url: item.url ?? undefined,
            title: item.title || item.slug?.replaceAll('-', ' '),
            content_text: item.text || undefined,
            date_published: Number.isNaN(date) ? undefined : new Date(date).toISOString(),
            language: item.lang,
          };
        }),
      };
      return ofDocument(new TextEncoder().encode(JSON.stringify(feed)), title, now);
    });
  });
}

function ofFolder(folder: string, now: number): NewArticle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => ofDocument(readFileSync(join(folder, name)), name, now));
}

export type ArticleSet = {
  name: string;
  articles: NewArticle[];
  /** The event of an article where people or the data set labeled it, by address. */
  truth?: ReadonlyMap<string, string>;
};

/** Every available set; each is a site of its own. */
export function readSets(): ArticleSet[] {
  const sets: ArticleSet[] = [];
  const add = (name: string, articles: NewArticle[], truth?: ArticleSet['truth']) => {
    if (articles.length > 0) sets.push({ name, articles, truth });
  };
  const meridian = sharedData('news', 'meridian-feeds-2025-03-18');
  if (meridian) add('four feeds, March 2025', ofFolder(meridian, Date.parse('2025-03-19T01:00Z')));
  const rappler = sharedData('news', 'rappler-feed-2026-02-05');
  if (rappler) add('one feed, February 2026', ofFolder(rappler, Date.parse('2026-02-05T08:00Z')));
  const truth = (name: string, date: string) =>
    ofRows(readRows('truth', `feeds-${name}.jsonl`), Date.parse(date));
  add('28 publishers, January 2026', truth('exposir-2026-01', '2026-01-31T00:00Z'));
  add('327 publishers, May 2026', truth('zonghaoyuan-2026-05', '2026-05-18T00:00Z'));
  add('five Philippine papers, May 2024', truth('ph-2024-05', '2024-05-24T00:00Z'));
  const later = Date.parse('2026-09-01T00:00Z');
  const basil = readRows('news', 'basil-triples', 'articles.jsonl');
  const named = new Map(basil.map(({ id, url, cluster }) => [url || id, cluster ?? id]));
  // Older than the limit for feed items: the same days, ten years later.
  add('triples of full articles', ofRows(basil.map(tenYearsLater), later + 10 * yearMs), named);
  const evening = [
    ...readRows('news', 'cctv-xwlb', 'items.jsonl'),
    ...readRows('news', 'cctv-xwlb', 'briefs.jsonl'),
  ];
  add('evening news in Chinese', ofRows(evening, later));
  const filed = readRows('news', 'ph-rappler-2023', 'articles.jsonl');
  add('Philippine articles, 2023', ofRows(filed, Date.parse('2023-03-01T00:00Z')));
  return sets;
}

const yearMs = 365.25 * 24 * 3600_000;

function tenYearsLater(one: Row): Row {
  const at = Date.parse(one.time ?? '');
  return Number.isNaN(at) ? one : { ...one, time: new Date(at + 10 * yearMs).toISOString() };
}

/** The articles of each event, oldest first. */
export async function inEvents({ articles, truth }: ArticleSet): Promise<Article[][]> {
  const clusterer = createClusterer();
  const postings = createMemoryPostings();
  const events = new Map<string, Article[]>();
  const ordered = [...articles].sort(
    (a, b) => a.published_at - b.published_at || (a.id < b.id ? -1 : 1),
  );
  for (const article of ordered) {
    const known = truth?.get(article.url) ?? truth?.get(article.guid);
    const placed = known ? { event_id: known } : await clusterer.assign({ postings }, article);
    const stored: Article = { ...article, ...placed };
    const own = events.get(stored.event_id);
    if (own) own.push(stored);
    else events.set(stored.event_id, [stored]);
  }
  return [...events.values()];
}
