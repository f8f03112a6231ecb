// The server's cost for pages and calls: CPU time of a guest's page from the cache and rendered, of
// a call through the BFF, and what happens when many come at once. Beside it, in the same run, the
// share page and a minimal server that sends the same bytes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillEvents, startWeb, type Web } from './browser/site';
import { atLeast, atMost, machineLoad, printHead, printRow, type Mark } from './browser/table';
import { startBare } from './share/bare';
import { load, type Load, type Target } from './share/load';
import { generatedEvent } from './generate';

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const events = Number(process.env.BENCH_EVENTS ?? 2_000);
/** Readers who come at the same moment. */
const crowd = 256;

const { id } = generatedEvent(3, 0);
const list = '/m/news';
const article = `/m/news/detail?id=${id}`;

/**
 * Pages made anew are measured on a site that has been running: V8 compiles what is called often, and
 * a page costs twice as much in the first seconds.
 */
const warmUpSeconds = 20;

/** Any parameter makes a page private to its visitor. */
const own = (path: string) => `${path}${path.includes('?') ? '&' : '?'}own=1`;

const valueOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

const failedNote = ({ failed }: Load) => (failed > 0 ? `${failed} answers were errors` : undefined);

async function printCost(figure: string, target: Target, mark?: Mark): Promise<void> {
  const measured = await load(target, seconds);
  printRow({ figure, value: measured.cpuMs, unit: 'ms', mark, note: failedNote(measured) });
}

/**
 * Many at once: how many are answered per second, how long the slowest wait, and which are refused.
 */
async function printCrowd(target: Target, folder: string): Promise<void> {
  const kept = await load(target, seconds, crowd);
  printRow({
    figure: `${crowd} guests at once, kept`,
    value: kept.perSecond,
    unit: '/s',
    mark: atLeast(1_500),
    note: failedNote(kept),
  });
  printRow({ figure: '  the slowest of a hundred', value: kept.p99Ms, unit: 'ms' });
  const body = await (await fetch(`http://localhost:${target.port}${list}`)).text();
  const file = join(folder, 'list.html');
  writeFileSync(file, body);
  const bare = await startBare(file, 'identity');
  const least = await load(bare.target, seconds, crowd).finally(bare.stop);
  printRow({ figure: '  bare node:http, same bytes', value: least.perSecond, unit: '/s' });
  const beyond = await load({ ...target, path: own(list) }, seconds, crowd);
  printRow({
    figure: `${crowd} with pages of their own: pages`,
    value: beyond.perSecond - beyond.failed / seconds,
    unit: '/s',
  });
  printRow({ figure: '  refused at once with 503', value: beyond.failed / seconds, unit: '/s' });
  printRow({ figure: '  the slowest of a hundred', value: beyond.p99Ms, unit: 'ms' });
}

async function measure({ origin, pid }: Web, folder: string): Promise<void> {
  const port = Number(new URL(origin).port);
  const host = `localhost:${port}`;
  const at = (path: string, headers: Record<string, string> = {}): Target => ({
    ...{ pid, port, path },
    headers: { host, ...headers },
  });
  for (const path of [list, article]) await load(at(own(path)), warmUpSeconds);
  await printCost('list of a guest, kept', at(list), atMost(4));
  await printCost('list of a guest, made anew', at(own(list)), atMost(20));
  await printCost('article of a guest, kept', at(article), atMost(4));
  await printCost('article of a guest, made anew', at(own(article)), atMost(20));
  // Its visitors have been given a device by the page before.
  const cookie = (await fetch(`${origin}${list}`)).headers.getSetCookie().map(valueOf).join('; ');
  const detail = `/api/events/v1/${id}/detail`;
  await printCost('detail through the BFF', at(detail, { cookie }), atMost(1.5));
  await printCost('  and a device made for the call', at(detail));
  const share = at(`/news/detail?id=${id}&language=en`, { host: `share.localhost:${port}` });
  await printCost('  a share page', share);
  await printCost('  a health check', at('/livez'));
  await printCrowd(at(list), folder);
}

/** Prints every figure of the server part. */
export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-server-'));
  const dataDir = join(folder, 'data');
  await fillEvents(dataDir, events);
  const web = await startWeb(folder, { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ACCESS_LOG: 'off' });
  process.stdout.write(`\nThe server, ${events} events, ${machineLoad()}\n`);
  printHead();
  try {
    await measure(web, folder);
  } finally {
    await web.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
