// The cost of the daily report of a day with many events.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReport } from '@/lib/newsroom/day/write-report';
import { openStore } from '@/lib/newsroom/store/open-store';
import { dayMs } from '@/lib/model/time';
import { generatedEvent } from './generate';
import { mostRatio, signOf } from './marks';
import { measure, ms } from './measure';

const sizes = [200, 2_000];
const day = '2026-01-15';
const begins = Date.parse(`${day}T00:00:00Z`);

export async function benchDay(): Promise<void> {
  let before: number | undefined;
  for (const size of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-day-'));
    const store = await openStore({ dataDir });
    try {
      for (let at = 0; at < size; at++) {
        const time = begins + Math.floor((at * dayMs) / size);
        const event = generatedEvent(at, begins);
        await store.events.save({ ...event, release_time: time, rank_time: time });
      }
      const { p50, p95 } = await measure(10, () =>
        writeReport(store, { day, lang: 'en', zone: 'UTC' }),
      );
      // It reads the events of the day: the cost per event stays constant.
      const each = p50 / size;
      const ratio = each / (before ?? each);
      const mark =
        before === undefined
          ? ''
          : `   an event ${ratio.toFixed(2)} ${signOf(ratio <= mostRatio)} ≤ ${mostRatio}`;
      before ??= each;
      console.log(
        `  report of a day of ${size} events, ms, p50 / p95: ${ms(p50)} / ${ms(p95)}${mark}`,
      );
    } finally {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}
