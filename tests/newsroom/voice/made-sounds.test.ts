/** @jest-environment node */
// A sound that was made and could not be kept is heard all the same, and counts: it was paid for.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
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

it('is heard and counted, and the next is kept again', async () => {
  const counts = new Map<string, number>();
  const quotas = {
    count: (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return Promise.resolve(counts.get(name) ?? 0);
    },
    giveBack: (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) - 1);
      return Promise.resolve();
    },
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const voice = { baseUrl, apiKey: 'key', model: 'voice-model', voices: ['anna'], partsADay: 9 };
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const sounds = createMadeSounds({
    ...{ store: { quotas: quotas as never }, voice, folder, clock: () => now, log },
  });
  const get = (name: string) =>
    sounds.get(voice, name.padEnd(43, '_'), { text: name, voice: 'anna' });

  await get('a');
  rmSync(folder, { recursive: true });
  expect(await get('b')).toMatchObject({ type: 'audio/mpeg' });
  expect(counts.get(speechQuota(now))).toBe(2);
  expect(errors.join('')).toContain('could not be kept');

  await get('c');
  await get('c');
  expect(asked).toBe(3);
});
