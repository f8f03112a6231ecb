// Share pages: the server's cost of one, compared with a minimal server that sends the same bytes,
// and when a cheap phone shows it. Columns for other sites are left for others to fill.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync, gzipSync } from 'node:zlib';
import { openBrowser, startWeb } from './browser/site';
import { atLeast, atMost, machineLoad, median, printHead, printRow } from './browser/table';
import { startBare } from './share/bare';
import { firstByte, load, type Load, type Target } from './share/load';
import { paint, workUntilPaint, type Paint } from './share/paint';

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const path = '/news/detail?id=sample-leap-second&language=en';

/** The bytes of the page as sent. */
async function rawBytes(target: Target, encoding: string): Promise<Buffer> {
  const headers = { ...target.headers, 'accept-encoding': encoding };
  const asked = get({ host: '127.0.0.1', port: target.port, path: target.path, headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  // A response without an encoding set yields buffers.
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const kib = (bytes: number) => bytes / 1024;
const sizes = (text: string) => [gzipSync(text).length, brotliCompressSync(text).length] as const;

function printBytes(html: string): void {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, it]) => it).join('');
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, it]) => it).join('');
  for (const [name, text] of [
    ['page, everything in it', html],
    ['of it style sheet', css],
    ['of it script', script],
  ] as const) {
    const [gzip, brotli] = sizes(text);
    printRow({ figure: `${name}, gzip`, value: kib(gzip), unit: 'KiB' });
    printRow({ figure: `${name}, brotli`, value: kib(brotli), unit: 'KiB' });
  }
}

/** Both servers alternate, so that other load on the machine slows both. */
async function printLoad(site: Target, folder: string, encoding: string, body: Buffer) {
  const file = join(folder, `page.${encoding}`);
  writeFileSync(file, body);
  const bare = await startBare(file, encoding, path);
  const packed = { ...site, headers: { ...site.headers, 'accept-encoding': encoding } };
  const ours: Load[] = [];
  const least: Load[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      least.push(await load(bare.target, seconds / 2));
      ours.push(await load(packed, seconds / 2));
    }
  } finally {
    bare.stop();
  }
  const middle = (of: readonly Load[], key: keyof Load) => median(of.map((one) => one[key]));
  const shares = ours.map(({ perSecond }, at) => perSecond / (least[at]?.perSecond ?? NaN));
  const failed = ours.reduce((sum, one) => sum + one.failed, 0);
  const name = `(${encoding}, ${kib(body.length).toFixed(1)} KiB)`;
  printRow({ figure: `requests a second ${name}`, value: middle(ours, 'perSecond'), unit: '/s' });
  printRow({
    figure: '  bare node:http, same bytes',
    value: middle(least, 'perSecond'),
    unit: '/s',
  });
  printRow({
    figure: '  share of the bare server',
    value: median(shares),
    unit: '',
    mark: atLeast(0.5),
  });
  printRow({
    figure: `processor time a request ${name}`,
    value: middle(ours, 'cpuMs'),
    unit: 'ms',
    mark: atMost(0.42, '≤ 0.42'),
    note: failed > 0 ? `${failed} answers were errors` : undefined,
  });
  printRow({ figure: '  bare node:http, same bytes', value: middle(least, 'cpuMs'), unit: 'ms' });
}

/**
 * A page of 800 words without style sheet, script or picture: the lower bound for any page of text.
 */
function plainPage(): string {
  const sentence = 'The clock of the square struck nine while the market was being built. ';
  const paragraph = `<p>${sentence.repeat(8)}</p>`;
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>A plain page</h1>${paragraph.repeat(8)}</html>`;
}

/** Both pages alternate, so that other load on the machine slows both. */
async function printPaint(address: string, folder: string): Promise<void> {
  const browser = await openBrowser();
  const file = join(folder, 'plain.html');
  writeFileSync(file, plainPage());
  const plain = await startBare(file, 'identity', path);
  const plainAddress = `http://127.0.0.1:${plain.target.port}/`;
  for (const scripts of [true, false]) {
    const visits: Paint[] = [];
    const plainVisits: Paint[] = [];
    for (let round = 0; round < rounds; round++) {
      visits.push(await paint(browser, address, scripts));
      plainVisits.push(await paint(browser, plainAddress, scripts));
    }
    const middle = (of: readonly Paint[], key: keyof Paint) => median(of.map((one) => one[key]));
    const how = scripts ? 'with scripts' : 'without scripts';
    for (const [name, key] of [
      ['first paint', 'first'],
      ['largest paint', 'largest'],
      ['headline visible', 'headline'],
    ] as const) {
      const mark = key === 'largest' ? undefined : atMost(500);
      printRow({ figure: `${name}, ${how}`, value: middle(visits, key), unit: 'ms', mark });
      printRow({
        figure: '  a plain page of 800 words',
        value: middle(plainVisits, key),
        unit: 'ms',
      });
    }
  }
  const works: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] };
  for (let round = 0; round < rounds; round++) {
    works.ours.push(await workUntilPaint(browser, address));
    works.plain.push(await workUntilPaint(browser, plainAddress));
  }
  const figure = 'main thread until first paint, 1× CPU';
  printRow({ figure, value: median(works.ours), unit: 'ms' });
  printRow({ figure: '  a plain page of 800 words', value: median(works.plain), unit: 'ms' });
  plain.stop();
  await browser.close();
}

/** Prints every figure of the share part. */
export async function benchShare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-share-'));
  const web = await startWeb(folder, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' });
  const port = Number(new URL(web.origin).port);
  const host = `share.localhost:${port}`;
  const address = `http://${host}${path}`;
  const site: Target = { pid: web.pid, port, path, headers: { host } };
  process.stdout.write(`\nShare pages, ${machineLoad()}\n`);
  printHead();
  try {
    const html = (await rawBytes(site, 'identity')).toString();
    const packed = await rawBytes(site, 'br');
    if (brotliDecompressSync(packed).toString() !== html) throw new Error('the bytes differ');
    printBytes(html);
    await printLoad(site, folder, 'identity', Buffer.from(html));
    await printLoad(site, folder, 'br', packed);
    const { p50, p99 } = await firstByte(site, 500);
    printRow({ figure: 'first byte, p50', value: p50, unit: 'ms' });
    printRow({ figure: 'first byte, p99', value: p99, unit: 'ms' });
    await printPaint(address, folder);
  } finally {
    await web.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
