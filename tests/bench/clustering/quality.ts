// How well articles become events, over every available labeled set. Sets that the weights were
// fitted on are also cross-validated: fitted without the part that is scored.
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { groupingFor, type Grouping } from '@/lib/newsroom/cluster/grouping';
import { foundSource } from '@/lib/newsroom/ingest/known-source';
import { toArticle } from '@/lib/newsroom/ingest/to-article';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';
import { bCubed, meanScore, type Placed, type Score } from '../../newsroom/cluster/b-cubed';
import { sharedData } from '../../shared';
import { chineseRows, chineseScenes, headlineDays, headlineRows, latinScenes } from './fitted-sets';
import { chanceOf, jittered, readRows, toLabeled, type Labeled, type Row } from './labeled';
import { differentMonths } from './months';
import { hourMs, runStore, type Ran } from './running';
import { fitWeights } from './samples';

const everyMs = 3 * hourMs;
const folds = 4;

const three = ({ precision, recall, f1 }: Score) =>
  [precision, recall, f1].map((figure) => figure.toFixed(3)).join('  ');

/** Of the events with several articles, how many contain more than one happening. */
function mixedEvents(items: readonly Placed[]): { mixed: number; several: number } {
  const truths = new Map<string, string[]>();
  for (const { event, truth } of items) truths.set(event, [...(truths.get(event) ?? []), truth]);
  const several = [...truths.values()].filter((held) => held.length > 1);
  return {
    mixed: several.filter((held) => new Set(held).size > 1).length,
    several: several.length,
  };
}

function print(name: string, parts: readonly (readonly Placed[])[], note = ''): void {
  const score = meanScore(parts.map(bCubed));
  const counts = parts.map(mixedEvents);
  const mixed = counts.reduce((sum, one) => sum + one.mixed, 0);
  const several = counts.reduce((sum, one) => sum + one.several, 0);
  const share = several === 0 ? 0 : (100 * mixed) / several;
  console.log(
    `  ${name.padEnd(44)}${three(score)}  ${share.toFixed(1).padStart(5)} % of ${several}${note && `  ${note}`}`,
  );
}

const placedIn = (articles: readonly Labeled[], { events }: Ran, part: string): Placed[] =>
  articles.flatMap(({ article, truth, parts }) =>
    truth !== undefined && parts.includes(part)
      ? [{ truth, event: events.get(article.id) ?? article.id }]
      : [],
  );

/**
 * Three whole consecutive days are held out: a story that lasts over a night is not in both parts.
 */
function headlines(): void {
  const rows = headlineRows();
  const days = headlineDays(rows);
  if (days.length === 0) return console.log('  labelled headlines: not here');
  const test = jittered(rows, 'test').filter(({ parts }) => parts.length > 0);
  const scenes = latinScenes(['s1', 's2']);
  const size = Math.ceil(days.length / folds);
  const held: Placed[][] = [];
  let moved = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const out = new Set(days.slice(fold * size, (fold + 1) * size));
    const weights = fitWeights(
      scenes.filter(({ parts }) => ![...parts].some((one) => out.has(one))),
    );
    const ran = runStore(test, { ...groupingFor('en'), weights }, everyMs);
    moved += ran.moved / folds;
    for (const day of out) held.push(placedIn(test, ran, day));
  }
  print(
    'googlenews days, cross-validated',
    held,
    `${(moved / days.length).toFixed(0)} moved a day`,
  );
  const shipped = runStore(test, groupingFor('en'), everyMs);
  print(
    '  as shipped (fitted on these)',
    days.map((day) => placedIn(test, shipped, day)),
  );
}

function chinese(): void {
  const rows = chineseRows();
  if (rows.length === 0) return console.log('  Chinese topics: not here');
  const halves = [0, 1].map(
    (half) => (one: Row) => Math.floor(chanceOf(one.cluster ?? '') * 2) === half,
  );
  const test = jittered(rows, 'test');
  const unbounded = { enoughNeighbors: Infinity };
  const latin = fitWeights(latinScenes(['s1', 's2']), unbounded);
  const held = halves.map((isHeld) => {
    const known = rows.map((one) => (isHeld(one) ? { ...one, cluster: null } : one));
    const weights = fitWeights(chineseScenes(known), { ...unbounded, prior: latin, ridge: 3 });
    const ran = runStore(test, { ...groupingFor('zh'), weights }, everyMs);
    const wanted = new Set(rows.filter(isHeld).map(({ id }) => id));
    return placedIn(
      test.filter(({ article }) => wanted.has(article.id)),
      ran,
      'all',
    );
  });
  print('readhub topics (zh), cross-validated', held);
  print('  as shipped (fitted on these)', [
    placedIn(test, runStore(test, groupingFor('zh'), everyMs), 'all'),
  ]);
}

