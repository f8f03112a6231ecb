// Where time is spent, as OpenTelemetry spans. Protects: nothing of it is loaded or done unless the
// operator configured a receiver; and no span contains what readers write, who they are or a value
// of a query.

export type Attributes = Readonly<Record<string, string | number | boolean>>;
/** `server`: an incoming request; `client`: an outgoing one. */
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
  /** A `traceparent` header, where the trace began elsewhere. */
  parent?: string | null;
  /** For how many milliseconds it has already been running. */
  agoMs?: number;
};

export type Tracer = {
  begin(name: string, start?: SpanStart): OpenSpan;
  /** Spans begun in `run` are children of `span`. */
  within<T>(span: OpenSpan, run: () => T): T;
  active(): SpanContext | undefined;
  /** Sends the remaining spans. */
  close(): Promise<void>;
};

/** Shared by parts of one process that are bundled separately. */
const slot = Symbol.for('cubewire.tracer');
// The global symbol is ours alone: nothing else writes this slot.
const holder = globalThis as { [slot]?: Tracer };

/** Undefined where nothing is traced. */
export const tracer = (): Tracer | undefined => holder[slot];

/** Sets the tracer for the spans of this process; undefined turns tracing off. */
export function setTracer(tracing: Tracer | undefined): void {
  holder[slot] = tracing;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.name : 'error');

/**
 * Runs `run` as a span; `ended` adds attributes of the result. Errors are recorded and passed on.
 */
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

/** The attributes of a span that ended with a response. */
export const statusAttributes = ({ status }: { status: number }) => ({
  'http.response.status_code': status,
  failed: status >= 500,
});

/** The W3C `traceparent` for an outgoing call; undefined where nothing is traced. */
export function traceparent(): string | undefined {
  const active = tracer()?.active();
  return active && `00-${active.traceId}-${active.spanId}-${active.sampled ? '01' : '00'}`;
}
