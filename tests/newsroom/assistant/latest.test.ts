// The newest news for who asks in one language on a site that has far more in another.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@/lib/model/time';
import { latestEvents } from '@/lib/newsroom/assistant/latest';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { sampleEvent } from '../store/sample';
import { start } from './newsroom';

let dataDir: string;
let store: OpenStore;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cubewire-latest-'));
  store = await openStore({ dataDir });
  const tell = (id: string, lang: 'en' | 'zh', hours: number) =>
    store.events.save(
      sampleEvent(id, {
        lang,
        writing: 'extract',
        tabs: ['technology'],
        rank_time: start - hours * hourMs,
        release_time: start - hours * hourMs,
      }),
    );
  for (let at = 0; at < 80; at += 1) await tell(`en${at}`, 'en', at / 10);
  await tell('zh-yesterday', 'zh', 20);
  await tell('zh-last-month', 'zh', 700);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const latest = async (lang: 'en' | 'zh') => {
  const { chosen } = await latestEvents(
    store,
    { period: 'any', lang, tab: 'technology' },
    { now: start },
  );
  return chosen.map(({ event }) => event.id);
};

it('news in that language comes first, even if eighty others are newer', async () => {
  expect(await latest('zh')).toEqual(['zh-yesterday', 'en0', 'en1', 'en2', 'en3']);
});

it('news a month old does not', async () => {
  expect(await latest('zh')).not.toContain('zh-last-month');
  expect(await latest('en')).toEqual(['en0', 'en1', 'en2', 'en3', 'en4']);
});