/** Articles of one language in one running store, including those without a label. */
function scored(
  name: string,
  rows: readonly Row[],
  lang: 'en' | 'zh',
  others: readonly Row[] = [],
): void {
  const known = new Set(rows.map(({ id }) => id));
  const articles = [...rows, ...others.filter(({ id }) => !known.has(id))]
    .filter((one) => one.lang === lang)
    .map((one) => toLabeled({ ...one, captured: ['all'] }));
  print(name, [placedIn(articles, runStore(articles, groupingFor(lang), everyMs), 'all')]);
}

function pairs(grouping: Grouping): void {
  const file = sharedData('truth', 'pairs-tgcontest-en.jsonl');
  if (!file) return;
  type Side = { title: string; text: string };
  const read = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as { id: string; a: Side; b: Side; label: string });
  const articles = read.flatMap(({ id, a, b }) =>
    [a, b].map(({ title, text }, at) =>
      toLabeled(
        {
          ...{ id: `${id} ${at}`, lang: 'en', title, text, source: `${at}`, captured: ['all'] },
          ...{ multi_topic: false },
        },
        Date.UTC(2020, 4, 1),
      ),
    ),
  );
  const { events } = runStore(articles, grouping, everyMs);
  const same = (id: string) => events.get(`${id} 0`) === events.get(`${id} 1`);
  const [joined, wanted] = [
    read.filter(({ id }) => same(id)),
    read.filter((one) => one.label === 'OK'),
  ];
  const right = joined.filter((one) => one.label === 'OK').length;
  console.log(
    `  ${'tgcontest pairs'.padEnd(44)}${right} of ${wanted.length} joined, ${joined.length - right} of ${read.length - wanted.length} wrongly`,
  );
}

/** Real feeds as they were served, without labels: how many articles share an event. */
function served(): void {
  const folder = sharedData('news', 'meridian-feeds-2025-03-18');
  if (!folder) return;
  const now = Date.UTC(2025, 2, 19);
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name): Labeled[] => {
      const read = readFeed(readFileSync(join(folder, name)), { now });
      if (!read.ok) return [];
      const source = foundSource(read.feed, name, []);
      return read.feed.items.map((item) => ({
        article: toArticle(item, source, read.feed.site, now),
        parts: ['all'],
      }));
    });
  for (const lang of ['en', 'zh'] as const) {
    const articles = all.filter(({ article }) => article.lang === lang);
    if (articles.length === 0) continue;
    const { events } = runStore(articles, groupingFor(lang), everyMs);
    const sizes = new Map<string, number>();
    for (const event of events.values()) sizes.set(event, (sizes.get(event) ?? 0) + 1);
    const together = [...sizes.values()].filter((held) => held > 1);
    console.log(
      `  ${`meridian feeds (${lang})`.padEnd(44)}${articles.length} articles, ${together.length} events of several, the largest of ${Math.max(1, ...together)}`,
    );
  }
}

export function quality(): void {
  console.log(`  ${'B-cubed in a running store'.padEnd(44)}P      R      F1     mixed events`);
  headlines();
  chinese();
  const feeds = readRows('truth', 'feeds-exposir-2026-01.jsonl') ?? [];
  const labeled = readRows('truth', 'clusters-exposir-en-zh.jsonl') ?? [];
  if (labeled.length > 0) {
    scored('exposir (en), labelled among 1,926', labeled, 'en', feeds);
    scored('exposir (zh), labelled among 2,947', labeled, 'zh', feeds);
  }
  const groups = readRows('truth', 'clusters-googlenews-en.jsonl');
  if (groups) {
    const test = jittered(groups, 'test');
    const parts = [...new Set(test.flatMap((one) => one.parts))];
    const ran = runStore(test, groupingFor('en'), everyMs);
    print(
      'googlenews groups (silver: recall)',
      parts.map((part) => placedIn(test, ran, part)),
    );
  }
  const philippine = readRows('truth', 'clusters-ph-2024-05.jsonl');
  if (philippine) scored('Philippine papers, May 2024', philippine, 'en');
  differentMonths();
  pairs(groupingFor('en'));
  served();
}
