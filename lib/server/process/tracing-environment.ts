// The supported OpenTelemetry variables, with their standard names and meanings. Without an
// endpoint nothing is traced, and no tracing code is loaded.
import type { Logger } from 'pino';
import * as z from 'zod';
import { samplers } from '@/lib/newsroom/trace/sampler';
import { tracer } from '@/lib/newsroom/spans';
import type { TraceSettings } from '@/lib/newsroom/trace/start-tracing';
import type { MeasuredProcess } from './metrics';
import { addressRow, baseRow, row, secretRow } from './environment-row';

const whole = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(600_000));

/** `key=value,key=value`, percent-encoded as in W3C Baggage. */
const pairs = z.string().transform((list, context) => {
  try {
    return Object.fromEntries(
      list.split(',').flatMap((pair) => {
        const [, key, value] = /^\s*([^\s=]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
        if (key === undefined || value === undefined) throw new Error(pair);
        return [[key, decodeURIComponent(value)]];
      }),
    );
  } catch {
    context.addIssue('no pairs');
    return z.NEVER;
  }
});

export const tracingRows = {
  OTEL_SDK_DISABLED: row('true or false', z.enum(['true', 'false']).optional()),
  OTEL_TRACES_EXPORTER: row('otlp or none', z.enum(['otlp', 'none']).default('otlp')),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseRow(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: addressRow(),
  OTEL_EXPORTER_OTLP_PROTOCOL: row(
    'http/json, the form of OTLP that is spoken here',
    z.enum(['http/json']).optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secretRow(
    'a list of key=value with commas between',
    pairs.optional(),
  ),
  OTEL_EXPORTER_OTLP_TIMEOUT: row('milliseconds from 1 to 600000', whole.default(10_000)),
  OTEL_BSP_SCHEDULE_DELAY: row('milliseconds from 1 to 600000', whole.default(5_000)),
  OTEL_SERVICE_NAME: row('a name', z.string().max(200).optional()),
  OTEL_RESOURCE_ATTRIBUTES: row('a list of key=value with commas between', pairs.optional()),
  OTEL_TRACES_SAMPLER: row(
    `one of ${samplers.join(', ')}`,
    z.enum(samplers).default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: row(
    'a number from 0 to 1',
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().max(1))
      .default(1),
  ),
};

type Values = {
  [Name in keyof typeof tracingRows]: z.output<(typeof tracingRows)[Name]['schema']>;
};

/** Undefined where nothing is traced. `part` names the process unless the operator does. */
export function traceSettings(values: Values, part: MeasuredProcess): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = values;
  const url = whole ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (!url || values.OTEL_SDK_DISABLED === 'true' || values.OTEL_TRACES_EXPORTER === 'none') {
    return undefined;
  }
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: {
      'service.name': values.OTEL_SERVICE_NAME ?? `cubewire-${part}`,
      ...values.OTEL_RESOURCE_ATTRIBUTES,
      ...(values.OTEL_SERVICE_NAME && { 'service.name': values.OTEL_SERVICE_NAME }),
      'process.pid': process.pid,
    },
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    delayMs: values.OTEL_BSP_SCHEDULE_DELAY,
    timeoutMs: values.OTEL_EXPORTER_OTLP_TIMEOUT,
  };
}

/** Starts tracing this process where the operator configured an endpoint. */
export async function trace(values: Values, part: MeasuredProcess, log: Logger): Promise<void> {
  const settings = traceSettings(values, part);
  if (!settings) return;
  const { startTracing } = await import('@/lib/newsroom/trace/start-tracing');
  startTracing(settings, log);
}

/** Sends the remaining spans. */
export async function endTraces(): Promise<void> {
  await tracer()?.close();
}
