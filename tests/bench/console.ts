// The lists of operators, and those of topics and shared themes, with a thousand rows and with a
// hundred thousand: every page costs the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/lib/newsroom/store/open-store';
import { consoleLists, limit, newest } from './console-lists';
import { generatedEvent } from './generate';
import { mostRatio, signOf } from './marks';
import { measure, ms, type Figure } from './measure';

const sizes = [1_000, 100_000] as const;
/** Rows per transaction: a transaction blocks every other caller. */
const atOnce = 5_000;

async function figuresAt(rows: number): Promise<Map<string, Figure>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-console-'));
  const store = await openStore({ dataDir });
  const figures = new Map<string, Figure>();
  try {
    await store.events.save({ ...generatedEvent(1, newest), id: 'e_bench' });
    for (const [name, { add, page }] of Object.entries(consoleLists)) {
      for (let from = 0; from < rows; from += atOnce) {
        await store.transaction(async (inside) => {
          for (let n = from; n < Math.min(rows, from + atOnce); n += 1) await add(inside, n);
        });
      }
      const second = (await page(store, undefined)).next;
      figures.set(name, await measure(50, (n) => page(store, n % 2 === 0 ? undefined : second)));
    }
    return figures;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function benchConsole(): Promise<void> {
  const [few, many] = sizes;
  console.log(`\nLists of operators, pages of ${limit}`);
  const [small, large] = [await figuresAt(few), await figuresAt(many)];
  console.log(
    `  ${'ms, p50'.padEnd(26)}${`${few} rows`.padStart(14)}${`${many} rows`.padStart(14)}`,
  );
  for (const [name, { p50 }] of large) {
    const before = small.get(name)?.p50 ?? p50;
    const ratio = p50 / before;
    const mark = `${signOf(ratio <= mostRatio)} ≤ ${mostRatio}`;
    console.log(
      `  ${name.padEnd(28)}${ms(before).padStart(12)}${ms(p50).padStart(14)}   ${ratio.toFixed(2)} ${mark}`,
    );
  }
}
