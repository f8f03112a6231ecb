// A speech service scripted by the test, and the sounds of a process that calls it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createMadeSounds } from '@/lib/newsroom/voice/made-sounds';

export type Does = (response: ServerResponse) => void;

/** The first bytes of an MPEG sound. */
export const frame = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0]);

export const sends =
  (body: Buffer | string, type: string): Does =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** One server for the tests of a file; `clock` is that of the processes that call it. */
export function speechServer(clock: () => number) {
  const state: { does: Does; asked: number } = { does: () => undefined, asked: 0 };
  const server = createServer((_, response) => {
    state.asked += 1;
    state.does(response);
  });
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  let names = 0;
  const newName = () => `${(names += 1)}`;
  return {
    server,
    newName,
    does(what: Does) {
      state.does = what;
    },
    /** The number of calls since the last process started. */
    asked: () => state.asked,
    /** The sounds of one process; each `get` is for a new text. */
    newSounds() {
      state.asked = 0;
      const quotas = { count: () => Promise.resolve(1), giveBack: () => Promise.resolve() };
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const voice = { baseUrl, model: 'voice-model', voices: ['anna'] };
      const sounds = createMadeSounds({
        ...{ store: { quotas: quotas as never }, voice, folder, clock },
        log: pino({ level: 'silent' }),
      });
      const get = (name = newName()) =>
        sounds.get(voice, name.padEnd(43, '_'), { text: name, voice: 'anna' });
      return { get };
    },
  };
}
