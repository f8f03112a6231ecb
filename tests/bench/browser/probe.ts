// Measurements inside a page, collected from its first moment on.
import type { Page } from 'playwright';

/** How long one touch waited for its frame, in ms, and its target. */
export type Interaction = { duration: number; what: string };

export type Probe = {
  /** Tasks over 50 ms, in ms. */
  longTasks: number[];
  /** The longest event of each interaction until the next frame. */
  interactions: Map<number, Interaction>;
  shifts: { at: number; value: number }[];
  /** The maximum number of elements. */
  nodes: number;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Starts collecting on every page that opens. */
export async function install(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: Probe = { longTasks: [], interactions: new Map(), shifts: [], nodes: 0 };
    window.probe = probe;
    const watch = (type: string, take: (entry: never) => void, more: object = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never);
      }).observe({ type, buffered: true, ...more });
    watch('longtask', ({ duration }: PerformanceEntry) => probe.longTasks.push(duration));
    watch(
      'event',
      (entry: PerformanceEventTiming & { interactionId: number }) => {
        const { interactionId, duration, name, target } = entry;
        const known = probe.interactions.get(interactionId)?.duration ?? 0;
        if (!interactionId || duration <= known) return;
        const touched = target instanceof Element ? target : undefined;
        const label = touched?.getAttribute('aria-label') ?? touched?.textContent ?? 'gone';
        const what = `${name} ${label.trim().slice(0, 24)}`;
        probe.interactions.set(interactionId, { duration, what });
      },
      { durationThreshold: 16 },
    );
    watch(
      'layout-shift',
      (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
        if (!entry.hadRecentInput) probe.shifts.push({ at: entry.startTime, value: entry.value });
      },
    );
    const all = document.getElementsByTagName('*');
    setInterval(() => (probe.nodes = Math.max(probe.nodes, all.length)), 100);
  });
}

/** The largest group of shifts: at most 1 s between two of them and 5 s in all. */
export function cumulativeShift(shifts: readonly { at: number; value: number }[]): number {
  let [first, last, sum, most] = [-Infinity, -Infinity, 0, 0];
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) [first, sum] = [at, 0];
    last = at;
    sum += value;
    most = Math.max(most, sum);
  }
  return most;
}
