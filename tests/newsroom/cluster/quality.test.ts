import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/lib/newsroom/cluster/memory-postings';
import { toLanguage } from '@/lib/model/text/languages';
import { describeShared } from '../../shared';
import { bCubed, meanScore, type Placed } from './b-cubed';
import { clusterDays, headlinesPath, readDays } from './headlines';
import { toNewArticle } from './new-article';

jest.setTimeout(60_000);

const row = z.object({
  id: z.string(),
  lang: z.string(),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  source: z.string(),
  cluster: z.string().nullable(),
});

async function cluster(file: string): Promise<(Placed & { title: string; copy: boolean })[]> {
  const store = { postings: createMemoryPostings() };
  const clusterer = createClusterer();
  const articles = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => row.parse(JSON.parse(line)))
    .map(({ cluster: truth, text, time, lang, ...rest }) => ({
      truth: truth ?? '',
      article: toNewArticle({
        ...rest,
        lang: toLanguage(lang, 'en'),
        paragraphs: text.split(/\n+/).filter(Boolean),
        published_at: Date.parse(time),
      }),
    }))
    .sort((a, b) => a.article.published_at - b.article.published_at);
  const placed = [];
  for (const { truth, article } of articles) {
    const { event_id, copy_of } = await clusterer.assign(store, article);
    placed.push({ truth, event: event_id, title: article.title, copy: copy_of !== undefined });
  }
  return placed;
}

describeShared('headlines of many publishers', headlinesPath, (folder) => {
  const days = readDays(folder);
  const score = async (
    ...options: Parameters<typeof clusterDays> extends [unknown, unknown, ...infer R] ? R : never
  ) =>
    meanScore([...(await clusterDays(createClusterer(), days, ...options)).values()].map(bCubed));

  it('become events with a B-cubed F1 of 0.83 or more, each day on its own', async () => {
    const { precision, f1 } = await score();
    expect(f1).toBeGreaterThanOrEqual(0.83);
    expect(precision).toBeGreaterThanOrEqual(0.87);
  });

  it('become events nearly as good in one memory of all days', async () => {
    expect((await score({ memory: 'all days' })).f1).toBeGreaterThanOrEqual(0.82);
  });

  it('become events far better than none in whatever order they come', async () => {
    expect((await score({ order: 'mixed' })).f1).toBeGreaterThanOrEqual(0.76);
  });
});

describeShared('full texts of three publishers', ['news', 'basil-triples'], (folder) => {
  it('become events with a B-cubed F1 of 0.95 or more', async () => {
    const { precision, recall, f1 } = bCubed(await cluster(join(folder, 'articles.jsonl')));
    expect(f1).toBeGreaterThanOrEqual(0.95);
    expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0.93);
  });
});

describeShared('a Chinese broadcast, day by day', ['news', 'cctv-xwlb'], (folder) => {
  it('keeps every item of its round-ups apart and finds few events that last', async () => {
    const placed = await cluster(join(folder, 'items.jsonl'));
    const sizes = new Map<string, number>();
    for (const { event } of placed) sizes.set(event, (sizes.get(event) ?? 0) + 1);
    const roundups = placed.filter(({ title }) => title.includes('联播快讯'));
    expect(roundups.length).toBeGreaterThan(100);
    for (const { event } of roundups) expect(sizes.get(event)).toBe(1);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(10);
    // The titles of one day differ from those of the next by little: most are still told apart.
    const alone = placed.filter(({ event }) => sizes.get(event) === 1);
    expect(alone.length).toBeGreaterThan(0.7 * placed.length);
  });
});
