// A sound that was made but could not be stored is still played, and counts, since it was paid for.
// A reader who waited for another one's synthesis, refused for the share, gets their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Identity } from '@/lib/contract/identity';
import { createMadeSounds } from '@/lib/newsroom/voice/made-sounds';
import { speechQuota } from '@/lib/newsroom/voice/speech-quota';

const now = Date.UTC(2026, 4, 20);
let server: Server;
let asked = 0;
const folder = mkdtempSync(join(tmpdir(), 'made-sounds-'));
beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Counts in memory, after waiting for `held`. */
function countedSounds(partsADay: number, held: () => Promise<void> = () => Promise.resolve()) {
  const counts = new Map<string, number>();
  const quotas = {
    count: async (name: string) => {
      await held();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return counts.get(name) ?? 0;
    },
    giveBack: (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) - 1);
      return Promise.resolve();
    },
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const voice = { baseUrl, apiKey: 'key', model: 'voice-model', voices: ['anna'], partsADay };
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const sounds = createMadeSounds({
    ...{ store: { quotas: quotas as never }, voice, folder, clock: () => now, log },
  });
  const get = (name: string, who?: Identity) =>
    sounds.get(voice, name.padEnd(43, '_'), { text: name, voice: 'anna' }, who);
  return { counts, errors, get, sounds };
}

it('is played and counted, and the next is stored again', async () => {
  const { counts, errors, get } = countedSounds(9);
  await get('a');
  rmSync(folder, { recursive: true });
  expect(await get('b')).toMatchObject({ type: 'audio/mpeg' });
  expect(counts.get(speechQuota(now))).toBe(2);
  expect(errors.join('')).toContain('could not be kept');

  await get('c');
  await get('c');
  expect(asked).toBe(3);
});

it('a reader waiting for another whose share was used up gets their own synthesis', async () => {
  let release = () => {};
  let gate: Promise<void> | undefined;
  let isHeld = false;
  const { get, sounds } = countedSounds(20, () => {
    isHeld = gate !== undefined;
    return gate ?? Promise.resolve();
  });
  const first = { device: 'd_1', address: 'a' };
  // A device's share of twenty is two.
  await get('d', first);
  await get('e', first);
  gate = new Promise((resolve) => (release = resolve));
  const refused = get('f', first);
  // The first is in progress once it waits to be counted; by then the second has looked for the
  // sound.
  while (!isHeld) await sounds.has('f'.padEnd(43, '_'));
  const waiting = get('f', { device: 'd_2', address: 'b' });
  for (let times = 0; times < 20; times += 1) await sounds.has('f'.padEnd(43, '_'));
  gate = undefined;
  release();
  expect(await refused).toBe('share used up');
  expect(await waiting).toMatchObject({ type: 'audio/mpeg' });
});
