// A backup as an export, as made for a database on a server.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, backUpStore, restore, restoreStore, rotate } from '@/lib/newsroom/store/backup';
import { openStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines, temporaryFolder } from './engines';
import { sampleEvent } from './sample';

const at = Date.UTC(2026, 0, 15, 12);
const folders: string[] = [];
const folder = () => folders[folders.push(temporaryFolder()) - 1] ?? '';
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

onBothEngines((engine) => {
  describe('a backup of a store', () => {
    it('is one moment of it during writes, and is restored into an empty one', async () => {
      const store = await engine.open(await engine.fresh());
      for (let n = 0; n < 20; n += 1) await store.events.save(sampleEvent(`x-${n}`));
      let done = false;
      let written = 20;
      const writing = (async () => {
        for (; !done; written += 1) await store.events.save(sampleEvent(`x-${written}`));
      })();
      const made = await backUpStore(store, folder(), at);
      done = true;
      await writing;
      const empty = await engine.open(await engine.fresh());
      const { manifest, counts } = await restoreStore(made, empty);
      expect(manifest.made_at).toBe(new Date(at).toISOString());
      const count = await empty.events.count();
      expect(count).toBeGreaterThanOrEqual(20);
      expect(count).toBeLessThanOrEqual(written);
      expect(counts.event).toBe(count);
      await expect(restoreStore(made, empty)).rejects.toMatchObject({ kind: 'not-empty' });
    });

    it('is refused if a byte changed, and leaves nothing behind if it cannot be made', async () => {
      const store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('x-0'));
      const to = folder();
      const made = await backUpStore(store, to, at);
      const file = join(made, 'cubewire.jsonl.gz');
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, -1));
      const empty = await engine.open(await engine.fresh());
      await expect(restoreStore(made, empty)).rejects.toMatchObject({ kind: 'damaged' });
      expect(await empty.events.count()).toBe(0);
      await empty.close();
      await expect(backUpStore(empty, to, at + 1)).rejects.toBeDefined();
      expect(readdirSync(to)).toHaveLength(1);
    });

    it('is rotated with the others', async () => {
      const store = await engine.open(await engine.fresh());
      const to = folder();
      const made = [await backUpStore(store, to, at), await backUpStore(store, to, at + 1_000)];
      expect(rotate(to, 1)).toEqual(made.slice(0, 1));
    });
  });
});

it('each kind of backup says where it can be restored', async () => {
  const dataDir = folder();
  const store = await openStore({ dataDir });
  const ofStore = await backUpStore(store, folder(), at);
  const ofFile = await backUp(dataDir, folder(), at);
  const into = restore(ofStore, folder(), { replace: false, now: at });
  await expect(into).rejects.toMatchObject({ kind: 'bad-export' });
  await expect(restoreStore(ofFile, store)).rejects.toMatchObject({ kind: 'bad-export' });
  await store.close();
});
