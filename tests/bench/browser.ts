// The reading experience on a cheap phone: a production build, 2,000 events, a CPU four times
// slower. Every figure is printed beside its target; columns for other readers are left for others
// to fill.
import type { Browser } from 'playwright';
import { percentile } from './percentile';
import { contentVisible, scriptBytes } from './browser/first-load';
import { measureScroll } from './browser/scroll';
import { measureSession } from './browser/session';
import { openBrowser, openSite, type Site } from './browser/site';
import { atMost, machineLoad, median, printHead, printRow, type Row } from './browser/table';
import { measureTaps } from './browser/tap';

const cards = Number(process.env.BENCH_CARDS ?? 2_000);
const taps = Number(process.env.BENCH_TAPS ?? 40);
/** How often noisy figures are measured; the median run counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const mb = (bytes: number) => bytes / 1024 / 1024;
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const p50 = (values: readonly number[]) => percentile(sorted(values), 0.5);
const p95 = (values: readonly number[]) => percentile(sorted(values), 0.95);
const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');

async function repeated<T>(measureOnce: () => Promise<T>): Promise<T[]> {
  const runs: T[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await measureOnce());
  return runs;
}

type Part = (browser: Browser, site: Site) => Promise<Row[]>;

const scroll: Part = async (browser, site) => {
  const runs = await repeated(() => measureScroll(browser, site, cards));
  const middle = median(runs.map((run) => run.longestTask));
  const run = runs.find(({ longestTask }) => longestTask === middle);
  if (!run) return [];
  const { atThousand, heapAt500, heapAtEnd } = run;
  const first = Math.min(1_000, run.cards);
  return [
    {
      figure: `scrolling ${run.cards} cards: longest task`,
      value: run.longestTask,
      unit: 'ms',
      mark: atMost(50),
      note:
        `${run.longTasks} tasks over 50 ms (0: the browser names none below that); ` +
        `all runs: ${list(runs.map(({ longestTask }) => longestTask))} ms; ` +
        `in processor time: ${list(runs.map(({ longestWork }) => longestWork))} ms, ` +
        `${list(runs.map(({ longWorks }) => longWorks))} over 50`,
    },
    {
      figure: 'elements in the page, at most',
      value: run.nodes,
      unit: '',
      mark: atMost(1_499, '< 1,500'),
    },
    {
      figure: `heap after ${run.cards} cards, beyond that after 500`,
      value: mb(heapAtEnd - heapAt500),
      unit: 'MB',
      mark: atMost(10, 'flat: ≤ 10'),
      note: `${mb(heapAt500).toFixed(1)} MB after 500; the text of ${run.cards - 500} events included`,
    },
    {
      figure: `${first} rows scrolled: elements, at most`,
      value: atThousand.nodes,
      unit: '',
      note: 'elsewhere: 5,000 to 21,000',
    },
    {
      figure: `${first} rows scrolled: longest task`,
      value: atThousand.longestTask,
      unit: 'ms',
      note: 'elsewhere: 130 to 1,340 ms',
    },
  ];
};

const tap: Part = async (browser, site) => {
  const runs = await repeated(() => measureTaps(browser, site, taps));
  const times = runs.map((run) => run.map(({ time }) => time));
  const works = runs.map((run) => run.map(({ work }) => work));
  return [
    {
      figure: `tap to article visible, pre-cached, p95 of ${taps}`,
      value: median(times.map(p95)),
      unit: 'ms',
      mark: atMost(100),
      note:
        `p50 ${list(times.map(p50))} ms, p95 of all runs ${list(times.map(p95))} ms; ` +
        `in processor time p50 ${list(works.map(p50))}, p95 ${list(works.map(p95))} ms`,
    },
  ];
};

const session: Part = async (browser, site) => {
  const runs = await repeated(() => measureSession(browser, site));
  const counts = runs.map(({ interactions }) => interactions.length);
  const durations = runs.map(({ interactions }) => interactions.map(({ duration }) => duration));
  const slowest = runs
    .flatMap(({ interactions }) => interactions)
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 6);
  return [
    {
      figure: `interaction to next paint, p95 of ${median(counts)}`,
      value: median(durations.map(p95)),
      unit: 'ms',
      mark: atMost(200),
      note: `p50 ${list(durations.map(p50))} ms; longest: ${slowest.map(({ duration, what }) => `${what} ${duration}`).join(', ')}`,
    },
    {
      figure: 'cumulative layout shift, the worst run',
      value: Math.max(...runs.map(({ shift }) => shift)),
      unit: '',
      mark: atMost(0.02),
    },
  ];
};

const load: Part = async (browser, site) => [
  {
    figure: 'JavaScript of /m/news at first load, gzip',
    value: (await scriptBytes(site, '/m/news')) / 1024,
    unit: 'KB',
    note: 'an empty Next page: 131–135 KB; elsewhere: 322 to 874 KB',
  },
  {
    figure: 'first screen visible, 1.6 Mbps / 150 ms',
    value: median(await contentVisible(browser, site, '/m/news', 'article h2', rounds)),
    unit: 'ms',
    note: 'elsewhere: 3,600 to 6,300 ms; a plain static page: 470 ms',
  },
  {
    figure: 'article visible, 1.6 Mbps / 150 ms',
    value: median(
      await contentVisible(
        browser,
        site,
        '/m/news/detail?id=e_bench7',
        '[role=dialog] #markdown-content p',
        rounds,
      ),
    ),
    unit: 'ms',
  },
];

const parts: Record<string, Part> = { scroll, tap, session, load };

export async function benchBrowser(): Promise<void> {
  process.stdout.write('\nReading in a browser (production build, 390 × 844, 4× CPU throttle)\n');
  const wanted = process.env.BENCH_PARTS?.split(',') ?? Object.keys(parts);
  const site = await openSite(cards);
  printHead();
  try {
    for (const name of wanted) {
      const browser = await openBrowser();
      const rows = (await parts[name]?.(browser, site)) ?? [];
      await browser.close();
      for (const row of rows) printRow(row);
      process.stdout.write(`    (${name}: the middle of ${rounds} runs; ${machineLoad()})\n`);
    }
  } finally {
    await site.close();
  }
}
