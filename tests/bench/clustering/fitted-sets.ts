// The labeled sets that the weights are fitted on. All other sets of the bench are only measured.
import { chanceOf, jittered, readRows, type Labeled, type Row } from './labeled';
import { scenesOf, type Scene } from './samples';

const dayMs = 24 * 3600_000;
/** A day with fewer headlines is the tail of another day's capture. */
const fewestOfDay = 100;

/** Headlines of many publishers, without those that belong to several stories. */
export function headlineRows(): Row[] {
  const rows = readRows('news', 'googlenews-clusters-2025', 'headlines.jsonl') ?? [];
  const single = rows.filter(({ multi_topic }) => !multi_topic);
  const counts = new Map<string, number>();
  for (const day of single.flatMap(({ captured }) => captured)) {
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return single.map((one) => ({
    ...one,
    captured: one.captured.filter((day) => (counts.get(day) ?? 0) >= fewestOfDay),
  }));
}

export const headlineDays = (rows: readonly Row[]) =>
  [...new Set(rows.flatMap(({ captured }) => captured))].sort();

const withDays = (articles: readonly Labeled[]) => articles.filter(({ parts }) => parts.length > 0);

const fullTexts = () => readRows('news', 'basil-triples', 'articles.jsonl') ?? [];

/**
 * Full texts of three publishers: a decade of events, compressed into six days so that they
 * overlap.
 */
function denseTexts(seed: string, rows = fullTexts()): Labeled[] {
  const clusters = [...new Set(rows.map(({ cluster }) => cluster ?? ''))].sort();
  const day = new Map(clusters.map((cluster, at) => [cluster, at % 6]));
  const from = Date.UTC(2025, 0, 6, 12);
  return jittered(
    rows.map((one) => ({
      ...one,
      time: new Date(from + (day.get(one.cluster ?? '') ?? 0) * dayMs).toISOString(),
    })),
    seed,
  );
}

/**
 * In a real feed most articles are the only ones on their happening: a random part of a capture.
 */
function thinned(rows: readonly Row[], seed: string): Row[] {
  return rows.filter(({ id }) => chanceOf(`thin ${seed} ${id}`) < 0.35);
}

export function latinScenes(seeds: readonly string[] = ['s1', 's2', 's3']): Scene[] {
  const rows = headlineRows();
  return seeds.flatMap((seed) => [
    ...scenesOf(withDays(jittered(rows, seed))),
    ...scenesOf(withDays(jittered(thinned(rows, seed), seed))),
    ...scenesOf(denseTexts(seed)),
    // Where feeds have full texts most articles are alone as well.
    ...scenesOf(denseTexts(seed, thinned(fullTexts(), seed)), 2),
  ]);
}

/** Chinese topics of an aggregator: headlines only. */
export function chineseRows(): Row[] {
  return readRows('truth', 'clusters-readhub-zh.jsonl') ?? [];
}

/**
 * Members of a topic all have the same time there: unchanged, the fit would learn nothing else. Nor
 * does a row name its publisher: it names the aggregators on the way, often several. Each row
 * counts as a publisher of its own, so that the weight of a shared publisher stays as fitted on
 * sets that have publishers.
 */
export function chineseScenes(
  rows: readonly Row[] = chineseRows(),
  seeds: readonly string[] = ['s1', 's2', 's3'],
): Scene[] {
  const apart = rows.map((row) => ({ ...row, source: row.id }));
  return seeds.flatMap((seed) => [
    ...scenesOf(jittered(apart, seed)),
    ...scenesOf(jittered(thinned(apart, seed), seed)),
  ]);
}
