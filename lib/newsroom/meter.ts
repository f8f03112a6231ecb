// Creates metrics. Protects: parts of one process that are bundled separately and load this file
// twice share the registry of the metrics library, and never register a name twice.
import { Counter, Gauge, Histogram, register } from 'prom-client';

/** In seconds, from a page in memory to a slow model. */
const secondsBuckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30, 120];

/** A number that only grows. `labels` names its dimensions: few values each, never a reader. */
export function counter(name: string, help: string, labels: readonly string[] = []): Counter {
  const known = register.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help, labelNames: [...labels] });
}

/** A number that goes up and down; `read` returns it when it is requested. */
export function gauge(
  name: string,
  help: string,
  labels: readonly string[] = [],
  read?: () => number,
): Gauge {
  const known = register.getSingleMetric(name);
  if (known instanceof Gauge) return known;
  const made: Gauge = new Gauge({
    ...{ name, help, labelNames: [...labels] },
    ...(read && { collect: () => made.set(read()) }),
  });
  return made;
}

/** The duration of something, in seconds. */
export function durations(name: string, help: string, labels: readonly string[] = []): Histogram {
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  return new Histogram({ name, help, labelNames: [...labels], buckets: secondsBuckets });
}
