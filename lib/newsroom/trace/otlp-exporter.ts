// Sends spans to a receiver by OTLP over HTTP, as JSON, in batches. Protects: a slow or unreachable
// receiver does not affect readers: spans that do not fit into memory are dropped, with a log line
// once a minute.
import type { Logger } from 'pino';
import type { Fetch } from '@/lib/contract';
import { minuteMs } from '@/lib/model/time';
import type { Attributes } from '../spans';
import type { FinishedSpan, SpanSink } from './create-tracer';
import { deadlineSignal } from '../deadline-signal';

/** OpenTelemetry's default sizes of a batch and of the queue. */
const batchSpans = 512;
const waitingSpans = 2_048;

const kinds = { internal: 1, server: 2, client: 3 } as const;
const failedStatus = 2;

function valueOf(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

const wireSpan = ({ context, parentId, name, kind, ...span }: FinishedSpan) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: String(span.beganNs),
  endTimeUnixNano: String(span.endedNs),
  attributes: attributesOf(span.attributes),
  ...(span.error !== undefined && { status: { code: failedStatus, message: span.error } }),
});

export type ExporterOptions = {
  /** The whole address, `…/v1/traces`. */
  url: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
  delayMs: number;
  timeoutMs: number;
  log: Pick<Logger, 'warn'>;
  fetch?: Fetch;
};

export function createOtlpExporter(options: ExporterOptions): SpanSink {
  const { url, headers, resource, delayMs, timeoutMs, log, fetch = globalThis.fetch } = options;
  let waiting: FinishedSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let dropped = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(why: string): void {
    const now = performance.now();
    if (now - toldAt < minuteMs) return;
    toldAt = now;
    log.warn(
      { event: 'traces_dropped', why, dropped },
      'the receiver of traces did not take the spans',
    );
  }

  async function send(spans: readonly FinishedSpan[]): Promise<void> {
    const scopeSpans = [{ scope: { name: 'cubewire' }, spans: spans.map(wireSpan) }];
    const resourceSpans = [{ resource: { attributes: attributesOf(resource) }, scopeSpans }];
    try {
      const answer = await fetch(
        new Request(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ resourceSpans }),
          redirect: 'error',
          signal: deadlineSignal(timeoutMs),
        }),
      );
      await answer.arrayBuffer();
      if (answer.ok) return;
      dropped += spans.length;
      tell(`it answered ${answer.status}`);
    } catch (error) {
      dropped += spans.length;
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const spans = waiting;
    waiting = [];
    for (let at = 0; at < spans.length; at += batchSpans) {
      const batch = spans.slice(at, at + batchSpans);
      sending = sending.then(() => send(batch));
    }
    return sending;
  }

  return {
    take(span) {
      if (waiting.length >= waitingSpans) {
        dropped += 1;
        tell('too many at once');
        return;
      }
      waiting.push(span);
      if (waiting.length === batchSpans) void flush();
      timer ??= setTimeout(() => void flush(), delayMs).unref();
    },
    close: flush,
  };
}
