// What a speech service sends is a sound by its bytes, whatever it is called.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createMadeSounds } from '@/lib/newsroom/voice/made-sounds';

const now = Date.UTC(2026, 4, 20);
let does: (response: ServerResponse) => void;
const server = createServer((_, response) => does(response));
const folder = mkdtempSync(join(tmpdir(), 'speech-'));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const frame = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0]);
const sends = (body: Buffer | string, type: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(body);

let names = 0;
/** The sounds of one process; each `get` is of a text that nobody has asked for before. */
function newSounds() {
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

describe('a sound is what its bytes are', () => {
  it.each([
    ['a frame of MPEG that is called a file', frame, 'application/octet-stream', 'audio/mpeg'],
    ['tags before it', Buffer.from('ID3\u0004'), 'audio/mpeg', 'audio/mpeg'],
    ['a wave that is called MPEG', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'audio/mpeg', 'audio/wav'],
    ['Ogg', Buffer.from('OggS\0'), 'audio/ogg', 'audio/ogg'],
    ['FLAC', Buffer.from('fLaC\0'), 'audio/flac', 'audio/flac'],
    ['AAC', Buffer.from([0xff, 0xf1, 0x50, 0x80]), 'audio/aac', 'audio/aac'],
  ])('%s', async (_, bytes, type, kind) => {
    does = sends(bytes, type);
    expect(await newSounds().get()).toMatchObject({ type: kind });
  });

  it.each([
    ['a page', '<html><h1>Bad gateway</h1></html>'],
    ['an error', '{"error":{"message":"overloaded"}}'],
    ['nothing', ''],
    ['pictures that also begin so', Buffer.from('RIFF\0\0\0\0AVI LIST')],
    ['bits of no layer that there is', Buffer.from([0xff, 0xe1, 0, 0])],
  ])('%s that is called one is none, and is not kept', async (_, body) => {
    const { get } = newSounds();
    const name = `${(names += 1)}`;
    does = sends(body, 'audio/mpeg');
    await expect(get(name)).rejects.toThrow('without a sound');
    does = sends(frame, 'audio/mpeg');
    expect(await get(name)).toMatchObject({ type: 'audio/mpeg' });
  });
});
