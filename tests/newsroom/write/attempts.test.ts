import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ModelError, type ModelFailure } from '@/lib/newsroom/model/model-error';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { createAttempts, modelTries, modelTriesMs } from '@/lib/newsroom/write/attempts';

const morning = Date.UTC(2026, 1, 6, 8);
const aDay = 4;
let folder: string;
let store: OpenStore;
let now: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-attempts-'));
  store = await openStore({ dataDir: folder });
  now = morning;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes one attempt per call for a thing of this name: its result or the error, and the number of
 * calls so far.
 */
function asking() {
  const parts = { store, log: pino({ level: 'silent' }), clock: () => now };
  const { signal } = new AbortController();
  const attempts = createAttempts({ ...parts, signal }, { what: 'stories', aDay });
  let asks = 0;
  const ask = async (key: string, kind?: ModelFailure) => {
    const made = attempts.make(key, async () => {
      asks += 1;
      if (kind) throw new ModelError(kind, 'It failed.');
      return `${key} is told`;
    });
    return made.catch((error: unknown) => error);
  };
  return { ask, asks: () => asks };
}

it.each(['unreachable', 'refused', 'budget'] as const)(
  'an unavailable model (%s) uses none of the daily limit',
  async (kind) => {
    const { ask, asks } = asking();
    for (let n = 0; n < 2 * aDay; n += 1) await ask(`a${n}`, kind);
    expect(asks()).toBe(2 * aDay);
    expect(await ask('b')).toBe('b is told');
  },
);

it.each(['cut', 'malformed', 'endless', 'slow', undefined] as const)(
  'a finished attempt does, with any result (%s)',
  async (kind) => {
    const { ask } = asking();
    for (let n = 0; n < aDay; n += 1) await ask(`a${n}`, kind);
    expect(await ask('b')).toBeUndefined();
  },
);

it('one thing is requested a few times an hour from a model that refuses it', async () => {
  const { ask, asks } = asking();
  for (let n = 0; n < 2 * modelTries; n += 1) await ask('a', 'refused');
  expect(asks()).toBe(modelTries);
  now += modelTriesMs;
  expect(await ask('a')).toBe('a is told');
  now += modelTriesMs;
  expect(await ask('a')).toBeUndefined();
});

it('one thing is requested again at once from a model that was unreachable', async () => {
  const { ask } = asking();
  for (let n = 0; n < 2 * modelTries; n += 1) await ask('a', 'unreachable');
  expect(await ask('a')).toBe('a is told');
});
