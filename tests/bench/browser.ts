// The reading experience on a cheap phone: a production build, 2,000 events, a processor four times
// slower. Every figure stands beside its mark; columns for other readers are left for others to fill.
import { percentile } from './measure';
import { contentVisible, scriptBytes } from './browser/first-load';
import { measureScroll } from './browser/scroll';
import { measureSession } from './browser/session';
import { openBrowser, openSite, type Site } from './browser/site';
import { measureTaps } from './browser/tap';

const cards = Number(process.env.BENCH_CARDS ?? 2_000);
const taps = Number(process.env.BENCH_TAPS ?? 20);

type Mark = { most: number; text: string };
type Row = { figure: string; value: number; unit: string; mark?: Mark; note?: string };

const atMost = (most: number, text = `≤ ${most}`): Mark => ({ most, text });
const mb = (bytes: number) => bytes / 1024 / 1024;
const kb = (bytes: number) => bytes / 1024;

function print(rows: readonly Row[]): void {
  const line = (...cells: string[]) =>
    `${(cells[0] ?? '').padEnd(46)}${(cells[1] ?? '').padStart(12)}  ${(cells[2] ?? '').padEnd(12)}` +
    `${(cells[3] ?? '').padEnd(8)}${(cells[4] ?? '').padEnd(10)}${(cells[5] ?? '').padEnd(10)}\n`;
  process.stdout.write(line('', 'here', 'mark', '', 'peer 1', 'peer 2'));
  for (const { figure, value, unit, mark, note } of rows) {
    const shown = `${value < 1 ? value.toFixed(3) : value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
    const outcome = mark ? (value <= mark.most ? 'met' : 'missed') : '';
    process.stdout.write(line(figure, shown, mark?.text ?? '–', outcome, '…', '…'));
    if (note) process.stdout.write(`    ${note}\n`);
  }
}

const p95 = (values: readonly number[]) =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.95,
  );

async function figures(site: Site): Promise<Row[]> {
  const browser = await openBrowser();
  const say = (text: string) => process.stdout.write(`  … ${text}\n`);
  try {
    say(`scrolling through ${cards} cards`);
    const scroll = await measureScroll(browser, site, cards);
    say(`${taps} taps on cards`);
    const tapped = await measureTaps(browser, site, taps);
    say('a session');
    const session = await measureSession(browser, site);
    say('first visits on a slow network');
    const [script, listVisible, articleVisible] = [
      await scriptBytes(site, '/m/news'),
      await contentVisible(browser, site, '/m/news', 'article h2', 3),
      await contentVisible(
        browser,
        site,
        '/m/news/detail?id=e_bench7',
        '[role=dialog] #markdown-content p',
        3,
      ),
    ];
    return [
      {
        figure: `scrolling ${scroll.cards} cards: longest task`,
        value: scroll.longestTask,
        unit: 'ms',
        mark: atMost(50),
        note: `${scroll.longTasks} tasks over 50 ms (0: the browser names none below that); 1,000 rows elsewhere: 130 to 1,340 ms`,
      },
      {
        figure: 'elements in the page, at most',
        value: scroll.nodes,
        unit: '',
        mark: { most: 1_499, text: '< 1,500' },
        note: '1,000 rows elsewhere: 5,000 to 21,000',
      },
      { figure: 'heap after 500 cards', value: mb(scroll.heapAt500), unit: 'MB' },
      {
        figure: `heap after ${scroll.cards} cards, growth`,
        value: mb(scroll.heapAtEnd - scroll.heapAt500),
        unit: 'MB',
        mark: atMost(10, 'flat: ≤ 10'),
        note: `the text of ${scroll.cards - 500} events included`,
      },
      {
        figure: `tap to article visible, p95 of ${tapped.length}`,
        value: p95(tapped),
        unit: 'ms',
        mark: atMost(100),
        note: `p50 ${p50(tapped).toFixed(0)} ms`,
      },
      {
        figure: `interaction to next paint, p95 of ${session.interactions.length}`,
        value: p95(session.interactions),
        unit: 'ms',
        mark: atMost(200),
        note: `longest ${Math.max(0, ...session.interactions)} ms`,
      },
      { figure: 'cumulative layout shift', value: session.shift, unit: '', mark: atMost(0.02) },
      {
        figure: 'JavaScript of /m/news at first load',
        value: kb(script),
        unit: 'KB',
        note: 'gzip; an empty Next page: 131–135 KB; elsewhere: 322 to 874 KB',
      },
      {
        figure: 'first screen visible, 1.6 Mbps / 150 ms',
        value: listVisible,
        unit: 'ms',
        note: 'elsewhere: 3,600 to 6,300 ms; a plain static page: 470 ms',
      },
      { figure: 'article visible, 1.6 Mbps / 150 ms', value: articleVisible, unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

const p50 = (values: readonly number[]) =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export async function benchBrowser(): Promise<void> {
  process.stdout.write('\nReading in a browser (production build, 390 × 844, 4× CPU throttle)\n');
  const site = await openSite(cards);
  try {
    print(await figures(site));
  } finally {
    await site.close();
  }
}
