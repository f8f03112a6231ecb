// When a phone with a slow CPU and a slow network shows a page, with scripts and without.
import type { Browser } from 'playwright';
import { cpuRate, phone } from '../browser/site';

/** 1.6 Mbps down, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export type Paint = { first: number; largest: number; headline: number };

/** Recorded by the page itself; without scripts the browser's own trace is used instead. */
function note(): void {
  const noted = { largest: 0, headline: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (document.querySelector('h1')?.getBoundingClientRect().height) {
      noted.headline = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Noted = { noted: { largest: number; headline: number } };

/** One visit with an empty cache. */
export async function paint(browser: Browser, address: string, scripts: boolean): Promise<Paint> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  const marks = new Map<string, number>();
  let start = NaN;
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  cdp.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'init' || name === 'commit') return;
    marks.set(name, timestamp);
  });
  cdp.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document') start = timestamp;
  });
  // The compiler of these files wraps functions in a helper that pages do not have.
  if (scripts) await context.addInitScript('globalThis.__name = (it) => it');
  if (scripts) await page.addInitScript(note);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(700);
  const since = (name: string) => ((marks.get(name) ?? NaN) - start) * 1000;
  const first = since('firstContentfulPaint');
  const largest = since('firstMeaningfulPaint');
  const noted = scripts
    ? // `note` put it there.
      await page.evaluate(() => (window as unknown as Noted).noted)
    : // Nothing hides the headline until scripts run: it is part of the first paint.
      { largest: Number.isNaN(largest) ? first : largest, headline: first };
  await context.close();
  return { first, ...noted };
}

type TraceEvent = Record<'pid' | 'tid' | 'ts', number> & {
  name: string;
  dur?: number;
  tdur?: number;
};

/**
 * CPU time of the page's main thread from its answer to its first paint, in ms, unthrottled: unlike
 * wall time it does not grow while other programs run.
 */
export async function workUntilPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  // The fields that are read from the browser's report.
  cdp.on('Tracing.dataCollected', ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(700);
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await context.close();
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const answer = events.filter(({ name }) => name === 'CommitLoad').at(-1);
  if (!paint || !answer) return NaN;
  return events
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > answer.ts && ts < paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
}
