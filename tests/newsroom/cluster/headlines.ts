// Labelled headlines of many publishers, day by day, and ways to run a clusterer over them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/lib/newsroom/cluster/memory-postings';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import type { Placed } from './b-cubed';
import { toNewArticle } from './new-article';

const row = z.object({
  id: z.string(),
  title: z.string(),
  time: z.string(),
  source: z.string(),
  cluster: z.string(),
  multi_topic: z.boolean(),
  captured: z.array(z.string()),
});
export type Headline = z.infer<typeof row>;
export type Day = { day: string; headlines: Headline[] };

export const headlinesPath = ['news', 'googlenews-clusters-2025'];

/** A day with fewer headlines is the tail of another day's capture. */
const fewestOfDay = 100;

/** The capture days in order, without what belongs to several stories. */
export function readDays(folder: string): Day[] {
  const days = new Map<string, Headline[]>();
  for (const line of readFileSync(join(folder, 'headlines.jsonl'), 'utf8').split('\n')) {
    if (!line.trim()) continue;
    const headline = row.parse(JSON.parse(line));
    if (headline.multi_topic) continue;
    for (const day of headline.captured) {
      const headlines = days.get(day);
      if (headlines) headlines.push(headline);
      else days.set(day, [headline]);
    }
  }
  return [...days]
    .filter(([, headlines]) => headlines.length >= fewestOfDay)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, headlines]) => ({ day, headlines }));
}

/**
 * In which order a day's headlines come. The capture gives the members of a story one time, that of
 * its lead article; `mixed` takes no notice of it: any order, and times spread over the day.
 */
export type Order = 'by time' | 'mixed';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function inOrder({ day, headlines }: Day, order: Order, seed: string): NewArticle[] {
  const articles = headlines.map((headline) =>
    toNewArticle({
      id: headline.id,
      title: headline.title,
      source: headline.source,
      published_at:
        order === 'by time'
          ? Date.parse(headline.time)
          : Date.parse(day) + (parseInt(digest(seed + headline.id).slice(0, 8), 16) % 86_400_000),
    }),
  );
  return articles.sort((a, b) => a.published_at - b.published_at || (a.id < b.id ? -1 : 1));
}

/** Each headline of each day with its event: a new clusterer's memory for each day, or one for all. */
export async function clusterDays(
  clusterer: Clusterer,
  days: readonly Day[],
  {
    order = 'by time',
    memory = 'each day',
    seed = '',
  }: { order?: Order; memory?: 'each day' | 'all days'; seed?: string } = {},
): Promise<Map<string, Placed[]>> {
  let postings = createMemoryPostings();
  const placed = new Map<string, Placed[]>();
  for (const day of days) {
    if (memory === 'each day') postings = createMemoryPostings();
    const truth = new Map(day.headlines.map(({ id, cluster }) => [id, cluster]));
    const items: Placed[] = [];
    for (const article of inOrder(day, order, seed)) {
      const { event_id } = await clusterer.assign({ postings }, article);
      items.push({ truth: truth.get(article.id) ?? '', event: event_id });
    }
    placed.set(day.day, items);
  }
  return placed;
}
