// The lists of operators, and those of topics and shared themes, at a thousand rows and at a hundred
// thousand: a page costs the same, whichever it is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs, hourMs } from '@/lib/model/time';
import type { Page } from '@/lib/newsroom/store/contract/listing';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { openStore } from '@/lib/newsroom/store/open-store';
import { generatedEvent } from './generate';
import { signOf } from './marks';
import { measure, ms, type Figure } from './measure';

const newest = Date.UTC(2026, 0, 15);
const sizes = [1_000, 100_000] as const;
const limit = 50;
/** Rows that go in together: a transaction holds up every other caller. */
const atOnce = 5_000;
const mostRatio = 2;

type Listed = {
  add(store: Store, n: number): Promise<unknown>;
  page(store: Store, cursor: string | undefined): Promise<Pick<Page<unknown>, 'next'>>;
};

const poll = { items: 20, failed: 0, took_ms: 80 };
const lists: Readonly<Record<string, Listed>> = {
  'polls of feeds': {
    add: ({ feedPolls }, n) =>
      feedPolls.note({
        ...{ ...poll, feed_id: `f_${n % 20}`, added: n % 3 === 0 ? 2 : 0, created_at: newest + n },
        ...(n % 15 === 0 && { why: 'the server answered 503' }),
      }),
    page: ({ feedPolls }, cursor) => feedPolls.page({ outcome: 'all', cursor, limit }),
  },
  'polls that failed': {
    add: async () => undefined,
    page: ({ feedPolls }, cursor) => feedPolls.page({ outcome: 'failed', cursor, limit }),
  },
  'polls of one feed': {
    add: async () => undefined,
    page: ({ feedPolls }, cursor) =>
      feedPolls.page({ outcome: 'all', feed_id: 'f_7', cursor, limit }),
  },
  'acts of operators': {
    add: ({ operators }, n) =>
      operators.note({
        ...{ id: `act_${n}`, user_id: `op_${n % 5}`, act: 'event.pin', target: `e_${n}` },
        ...{ before: '', after: '', created_at: newest + n },
      }),
    page: ({ operators }, cursor) => operators.acts({ cursor, limit }),
  },
  'acts of one operator': {
    add: async () => undefined,
    page: ({ operators }, cursor) => operators.acts({ user_id: 'op_3', cursor, limit }),
  },
  'messages sent': {
    add: ({ deliveries }, n) =>
      deliveries.note({ kind: 'daily', channel: 'email', sent: 1 }, newest - n * hourMs),
    page: ({ deliveries }, cursor) => deliveries.page(cursor, limit),
  },
  'use of models': {
    add: ({ modelUses }, n) =>
      modelUses.note({ purpose: 'write', model: 'm', calls: 1, tokens_in: 9 }, newest - n * dayMs),
    page: ({ modelUses }, cursor) => modelUses.page(cursor, limit),
  },
  reports: {
    add: ({ readers }, n) =>
      readers.report(`u:r${n}`, { target: 1, reason: 1, text: `Report ${n}` }, newest + n),
    page: ({ reports }, cursor) => reports.page({ state: 'open', cursor, limit }),
  },
  invitations: {
    add: ({ invites }, n) =>
      invites.add({ subject: `reader-${n}@example.org`, created_at: newest + n }),
    page: ({ invites }, cursor) => invites.page({ cursor, limit }),
  },
  'comments of all events': {
    add: ({ comments }, n) =>
      comments.add({
        ...{ id: `c_${n}`, event_id: 'e_bench', owner: `u:${n % 500}`, text: `Comment ${n}` },
        created_at: newest + n,
      }),
    page: ({ comments }, cursor) => comments.latest({}, cursor, limit),
  },
  'shared themes': {
    add: ({ themes }, n) =>
      themes.create(
        {
          ...{ id: `th_${n}`, owner: `u:${n}`, name: `Theme ${n}`, shared: true },
          definition: { keywords: ['bridge'], excluded: [], sources: [], languages: [] },
          ...{ taken_down: false, follow_count: n % 90, created_at: newest, updated_at: newest },
        },
        9,
      ),
    page: ({ themes }, cursor) => themes.square(cursor, limit),
  },
};

async function figuresAt(rows: number): Promise<Map<string, Figure>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-console-'));
  const store = await openStore({ dataDir });
  const figures = new Map<string, Figure>();
  try {
    await store.events.save({ ...generatedEvent(1, newest), id: 'e_bench' });
    for (const [name, { add, page }] of Object.entries(lists)) {
      for (let from = 0; from < rows; from += atOnce) {
        await store.transaction(async (inside) => {
          for (let n = from; n < Math.min(rows, from + atOnce); n += 1) await add(inside, n);
        });
      }
      const second = (await page(store, undefined)).next;
      figures.set(name, await measure(200, (n) => page(store, n % 2 === 0 ? undefined : second)));
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
    const mark = signOf(ratio <= mostRatio);
    console.log(
      `  ${name.padEnd(26)}${ms(before).padStart(14)}${ms(p50).padStart(14)}   ${ratio.toFixed(2)} ${mark} ≤ ${mostRatio}`,
    );
  }
}
