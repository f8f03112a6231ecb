// A process of its own that uses a store, for races and kills: `node --import tsx child.ts COMMAND
// OPTIONS …`, OPTIONS being those of `openStore` as JSON. Whatever it prints is acknowledged.
import { writeSync } from 'node:fs';
import { phoneCodeTries } from '@/lib/model/limits/account';
import { openStore, type OpenStore, type StoreOptions } from '@/lib/newsroom/store/open-store';
import { sampleArticle, sampleEvent } from './sample';

const say = (line: string | number) => writeSync(1, `${line}\n`);

const commands: Record<string, (store: OpenStore, ...rest: string[]) => Promise<void>> = {
  async boot(store) {
    await store.ping();
    say('ready');
  },

  /**
   * Likes every event as this many readers; half of the likes are repeated, half of those taken
   * back.
   */
  async like(store, from, readers, ...events) {
    for (let n = Number(from); n < Number(from) + Number(readers); n += 1) {
      const liking = [events, events.toReversed()].map((ids) =>
        store.readers.setLiked(`u:${n}`, ids, true, n),
      );
      await Promise.all(liking);
      if (n % 2) await store.readers.setLiked(`u:${n}`, events, false, n);
    }
    say('done');
  },

  /** Tries a code this many times at once; prints how many tries were admitted. */
  async guess(store, subject = '', tries) {
    const key = { scene: 'phone', subject, flow: 'flow' } as const;
    const all = Array.from({ length: Number(tries) }, () =>
      store.accounts.codes.attempt(key, phoneCodeTries, 1),
    );
    say((await Promise.all(all)).filter((admitted) => admitted !== undefined).length);
  },

  async hold(store, name) {
    const answer = await store.exclusively(name ?? '', async () => {
      say('held');
      // The timer keeps the promise alive: one that nothing can resolve is collected, and the lock
      // with it.
      await new Promise((resolve) => setTimeout(resolve, 3_600_000));
    });
    say(answer ?? 'taken');
  },

  /** Saves numbered events for ever, starting after the given number; prints each number. */
  async write(store, from) {
    for (let n = Number(from) + 1; ; n += 1) {
      const id = `k-${n}`;
      await store.transaction(async () => {
        await store.events.save(sampleEvent(id, { tabs: ['kill'], rank_time: n }));
        await store.articles.save(sampleArticle(`a-${n}`, { event_id: id }));
      });
      await store.readers.setLiked('u:1', [id], true, n);
      say(n);
    }
  },
};

// The parent process has ended, and would otherwise wait for our output.
process.stdin.once('close', () => process.exit(1)).resume();

const [name = '', options = '{}', ...rest] = process.argv.slice(2);
// Written by the test that starts this.
const store = await openStore(JSON.parse(options) as StoreOptions);
await commands[name]?.(store, ...rest);
await store.close();
// The listener for our parent's end would keep the process alive.
process.exit(0);
