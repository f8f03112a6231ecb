// Starts tracing in this process. Imported only where it is configured.
import type { Logger } from 'pino';
import { setTracer, type Attributes, type Tracer } from '../spans';
import { createTracer } from './create-tracer';
import { createOtlpExporter } from './otlp-exporter';
import { createSampler, type SamplerName } from './sampler';

export type TraceSettings = {
  /** The whole address of the receiver. */
  url: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
  sampler: SamplerName;
  /** The ratio of traces to keep, for samplers that take one. */
  ratio: number;
  delayMs: number;
  timeoutMs: number;
};

/** Makes this the `tracer()` of the whole process. */
export function startTracing(settings: TraceSettings, log: Pick<Logger, 'warn'>): Tracer {
  const { sampler, ratio, ...exporter } = settings;
  const tracing = createTracer(
    createSampler(sampler, ratio),
    createOtlpExporter({ ...exporter, log }),
  );
  setTracer(tracing);
  return tracing;
}
