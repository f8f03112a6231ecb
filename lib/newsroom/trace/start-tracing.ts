// Begins to trace this process. Imported when it is asked for, and never otherwise.
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
  /** The share of traces that are kept, where the sampler asks for one. */
  ratio: number;
  delayMs: number;
  timeoutMs: number;
};

/** From then on `tracer()` is this one, for the whole process. */
export function startTracing(settings: TraceSettings, log: Pick<Logger, 'warn'>): Tracer {
  const { sampler, ratio, ...exporter } = settings;
  const tracing = createTracer(
    createSampler(sampler, ratio),
    createOtlpExporter({ ...exporter, log }),
  );
  setTracer(tracing);
  return tracing;
}
