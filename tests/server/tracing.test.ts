// Traces as a receiver gets them: this process calls a newsroom in a separate process, and both
// send to a small OTLP receiver.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { buildServiceRequest } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { setTracer, span, tracer } from '@/lib/newsroom/spans';
import { remoteService } from '@/lib/server/calls/remote-service';
import { parseEnvironment } from '@/lib/server/process/env';
import { endTraces, trace } from '@/lib/server/process/tracing-environment';
import { startServer, type LocalServer } from '@/tests/newsroom/ingest/local-server';
import { until } from '@/tests/until';
import { productFiles } from '@/tests/import-rules';
import { readFileSync } from 'node:fs';
import { freePort } from '@/tests/free-port';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.output<
  typeof received
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & { service: unknown };

const secret = 'the secret of both sides, as long as is asked for';
const log = pino({ level: 'silent' });
let folder: string;
let receiver: LocalServer;
let newsroom: ChildProcess;
let base: string;
const spans: Span[] = [];
const asked: { url?: string; type?: string; key?: unknown }[] = [];

const settings = (service: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  OTEL_SERVICE_NAME: service,
  OTEL_BSP_SCHEDULE_DELAY: '50',
});

beforeAll(async () => {
  receiver = await startServer((request, response) => {
    asked.push({
      ...{ url: request.url, type: request.headers['content-type'] },
      key: request.headers['x-key'],
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = received.parse(JSON.parse(Buffer.concat(chunks).toString()));
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value
          .stringValue;
        for (const one of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...one, service });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  folder = mkdtempSync(join(tmpdir(), 'cubewire-traces-'));
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  // The way npm starts it: other suites bundle it.
  newsroom = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/newsroom.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: folder, POLL_FEEDS: 'off', LOG_LEVEL: 'warn' },
      NEWS_SERVICE_SECRET: secret,
      ...settings('the-newsroom'),
    },
  });
  await until(() =>
    fetch(`${base}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});
afterAll(async () => {
  setTracer(undefined);
  newsroom.kill('SIGKILL');
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

it('one trace leads from the request through the call to the queries of the newsroom', async () => {
  await trace(parseEnvironment(settings('the-web')), 'web', log);
  expect(tracer()).toBeDefined();
  const service = remoteService({ base });
  const headers = { authorization: `Bearer ${await signIdentity({}, secret, Date.now())}` };
  const input = { tab: 'recommend', load_count: 5, displayed_event_ids: [] };
  const answer = await span('GET page', { kind: 'server' }, () =>
    service(buildServiceRequest('ListEvents', input, base, headers)),
  );
  expect(answer.status).toBe(200);
  await endTraces();
  const named = (name: string) => spans.filter((one) => one.name === name);
  const [request] = named('GET page');
  // The other process sends its spans a little later, and those of its start before.
  const ofTrace = (name: string) =>
    named(name).filter(({ traceId }) => traceId === request?.traceId);
  await until(() => ofTrace('store select').length > 0 && ofTrace('newsroom').length > 0);
  const [call] = named('call');
  const [served] = ofTrace('newsroom');
  expect(call).toMatchObject({ parentSpanId: request?.spanId, kind: 3, service: 'the-web' });
  expect(served).toMatchObject({ parentSpanId: call?.spanId, kind: 2, service: 'the-newsroom' });
  const queries = ofTrace('store select');
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    expect(query.parentSpanId).toBe(served?.spanId);
    const text = query.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue;
    expect(text).toMatch(/^select /i);
  }
  expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ url: '/v1/traces', type: 'application/json', key: 'a key' })]),
  );
});

it('an unreachable receiver costs a log line and nothing else', async () => {
  const lines: string[] = [];
  const listening = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
  await trace(parseEnvironment(nobody), 'web', listening);
  for (let n = 0; n < 3_000; n += 1) await span('a', {}, async () => undefined);
  await endTraces();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'traces_dropped' }]);
});

it.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' }],
])('with %j nothing is traced', async (environment) => {
  setTracer(undefined);
  await trace(parseEnvironment(environment), 'web', log);
  expect(tracer()).toBeUndefined();
});

it('only the place that checks whether tracing is on loads the tracer', () => {
  const loading = productFiles().filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /from '[^']*trace\/(start-tracing|create-tracer|otlp-exporter)'/.test(
        readFileSync(file, 'utf8').replace(/^import type .*$/gm, ''),
      ),
  );
  expect(loading.filter((file) => !file.startsWith('lib/newsroom/trace/'))).toEqual([]);
});

it('a wrong value stops the start with a sentence', () => {
  expect(() => parseEnvironment({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"; it must be http\/json/,
  );
  expect(() => parseEnvironment({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/a number from 0 to 1/);
  expect(() => parseEnvironment({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toThrow(
    /is a text of 6 characters/,
  );
});
