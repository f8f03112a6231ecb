// Feeds of the same days in two languages, with people's labels of which reports are of one
// happening.
import { toEntry } from '../clustering/running';
import { readRows, toLabeled, type Labeled, type Row } from '../clustering/labeled';
import type { Entry } from '@/lib/newsroom/cluster/postings';

export type LabeledFeeds = { rows: Row[]; clusterOf: ReadonlyMap<string, string> };

export function januaryFeeds(): LabeledFeeds | undefined {
  const rows = readRows('truth', 'feeds-exposir-2026-01.jsonl');
  const labeled = readRows('truth', 'clusters-exposir-en-zh.jsonl') ?? [];
  const clusterOf = new Map(labeled.map(({ id, cluster }) => [id, cluster ?? '']));
  return rows && { rows, clusterOf };
}

export const labeledOf = (rows: readonly Row[]): Labeled[] => rows.map((row) => toLabeled(row));

/** Each report as an event of its own. */
export const entriesOf = (rows: readonly Row[]): Entry[] =>
  labeledOf(rows).map((one) => toEntry(one));
