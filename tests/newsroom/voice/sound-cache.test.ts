import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSoundCache } from '@/lib/newsroom/voice/sound-cache';

const most = 100;
const base = mkdtempSync(join(tmpdir(), 'sounds-'));
afterAll(() => rmSync(base, { recursive: true }));

let folder: string;
let count = 0;
beforeEach(() => (folder = join(base, `${(count += 1)}`)));

/** The name of a sound, padded to the length of a hash. */
const named = (name: string) => name.padEnd(43, '_');
const bytes = new Uint8Array(10);
const heldIn = (at: string) =>
  readdirSync(at).reduce((sum, name) => sum + statSync(join(at, name)).size, 0);

it('a folder that could not be read is read again', async () => {
  writeFileSync(folder, 'no folder');
  const cache = createSoundCache(folder, most);
  await expect(cache.get(named('a'))).rejects.toThrow();
  rmSync(folder);
  expect(await cache.get(named('a'))).toBeUndefined();
  await cache.put(named('a'), 'mp3', bytes);
  expect(await cache.get(named('a'))).toEqual({ type: 'audio/mpeg', bytes });
});

it('tolerates a file that disappears while the folder is read', async () => {
  mkdirSync(folder);
  symlinkSync(join(folder, 'nowhere'), join(folder, `${named('gone')}.mp3`));
  writeFileSync(join(folder, `${named('here')}.ogg`), bytes);
  const cache = createSoundCache(folder, most);
  expect(await cache.get(named('here'))).toEqual({ type: 'audio/ogg', bytes });
  expect(await cache.get(named('gone'))).toBeUndefined();
});

it('two caches on one folder find each other’s sounds', async () => {
  const [one, other] = [createSoundCache(folder, most), createSoundCache(folder, most)];
  expect(await other.get(named('a'))).toBeUndefined();
  await one.put(named('a'), 'wav', bytes);
  expect(await other.get(named('a'))).toEqual({ type: 'audio/wav', bytes });
});

it('two caches on one folder stay within the limit, and keep the most recently heard', async () => {
  const [one, other] = [createSoundCache(folder, most), createSoundCache(folder, most)];
  await other.get(named('none'));
  for (let at = 0; at < 10; at += 1) {
    await one.put(named(`one${at}`), 'mp3', bytes);
    const early = new Date(at * 1000);
    utimesSync(join(folder, `${named(`one${at}`)}.mp3`), early, early);
  }
  await other.get(named('one0'));
  for (let at = 0; at < 5; at += 1) {
    await other.put(named(`other${at}`), 'mp3', bytes);
    expect(heldIn(folder)).toBe(most);
  }
  const left = readdirSync(folder).map((name) => name.replace(/_*\.mp3$/, ''));
  expect(left.sort()).toEqual(
    ['one0', ...[6, 7, 8, 9].map((at) => `one${at}`)].concat(
      [0, 1, 2, 3, 4].map((at) => `other${at}`),
    ),
  );
});

it('leaves no draft: neither of a sound that could not be stored, nor of a killed process', async () => {
  mkdirSync(folder);
  for (const name of ['old.part', 'fresh.part']) writeFileSync(join(folder, name), bytes);
  utimesSync(join(folder, 'old.part'), new Date(0), new Date(0));
  const cache = createSoundCache(folder, most);
  // Something else has its name.
  mkdirSync(join(folder, `${named('a')}.mp3`));
  writeFileSync(join(folder, `${named('a')}.mp3`, 'full'), '');
  await expect(cache.put(named('a'), 'mp3', bytes)).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['fresh.part']);
});

it('recreates a missing folder', async () => {
  const cache = createSoundCache(folder, most);
  await cache.put(named('a'), 'mp3', bytes);
  rmSync(folder, { recursive: true });
  await expect(cache.put(named('b'), 'mp3', bytes)).rejects.toThrow('ENOENT');
  await cache.put(named('b'), 'mp3', bytes);
  expect((await cache.get(named('b')))?.type).toBe('audio/mpeg');
});
