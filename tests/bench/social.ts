// Comments and messages with a thousand rows and with many more: lists stay flat, whoever has most.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommentOrder } from '@/lib/newsroom/store/contract/comment-store';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { generatedEvent } from './generate';
import { mostRatio, signOf } from './marks';
import { measure, ms, type Figure } from './measure';

const newest = Date.UTC(2026, 0, 15);
const few = 1_000;
const manyComments = 10_000;
const manyMessages = 100_000;
const owner = 'u:bench' as const;

/** One event with this many comments, by fifty readers, some liked and some replied to. */
async function comments(count: number): Promise<Map<string, Figure>> {
  return withStore(async (store) => {
    const event = { ...generatedEvent(1, newest), id: 'e_bench' };
    await store.events.save(event);
    await store.transaction(async (inside) => {
      for (let n = 0; n < count; n += 1) {
        const id = `c_${n}`;
        const root_id = n % 10 === 9 ? `c_${n - 1}` : undefined;
        await inside.comments.add({
          ...{ id, event_id: event.id, root_id, owner: `u:${n % 50}`, created_at: newest + n },
          text: `Comment number ${n}`,
        });
        if (n % 7 === 0) await inside.comments.setLiked(`u:${n % 49}`, id, true, newest);
      }
    });
    const figures = new Map<string, Figure>();
    for (const order of ['hot', 'new', 'rec'] as const satisfies readonly CommentOrder[]) {
      const query = { event_id: event.id, order, limit: 20 };
      figures.set(`comments, ${order}`, await measure(300, () => store.comments.ofEvent(query)));
    }
    await answerOne(store, event.id, count);
    const replies = (offset: number) => () => store.comments.replies('c_0', { offset, limit: 20 });
    figures.set('replies', await measure(300, replies(0)));
    figures.set('replies, further on', await measure(300, replies(Math.floor(few / 2))));
    figures.set('comments, count', await measure(300, () => store.comments.count(event.id)));
    return figures;
  });
}

/** Adds this many replies under one of its comments. */
const answerOne = (store: OpenStore, event_id: string, count: number) =>
  store.transaction(async (inside) => {
    for (let n = 0; n < count; n += 1) {
      await inside.comments.add({
        ...{ id: `r_${n}`, event_id, root_id: 'c_0', owner: `u:${n % 50}`, created_at: newest + n },
        text: `Reply number ${n}`,
      });
    }
  });

/** This many messages of one reader, half of them unread. */
async function messages(count: number): Promise<Map<string, Figure>> {
  return withStore(async (store) => {
    const kinds = ['reply', 'like', 'event_changed', 'topic_changed'] as const;
    await store.transaction(async (inside) => {
      for (let n = 0; n < count; n += 1) {
        const kind = kinds[n % kinds.length] ?? 'reply';
        const now = newest + n;
        await inside.messages.add({
          ...{ owner, kind, key: `k${n}`, subject: `s${n}`, now },
          payload: { event_id: `e${n}` },
        });
        if (n === count / 2) await inside.messages.markRead(owner, {}, now);
      }
    });
    return new Map([
      ['messages, all', await measure(300, () => store.messages.list(owner, { limit: 20 }))],
      [
        'messages, of a type',
        await measure(300, () => store.messages.list(owner, { type: 3, limit: 20 })),
      ],
      ['messages, unread', await measure(300, () => store.messages.unreadCount(owner))],
    ]);
  });
}

async function withStore<T>(run: (store: OpenStore) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir });
  try {
    return await run(store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(before: Map<string, Figure>, after: Map<string, Figure>, rows: number): void {
  console.log(`  ${'ms, p50'.padEnd(34)}${few} rows ${String(rows).padStart(14)} rows   ratio`);
  for (const [name, { p50 }] of after) {
    const small = before.get(name)?.p50 ?? p50;
    console.log(
      `  ${name.padEnd(34)}${ms(small).padStart(9)}${ms(p50).padStart(20)}   ${(p50 / small).toFixed(2)} ${signOf(p50 / small <= mostRatio)}`,
    );
  }
}

export async function benchSocial(): Promise<void> {
  console.log('\nComments on one event, messages of one reader');
  print(await comments(few), await comments(manyComments), manyComments);
  print(await messages(few), await messages(manyMessages), manyMessages);
}
