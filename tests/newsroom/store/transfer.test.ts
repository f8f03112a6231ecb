import { Readable, Writable } from 'node:stream';
import { exportStore, importStore } from '@/lib/newsroom/store/transfer';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { tables } from '@/lib/newsroom/store/engine/tables';
import { importFromFile } from '@/lib/newsroom/store/transfer-file';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onBothEngines, temporaryFolder } from './engines';
import { sampleArticle, sampleEvent } from './sample';

async function exported(
  store: OpenStore,
): Promise<{ text: string; counts: Record<string, number> }> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const counts = await exportStore(store, sink);
  return { text: Buffer.concat(chunks).toString(), counts };
}

async function fill(store: OpenStore): Promise<void> {
  await store.transaction(async (inside) => {
    for (let n = 0; n < 450; n += 1) {
      await inside.events.save(
        sampleEvent(`x-${n}`, {
          rank_time: n % 5,
          hot_weight: n / 3,
          title: [{ lang: 'zh-CN', text: `第${n}条新闻\u2028铁路` }],
        }),
      );
    }
  });
  await store.readers.setLiked('u:1', ['x-1', 'x-2'], true, 1);
  await store.readers.setFavorite('u:1', ['x-1'], true, 1);
  await store.readers.markRead('d:1', 'x-3', undefined, 1);
  await store.readers.dislike('d:1', { kind: 'event', id: 'x-5' }, 1);
  await store.readers.report('d:1', { target: 1, event_id: 'x-5', reason: 7, text: '错' }, 1);
  await store.readers.addShown('d:1', 'sports', ['x-3', 'x-4'], 1);
  await store.readers.saveDeviceSettings('1', { language: 'zh', device_language: 'zh-CN' }, 1);
  await store.articles.save(sampleArticle('a_1'));
  await store.feeds.save({
    id: 'f',
    url: 'https://x.example/',
    title: '',
    tab: 't',
    next_poll_at: 1,
    failures: 0,
  });
  await store.meta.set('flag', 'yes');
  await store.events.takeDown('x-9');
}

onBothEngines((engine) => {
  describe('transfer', () => {
    let store: OpenStore;
    let copy: { text: string; counts: Record<string, number> };
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      await fill(store);
      copy = await exported(store);
    });

    it('transfers every table except those that are rebuilt', async () => {
      const found = await store.database.query().introspection.getTables();
      const own = found
        .map(({ name }) => name)
        .filter((name) => !/^(search_|migration$)/.test(name));
      expect(new Set(own)).toEqual(new Set(tables.map(({ name }) => name)));
      expect(copy.counts).toMatchObject({ event: 450, event_like: 2, article: 1, meta: 1 });
    });

    it('moves to the other engine and back without changing a byte', async () => {
      const folder = temporaryFolder();
      const there = await openStore({ dataDir: folder });
      try {
        expect(await importStore(there, Readable.from([Buffer.from(copy.text)]))).toEqual(
          copy.counts,
        );
        const second = await exported(there);
        expect(second).toEqual(copy);
        const back = await engine.open(await engine.fresh());
        await importStore(back, Readable.from(second.text.match(/[^]{1,1000}/g) ?? []));
        expect(await exported(back)).toEqual(copy);
        expect(await back.search.events({ text: '铁路', limit: 500 })).toHaveLength(449);
        expect(await back.events.get('x-1')).toEqual(await store.events.get('x-1'));
      } finally {
        await there.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('refuses a database that is not empty', async () => {
      const run = importStore(store, Readable.from([copy.text]));
      await expect(run).rejects.toMatchObject({ name: 'StoreError', kind: 'not-empty' });
    });

    it('names a compressed file that lacks its end, and imports nothing of it', async () => {
      const target = await engine.open(await engine.fresh());
      const folder = temporaryFolder();
      try {
        const file = join(folder, 'cubewire.jsonl.gz');
        const whole = gzipSync(copy.text);
        for (const torn of [whole.subarray(0, -9), whole.subarray(0, whole.length / 2)]) {
          writeFileSync(file, torn);
          await expect(importFromFile(target, file)).rejects.toMatchObject({
            ...{ kind: 'bad-export', message: `${file} is cut off or damaged: copy it anew.` },
          });
          expect(await target.events.count()).toBe(0);
        }
        writeFileSync(file, whole);
        await importFromFile(target, file);
        expect(await target.events.count()).toBe(449);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('refuses an incomplete export, and imports nothing of it', async () => {
      const target = await engine.open(await engine.fresh());
      const lines = copy.text.split('\n').slice(0, -1);
      const broken = {
        empty: [],
        'cut short': lines.slice(0, -1),
        'cut in a line': [copy.text.slice(0, -30)],
        'a row missing': lines.toSpliced(20, 1),
        'no beginning': lines.slice(1),
        'other schema': [lines[0]?.replace('001-initial', '000-older'), ...lines.slice(1)],
        'unknown table': [lines[0], '{"table":"sqlite_master","row":{}}', lines.at(-1)],
        'unknown column': [lines[0], '{"table":"meta","row":{"key\\" )":"x"}}', lines.at(-1)],
        'not JSON': [lines[0], 'hello'],
        'a row changed': [copy.text.replace('铁路', '公路')],
      };
      for (const [name, bad] of Object.entries(broken)) {
        const run = importStore(target, Readable.from([bad.join('\n')]));
        await expect(run.then(() => name)).rejects.toMatchObject({ kind: 'bad-export' });
        expect(await target.events.count()).toBe(0);
        expect(await target.meta.get('flag')).toBeUndefined();
      }
      await importStore(target, Readable.from([copy.text]));
      expect(await target.events.count()).toBe(449);
    });
  });
});
