// Whole feeds as they were served, of different months, mapped to the same hours: they have no
// labels, but no two articles of different months are of one happening. Most are alone, as in any
// reader's feeds, so a store makes most of its wrong merges here. No weights are fitted on them.
import { groupingFor } from '@/lib/newsroom/cluster/grouping';
import { readRows, timeOf, toLabeled, type Labeled, type Row } from './labeled';
import { hourMs, runStore } from './running';

const from = Date.UTC(2026, 0, 27);
/** A set of more days is folded into as many as the others have. */
const spanMs = 96 * hourMs;

type Dated = Labeled & { months: number };

function laidOver(sets: readonly (readonly Row[])[]): Dated[] {
  return sets.flatMap((rows, months) => {
    const first = Math.min(...rows.map((one) => timeOf(one)));
    return rows.map((one) => {
      const { article } = toLabeled({ ...one, cluster: null });
      const published_at = from + ((timeOf(one) - first) % spanMs);
      return {
        article: { ...article, id: `${months} ${article.id}`, published_at },
        parts: [],
        months,
      };
    });
  });
}

function print(name: string, lang: 'en' | 'zh', sets: readonly (readonly Row[])[]): void {
  if (sets.some((rows) => rows.length === 0)) return;
  const articles = laidOver(sets);
  const { events } = runStore(articles, groupingFor(lang), 3 * hourMs);
  const held = new Map<string, number[]>();
  for (const { article, months } of articles) {
    const event = events.get(article.id) ?? article.id;
    held.set(event, [...(held.get(event) ?? []), months]);
  }
  const several = [...held.values()].filter((months) => months.length > 1);
  const mixed = several.filter((months) => new Set(months).size > 1).length;
  const share = (100 * mixed) / Math.max(1, several.length);
  console.log(
    `  ${name.padEnd(44)}${mixed} of ${several.length} events of several hold both (${share.toFixed(1)} %)`,
  );
}

export function differentMonths(): void {
  const dated = (rows: readonly Row[] | undefined, lang: string) =>
    (rows ?? []).filter((one) => one.lang === lang && timeOf(one) > 0);
  const january = readRows('truth', 'feeds-exposir-2026-01.jsonl');
  const may = readRows('truth', 'feeds-zonghaoyuan-2026-05.jsonl');
  print('feeds of January and May over each other', 'en', [dated(january, 'en'), dated(may, 'en')]);
  const evening = dated(readRows('news', 'cctv-xwlb', 'items.jsonl'), 'zh');
  print('evening news (zh), 2023 and summer 2026', 'zh', [
    evening.filter(({ time }) => time?.startsWith('2023')),
    evening.filter(({ time }) => /^2026-0[78]/.test(time ?? '')),
  ]);
}
