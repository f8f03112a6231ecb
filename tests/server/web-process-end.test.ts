// A web process that is asked to end, beside a news service that streams changes.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { anythingChanged, changesPath } from '@/lib/contract/changes';
import { until } from '@/tests/until';
import { bundledProgram } from '@/tests/bundled-program';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-web-end-'));
const streams = new Set<ServerResponse>();
const told = (subject: string) => `data: ${JSON.stringify({ subject })}\n\n`;
/** What current and later listeners receive. */
let news = ':\n\n';
const service = createServer((request, response) => {
  if (request.url !== changesPath) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(news);
  streams.add(response);
});
let child: ChildProcess | undefined;
afterAll(async () => {
  child?.kill('SIGKILL');
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

it('while requests are still accepted, what is taken down is removed from the cache', async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this form.
  const { port } = service.address() as AddressInfo;
  const web = spawn(process.execPath, [bundledProgram('tests/server/web-child.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      NEWS_SERVICE_URL: `http://127.0.0.1:${port}`,
      NEWS_SERVICE_SECRET: 'a secret that only this test knows about',
      DRAIN_SECONDS: '20',
      LOG_LEVEL: 'info',
    },
  });
  child = web;
  const lines: string[] = [];
  createInterface({ input: web.stdout }).on('line', (line) => lines.push(line));
  const said = (words: string) =>
    until(() => {
      if (web.exitCode !== null) throw new Error(`It ended without ${words}: ${lines.join('\n')}`);
      return lines.some((line) => line.includes(words));
    });
  await said(`forgot ${anythingChanged}`);
  web.kill('SIGTERM');
  await said('"ending"');
  news = told('e-1');
  for (const stream of streams) stream.write(news);
  await said('forgot e-1');
});
