// Many readers at once: nothing is lost or mixed up, pages stay fast, excess readers are refused
// with a message, and the memory per stream.
import { percentile } from '../percentile';
import { atMost, type Row } from '../browser/table';
import type { ChatSite } from './site';
import { takeTurn, takeTurns, type Turn } from './stream-client';

const streams = Number(process.env.BENCH_STREAMS ?? 500);
const tooMany = 2 * streams;
/** How many more readers ask per second, until all do; the thousand come at one moment. */
const aSecond = 100;
const script = { events: 40, pauseMs: 500 };
const pages = ['/m/news', '/m/news/detail?id=sample-leap-second'];
const pagePauseMs = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds per page, requested one after the other until told to stop. */
async function readPages(web: string, until: Promise<unknown>): Promise<number[]> {
  let over = false;
  void until.finally(() => (over = true));
  const times: number[] = [];
  for (let n = 0; !over; n += 1) {
    const began = performance.now();
    const answer = await fetch(`${web}${pages[n % pages.length]}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`);
    times.push(performance.now() - began);
    await pause(pagePauseMs);
  }
  return times.sort((a, b) => a - b);
}

const countOf = (turns: readonly Turn[], holds: (turn: Turn) => boolean) =>
  turns.filter(holds).length;

async function fiveHundred({ web, webMemory }: ChatSite): Promise<Row[]> {
  await takeTurns(`${web}/api/chat`, 100, { events: 5, pauseMs: 50 });
  const alone = await readPages(web, pause(5_000));
  await pause(1_000);
  const before = webMemory();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, webMemory())), 250);
  const running = takeTurns(`${web}/api/chat`, streams, script, aSecond);
  const times = await readPages(web, running);
  const turns = await running;
  clearInterval(watch);
  const incomplete = countOf(turns, ({ complete }) => !complete);
  const delays = turns
    .flatMap(({ events }) => events.map(({ delay }) => delay))
    .sort((a, b) => a - b);
  return [
    {
      figure: `${streams} streams × ${script.events} events: not whole or not in order`,
      value: incomplete,
      unit: '',
      mark: atMost(0, '0'),
      note: `${aSecond} more a second, an event ${script.pauseMs} ms after the other; p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${percentile(delays, 0.99).toFixed(1)} ms from made to read`,
    },
    {
      figure: `pages meanwhile, p95 of ${times.length}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      mark: atMost(300, '< 300'),
      note: `p50 ${percentile(times, 0.5).toFixed(0)} ms; without streams p50 ${percentile(alone, 0.5).toFixed(0)}, p95 ${percentile(alone, 0.95).toFixed(0)} ms of ${alone.length}`,
    },
    {
      figure: 'memory a stream',
      value: (most - before) / streams / 1024,
      unit: 'KiB',
      note: `${(before / 1024 / 1024).toFixed(0)} MiB before, ${(most / 1024 / 1024).toFixed(0)} MiB at most, pages included; a bare relay once took 115 KiB a stream`,
    },
  ];
}

async function aThousand({ web }: ChatSite): Promise<Row[]> {
  const turns = await takeTurns(`${web}/api/chat`, tooMany, { events: 10, pauseMs: 1_000 });
  const refused = countOf(turns, ({ cleanlyRefused }) => cleanlyRefused);
  const answered = countOf(turns, ({ complete }) => complete);
  const again = await takeTurn(`${web}/api/chat`, { events: 5, pauseMs: 20 });
  const ready = await fetch(`${web}/readyz`);
  return [
    {
      figure: `${tooMany} streams at once: neither whole nor refused`,
      value: tooMany - refused - answered,
      unit: '',
      mark: atMost(0, '0'),
      note: `${answered} answered, ${refused} refused with an envelope and a time to come back`,
    },
    {
      figure: 'afterwards: not ready, or no new stream',
      value: Number(!ready.ok) + Number(!again.complete),
      unit: '',
      mark: atMost(0, '0'),
    },
  ];
}

export async function measureLoad(site: ChatSite): Promise<Row[]> {
  return [...(await fiveHundred(site)), ...(await aThousand(site))];
}
