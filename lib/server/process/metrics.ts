// `/metrics` in Prometheus's format: this process and its ingest worker. Protects: with
// METRICS_TOKEN only clients that send it can read them, without it only nearby clients that come
// through no unknown proxy.
import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  register,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { isNear } from '../request/client-address';
import { pathOf } from '../request/path-of';
import { dataHeaders } from '../request/refusal-response';
import { toldId } from '../request/request-id';

type Metric = MetricObjectWithValues<MetricValue<string>>;
export type Metrics = readonly Metric[];

/** The process that a metric belongs to. */
export type MeasuredProcess = 'web' | 'newsroom' | 'worker';

/**
 * Starts measuring this process: processor, memory, event loop, garbage collection. Called once.
 */
export function measureProcess(process: MeasuredProcess): void {
  register.setDefaultLabels({ process });
  collectDefaultMetrics();
}

/** All metrics of this process, in a form that can be sent to another. */
export function ownMetrics(): Promise<Metric[]> {
  return register.getMetricsAsJSON();
}

/** The metrics in a worker's message; undefined for any other message on the channel. */
export function metricsIn(message: unknown): Metrics | undefined {
  const holds = typeof message === 'object' && message !== null && 'metrics' in message;
  // Only our own worker uses this channel, and sends what `ownMetrics` returns.
  return holds && Array.isArray(message.metrics) ? (message.metrics as Metrics) : undefined;
}

/** The metrics as text: this process's and those that others sent. */
export async function metricsText(others: readonly Metrics[] = []): Promise<string> {
  const all = [await ownMetrics(), ...others];
  return AggregatorRegistry.aggregate(all.map((each) => [...each])).metrics();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header is the bearer of a token; constant time. */
export function bears(authorization: string | null | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

export type MetricsDoor = {
  token?: string;
  trustedProxies?: readonly string[];
  ownNames: readonly string[];
  others: () => readonly Metrics[];
};

/** Answers `/metrics` on a web process, once the caller is noted; false for any other address. */
export function answerMetrics(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
  { token, trustedProxies = [], ownNames, others }: MetricsDoor,
): boolean {
  if (pathOf(url) !== '/metrics') return false;
  const text = (name: string) => String(headers[name] ?? '');
  const place = new Headers({
    host: text('host'),
    'x-forwarded-for': text('x-forwarded-for'),
  });
  const may = token ? bears(headers.authorization, token) : isNear(place, trustedProxies, ownNames);
  const common = { ...dataHeaders, ...toldId(headers), 'cache-control': 'no-store' };
  if (method !== 'GET' || !may) {
    response.writeHead(404, { ...common, 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.\n');
    return true;
  }
  void metricsText(others()).then(
    (body) => {
      response.writeHead(200, { ...common, 'content-type': register.contentType });
      response.end(body);
    },
    () => response.writeHead(500, common).end(),
  );
  return true;
}
