// Creates spans, each with the enclosing one as its parent. Only loaded where tracing is on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Attributes, SpanContext, SpanKind, Tracer } from '../spans';
import type { Sampler } from './sampler';
import { readTraceparent } from './trace-context';

export type FinishedSpan = {
  context: SpanContext;
  parentId?: string;
  name: string;
  kind: SpanKind;
  /** Nanoseconds since 1970. */
  beganNs: bigint;
  endedNs: bigint;
  attributes: Attributes;
  error?: string;
};

export type SpanSink = { take(span: FinishedSpan): void; close(): Promise<void> };

const nowNs = () =>
  BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

/** A tracer that sends spans to `sink` where the sampler keeps their trace. */
export function createTracer(sampler: Sampler, sink: SpanSink): Tracer {
  const scope = new AsyncLocalStorage<SpanContext>();
  return {
    begin(name, { kind = 'internal', attributes = {}, parent: header, agoMs = 0 } = {}) {
      const parent = scope.getStore() ?? readTraceparent(header);
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
      const sampled = scope.getStore()?.sampled ?? sampler(traceId, parent);
      const context = { traceId, spanId: randomBytes(8).toString('hex'), sampled };
      const beganNs = nowNs() - BigInt(Math.round(agoMs * 1_000)) * 1_000n;
      let [all, error, ended]: [Attributes, string | undefined, boolean] = [
        attributes,
        undefined,
        false,
      ];
      return {
        context,
        set: (more) => void (all = { ...all, ...more }),
        fail: (message) => void (error = message),
        end() {
          if (ended || !sampled) return;
          ended = true;
          const parentId = parent?.spanId;
          const endedNs = nowNs();
          sink.take({ context, parentId, name, kind, beganNs, endedNs, attributes: all, error });
        },
      };
    },
    within: (span, run) => scope.run(span.context, run),
    active: () => scope.getStore(),
    async close() {
      await sink.close();
      // Otherwise every promise of the process continues to carry it.
      scope.disable();
    },
  };
}
