// A speech service that hangs, refuses or wants a pause is left alone for a while.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { voiceMs, voiceRestMostMs, voiceRestMs } from '@/lib/model/limits/voice';
import { createMadeSounds } from '@/lib/newsroom/voice/made-sounds';

let now = Date.UTC(2026, 4, 20);
let asked = 0;
let does: (response: ServerResponse) => void;
const server = createServer((_, response) => {
  asked += 1;
  does(response);
});
const folder = mkdtempSync(join(tmpdir(), 'speech-rest-'));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const frame = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0]);
const sends = (body: Buffer | string, type: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(body);
const refuses = (status: number, headers: Record<string, string> = {}) =>
  ((response) => void response.writeHead(status, headers).end('{}')) satisfies typeof does;

let names = 0;
/** The sounds of one process; each `get` is of a text that nobody has asked for before. */
function newSounds() {
  asked = 0;
  const quotas = { count: () => Promise.resolve(1), giveBack: () => Promise.resolve() };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const voice = { baseUrl, model: 'voice-model', voices: ['anna'] };
  const sounds = createMadeSounds({
    ...{ store: { quotas: quotas as never }, voice, folder, clock: () => now },
    log: pino({ level: 'silent' }),
  });
  const get = (name = `${(names += 1)}`) =>
    sounds.get(voice, name.padEnd(43, '_'), { text: name, voice: 'anna' });
  return { get };
}

describe('a service is left alone', () => {
  const heard = sends(frame, 'audio/mpeg');

  it.each([
    ['that wants a pause, as long as it says', refuses(429, { 'retry-after': '20' }), 20_000],
    ['that wants a pause and says no end', refuses(503), voiceRestMs],
    ['that wants a day, some minutes', refuses(429, { 'retry-after': '86400' }), voiceRestMostMs],
    ['that takes no key', refuses(401), voiceRestMs],
  ])('%s', async (_, refusal, ms) => {
    const { get } = newSounds();
    does = refusal;
    await expect(get()).rejects.toThrow('answered');
    does = heard;
    now += ms - 1;
    await expect(get()).rejects.toThrow('rests');
    expect(asked).toBe(1);
    now += 1;
    expect(await get()).toMatchObject({ type: 'audio/mpeg' });
    expect(asked).toBe(2);
  });

  it('that hangs: one reader waits for it, and nobody after them', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    try {
      const { get } = newSounds();
      does = () => undefined;
      const begun = once(server, 'request');
      const first = get().catch((error: Error) => error.name);
      await begun;
      jest.advanceTimersByTime(voiceMs);
      expect(await first).toBe('TimeoutError');
      await expect(get()).rejects.toThrow('rests');
      expect(asked).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('not where one sound failed: the next may well come', async () => {
    const { get } = newSounds();
    does = refuses(500);
    await expect(get()).rejects.toThrow('500');
    does = heard;
    expect(await get()).toMatchObject({ type: 'audio/mpeg' });
  });

  it('and what was made before is heard meanwhile', async () => {
    const { get } = newSounds();
    does = heard;
    await get('known');
    does = refuses(429);
    await expect(get()).rejects.toThrow('answered');
    expect(await get('known')).toMatchObject({ type: 'audio/mpeg' });
  });
});
