// Feeds of one time in two languages, and which of their reports people said are of one happening.
import { toEntry } from '../clustering/running';
import { readRows, toLabelled, type Labelled, type Row } from '../clustering/labelled';
import type { Entry } from '@/lib/newsroom/cluster/postings';

export type LabelledFeeds = { rows: Row[]; clusterOf: ReadonlyMap<string, string> };

export function januaryFeeds(): LabelledFeeds | undefined {
  const rows = readRows('truth', 'feeds-exposir-2026-01.jsonl');
  const labelled = readRows('truth', 'clusters-exposir-en-zh.jsonl') ?? [];
  const clusterOf = new Map(labelled.map(({ id, cluster }) => [id, cluster ?? '']));
  return rows && { rows, clusterOf };
}

export const labelledOf = (rows: readonly Row[]): Labelled[] => rows.map((row) => toLabelled(row));

/** Each report as an event of its own. */
export const entriesOf = (rows: readonly Row[]): Entry[] =>
  labelledOf(rows).map((one) => toEntry(one));
