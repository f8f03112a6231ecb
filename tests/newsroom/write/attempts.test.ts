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

/** Asks once for a thing of this name: what was made, or the error; and how many asks there were. */
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
  'a model that is away (%s) takes nothing of the day',
  async (kind) => {
    const { ask, asks } = asking();
    for (let n = 0; n < 2 * aDay; n += 1) await ask(`a${n}`, kind);
    expect(asks()).toBe(2 * aDay);
    expect(await ask('b')).toBe('b is told');
  },
);

it.each(['cut', 'malformed', 'endless', 'slow', undefined] as const)(
  'what it worked on does, whatever came of it (%s)',
  async (kind) => {
    const { ask } = asking();
    for (let n = 0; n < aDay; n += 1) await ask(`a${n}`, kind);
    expect(await ask('b')).toBeUndefined();
  },
);

it('one thing is asked for a few times an hour of a model that refuses it', async () => {
  const { ask, asks } = asking();
  for (let n = 0; n < 2 * modelTries; n += 1) await ask('a', 'refused');
  expect(asks()).toBe(modelTries);
  now += modelTriesMs;
  expect(await ask('a')).toBe('a is told');
  now += modelTriesMs;
  expect(await ask('a')).toBeUndefined();
});

it('and as soon as it is there of one that could not be reached', async () => {
  const { ask } = asking();
  for (let n = 0; n < 2 * modelTries; n += 1) await ask('a', 'unreachable');
  expect(await ask('a')).toBe('a is told');
});
