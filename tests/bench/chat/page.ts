// The assistant in the real page, on a phone with a slow CPU: from the tap on "send" to the first
// words, and the work of the page's main thread while an answer is written.
import type { Browser } from 'playwright';
import { toTag } from '@/lib/model/text/languages';
import { revealStepMs } from '@/lib/model/limits/chat';
import { questions } from '../../newsroom/assistant/questions';
import messages from '../../../messages/en.json';
import { openBrowser, openPhone, type Phone } from '../browser/site';
import { atMost, type Row } from '../browser/table';
import { percentile } from '../percentile';
import type { ChatSite } from './site';

const asked = 12;
const watchMs = 5_000;
/** "The cost of a step does not grow with the length of the answer": the tolerance for noise. */
const mostRatio = 1.5;

const at = (values: readonly number[], share: number) =>
  percentile(
    [...values].sort((a, b) => a - b),
    share,
  );

/** A new visitor with the assistant open. */
async function openAssistant(browser: Browser, { web }: ChatSite): Promise<Phone> {
  const phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(`${web}/m/news`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: messages.chat.askList }).click();
  await page.locator('textarea').waitFor();
  return phone;
}

/** Milliseconds from the tap to the first words, one visitor after the other. */
async function firstWords(browser: Browser, site: ChatSite): Promise<number[]> {
  const times: number[] = [];
  const english = questions.filter(({ language, event }) => language === 'en' && event);
  const { page, context } = await openAssistant(browser, site);
  for (const { text } of english.slice(0, asked)) {
    await page.locator('textarea').fill(text);
    times.push(
      await page.evaluate(
        ([send, answer]) =>
          new Promise<number>((resolve) => {
            const before = document.querySelectorAll(answer).length;
            const began = performance.now();
            const look = () => {
              const all = [...document.querySelectorAll<HTMLElement>(answer)];
              const newest = all.at(-1);
              if (newest && all.length > before && newest.innerText.trim() !== '') {
                resolve(performance.now() - began);
              } else requestAnimationFrame(look);
            };
            document.querySelector<HTMLElement>(send)?.click();
            look();
          }),
        ['form button[type=submit]', '[data-answering], [aria-busy]'] as const,
      ),
    );
    await page.waitForFunction(() => !document.querySelector('[data-answering]'));
    await page.waitForTimeout(1_500);
  }
  await context.close();
  return times;
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts?: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * CPU time of the main thread in each step of 40 ms, in ms; waiting for other processes does not
 * count.
 */
async function workOfSteps({ cdp }: Phone): Promise<number[]> {
  const threads = new Map<string, Map<number, number>>();
  const names = new Map<string, string>();
  cdp.on('Tracing.dataCollected', ({ value }: { value: object[] }) => {
    // The fields that are read from the browser's report.
    for (const { name, pid, tid, ts = 0, tdur = 0, args } of value as TraceEvent[]) {
      const thread = `${pid} ${tid}`;
      if (name === 'thread_name') names.set(thread, args?.name ?? '');
      if (!name.endsWith('RunTask')) continue;
      const steps = threads.get(thread) ?? new Map<number, number>();
      const step = Math.floor(ts / 1_000 / revealStepMs);
      threads.set(thread, steps.set(step, (steps.get(step) ?? 0) + tdur / 1_000));
    }
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordAsMuchAsPossible' },
  });
  await new Promise((resolve) => setTimeout(resolve, watchMs));
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const main = [...threads].filter(([thread]) => names.get(thread) === 'CrRendererMain');
  const [busiest] = main
    .map(([, steps]) => [...steps.values()])
    .sort((a, b) => b.length - a.length);
  return busiest ?? [];
}

async function whileWriting(browser: Browser, site: ChatSite, length: number): Promise<number[]> {
  const phone = await openAssistant(browser, site);
  const { page, context } = phone;
  await page.locator('textarea').fill(`script a text after ${length} characters`);
  // By touch: with a mouse over the text each step needs a hit test under it.
  await page.locator('form button[type=submit]').tap();
  await page.waitForFunction(
    ([answer, most]) => (document.querySelector(answer)?.textContent?.length ?? 0) > most,
    ['[data-answering]', length * 0.8] as const,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(2_000);
  const works = await workOfSteps(phone);
  await context.close();
  return works;
}

export async function measurePage(site: ChatSite): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const words = await firstWords(browser, site);
    const short = await whileWriting(browser, site, 1_000);
    const long = await whileWriting(browser, site, 30_000);
    const told = (works: readonly number[]) =>
      `p50 ${at(works, 0.5).toFixed(1)}, p95 ${at(works, 0.95).toFixed(1)} ms of ${works.length}`;
    return [
      {
        figure: `send to first visible words, p50 of ${words.length}`,
        value: at(words, 0.5),
        unit: 'ms',
        note: `in the page (${toTag('en')}), p95 ${at(words, 0.95).toFixed(0)} ms; no model`,
      },
      {
        figure: 'main thread a step of 40 ms, 30,000 characters, p95',
        value: at(long, 0.95),
        unit: 'ms',
        note: `everything the page does meanwhile, in processor time: ${told(long)}; at 1,000 characters ${told(short)}`,
      },
      {
        figure: 'against 1,000 characters, p50',
        value: at(long, 0.5) / at(short, 0.5),
        unit: '×',
        mark: atMost(mostRatio),
      },
    ];
  } finally {
    await browser.close();
  }
}
