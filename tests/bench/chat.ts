// The assistant from the tap to the first words: the overhead of the relay, how many readers it
// serves and at what cost, and the cost of a reveal step on a slow phone. Only ratios within one
// run are comparable; times are of this machine. `BENCH_CHAT=relay,reveal` measures only those
// parts.
import { machineLoad, printHead, printRow, type Row } from './browser/table';
import { measureFirstText } from './chat/first-text';
import { measureLoad } from './chat/load';
import { measurePage } from './chat/page';
import { measureRelay } from './chat/relay';
import { measureReveal } from './chat/reveal-page';
import { openChatSite, type ChatSite } from './chat/site';

const events = Number(process.env.BENCH_EVENTS ?? 60);
const wanted = process.env.BENCH_CHAT?.split(',');
const isWanted = (part: string) => wanted === undefined || wanted.includes(part);

type Part = [name: string, what: string, measure: (site: ChatSite) => Promise<Row[]>];

const onSite: Part[] = [
  ['first', 'from send to first words', measureFirstText],
  ['page', 'in the page', measurePage],
  ['relay', 'the relay against the service read directly', measureRelay],
  ['load', 'many streams at once', measureLoad],
];

async function run(what: string, measure: () => Promise<Row[]>): Promise<void> {
  const rows = await measure();
  process.stdout.write(`  ${what} (${machineLoad()})\n`);
  rows.forEach(printRow);
}

export async function benchChat(): Promise<void> {
  process.stdout.write(
    '\nThe assistant (production build, news service in a process of its own)\n',
  );
  printHead();
  if (isWanted('reveal')) await run('a step of the reveal', measureReveal);
  const parts = onSite.filter(([name]) => isWanted(name));
  if (parts.length === 0) return;
  const site = await openChatSite(events);
  try {
    for (const [, what, measure] of parts) await run(what, () => measure(site));
  } finally {
    await site.close();
  }
}
