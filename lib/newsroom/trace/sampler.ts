// Decides which traces are kept, with OpenTelemetry's sampler names. Pure.
import type { SpanContext } from '../spans';

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

export type Sampler = (traceId: string, parent: SpanContext | undefined) => boolean;

/**
 * The last seven bytes of a trace id are random: a trace is kept if they are below the ratio's
 * share.
 */
const randomDigits = 14;

/** `ratio`: from 0 to 1; every service keeps the same traces at the same ratio. */
export function createSampler(name: SamplerName, ratio: number): Sampler {
  const bound = ratio * 16 ** randomDigits;
  const byRoot: Sampler = (traceId) => {
    if (name.endsWith('always_on')) return true;
    if (name.endsWith('always_off')) return false;
    return Number.parseInt(traceId.slice(-randomDigits), 16) < bound;
  };
  if (!name.startsWith('parentbased')) return byRoot;
  return (traceId, parent) => parent?.sampled ?? byRoot(traceId, undefined);
}
