// What is told about where time goes, as spans of OpenTelemetry. Protects: nothing of it is loaded,
// and nothing is done, unless the operator named a receiver; and no span holds what readers write,
// who they are or a value of a query.

export type Attributes = Readonly<Record<string, string | number | boolean>>;
/** `server`: somebody asked us; `client`: we ask somebody. */
export type SpanKind = 'internal' | 'server' | 'client';

export type SpanContext = { traceId: string; spanId: string; sampled: boolean };

export type OpenSpan = {
  context: SpanContext;
  set(attributes: Attributes): void;
  fail(message: string): void;
  end(): void;
};

export type SpanStart = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Where the trace began elsewhere: a `traceparent` header. */
  parent?: string | null;
  /** Milliseconds that it has lasted already. */
  agoMs?: number;
};

export type Tracer = {
  begin(name: string, start?: SpanStart): OpenSpan;
  /** What runs in `run` belongs to `span`. */
  within<T>(span: OpenSpan, run: () => T): T;
  active(): SpanContext | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Parts of one process that are bundled apart share it. */
const slot = Symbol.for('cubewire.tracer');
// A global symbol is ours alone: nobody else writes this slot.
const holder = globalThis as { [slot]?: Tracer };

/** Undefined where nothing is traced. */
export const tracer = (): Tracer | undefined => holder[slot];

/** From now on the spans of this process go to this tracer; undefined: to none. */
export function setTracer(tracing: Tracer | undefined): void {
  holder[slot] = tracing;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.name : 'error');

/** Runs `run` as a span; `ended` says more of how it went. Errors pass, and are told. */
export async function span<T>(
  name: string,
  start: SpanStart,
  run: () => Promise<T>,
  ended?: (result: T) => Attributes & { failed?: boolean },
): Promise<T> {
  const tracing = tracer();
  if (!tracing) return run();
  const open = tracing.begin(name, start);
  try {
    const result = await tracing.within(open, run);
    const { failed, ...attributes } = ended?.(result) ?? {};
    open.set(attributes);
    if (failed) open.fail('failed');
    return result;
  } catch (error) {
    open.fail(messageOf(error));
    throw error;
  } finally {
    open.end();
  }
}

/** How an answer ended a span. */
export const statusAttributes = ({ status }: { status: number }) => ({
  'http.response.status_code': status,
  failed: status >= 500,
});

/** The `traceparent` of W3C for a call that is made now; undefined where nothing is traced. */
export function traceparent(): string | undefined {
  const active = tracer()?.active();
  return active && `00-${active.traceId}-${active.spanId}-${active.sampled ? '01' : '00'}`;
}
