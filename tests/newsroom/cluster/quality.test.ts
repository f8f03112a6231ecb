import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { groupingFor } from '@/lib/newsroom/cluster/grouping';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import { toLanguage } from '@/lib/model/text/languages';
import { headlineDays, headlineRows } from '../../bench/clustering/fitted-sets';
import { jittered } from '../../bench/clustering/labeled';
import { hourMs, runStore } from '../../bench/clustering/running';
import { inGatesOr } from '../../gates';
import { describeShared } from '../../shared';
import { bCubed, meanScore, type Placed } from './b-cubed';
import { toNewArticle } from './new-article';

const headlinesPath = ['news', 'googlenews-clusters-2025'];

const row = z.object({
  id: z.string(),
  lang: z.string(),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  source: z.string(),
  cluster: z.string().nullable(),
});

/** The oldest `most` articles of a file, in order of arrival. */
async function cluster(
  file: string,
  most = Infinity,
): Promise<(Placed & { title: string; copy: boolean })[]> {
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
    .sort((a, b) => a.article.published_at - b.article.published_at)
    .slice(0, most);
  const placed = [];
  for (const { truth, article } of articles) {
    const { event_id, copy_of } = await clusterer.assign(store, article);
    placed.push({ truth, event: event_id, title: article.title, copy: copy_of !== undefined });
  }
  return placed;
}

describeShared('headlines of many publishers', headlinesPath, () => {
  it('become events in a running store, few of which mix two happenings', () => {
    const rows = headlineRows();
    const days = headlineDays(rows).slice(0, 3);
    const articles = jittered(rows, 'rule').filter(({ parts }) =>
      parts.some((day) => days.includes(day)),
    );
    const { events } = runStore(articles, groupingFor('en'), 6 * hourMs);
    const scores = days.map((day) =>
      bCubed(
        articles
          .filter(({ parts }) => parts.includes(day))
          .map(({ article, truth = '' }) => ({ truth, event: events.get(article.id) ?? '' })),
      ),
    );
    const { precision, f1 } = meanScore(scores);
    expect(f1).toBeGreaterThanOrEqual(0.82);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });
});

describeShared('full texts of three publishers', ['news', 'basil-triples'], (folder) => {
  it('become events with a B-cubed F1 of 0.9 or more as they arrive', async () => {
    const { precision, recall, f1 } = bCubed(await cluster(join(folder, 'articles.jsonl')));
    expect(f1).toBeGreaterThanOrEqual(0.9);
    expect(precision).toBeGreaterThanOrEqual(0.93);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

describeShared('a Chinese broadcast, day by day', ['news', 'cctv-xwlb'], (folder) => {
  it('keeps all items of its round-ups apart and finds few events that last', async () => {
    const placed = await cluster(join(folder, 'items.jsonl'), inGatesOr(Infinity, 400));
    const sizes = new Map<string, number>();
    for (const { event } of placed) sizes.set(event, (sizes.get(event) ?? 0) + 1);
    const roundups = placed.filter(({ title }) => title.includes('联播快讯'));
    expect(roundups.length).toBeGreaterThan(inGatesOr(100, 30));
    for (const { event } of roundups) expect(sizes.get(event)).toBe(1);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(10);
    // The titles of one day differ little from those of the next: most are still kept apart.
    const alone = placed.filter(({ event }) => sizes.get(event) === 1);
    expect(alone.length).toBeGreaterThan(0.7 * placed.length);
  });
});
