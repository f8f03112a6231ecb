// `npm ci` installs the database driver last: if that was interrupted, or done with another Node,
// the message is about the installation and not about the data folder.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from '@/lib/server/doctor';
import { parseEnvironment } from '@/lib/server/process/env';
import { openStore } from '@/lib/newsroom/store/open-store';

let mockError: Error;
jest.mock('better-sqlite3', () => {
  return function Missing() {
    throw mockError;
  };
});

const places = Array.from({ length: 13 }, (_, n) => `/opt/site/node_modules/place-${n}`);
const notThere = Object.assign(
  new Error(`Could not locate the bindings file. Tried:\n${places.join('\n')}`),
  { tries: places },
);
const ofOtherNode = Object.assign(
  new Error('The module was compiled against a different Node.js version'),
  { code: 'ERR_DLOPEN_FAILED' },
);

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'cubewire-incomplete-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it.each([
  ['is missing', notThere, 'The installation is incomplete'],
  ['was made for another Node', ofOtherNode, process.versions.node],
])(
  'a driver that %s is reported in one sentence, at the start and by the doctor',
  async (_, error, said) => {
    mockError = error;
    const refused: unknown = await openStore({ dataDir }).catch((cause: unknown) => cause);
    expect(refused).toMatchObject({ name: 'StoreError', kind: 'incomplete' });
    const { message } = refused as Error;
    expect(message).toContain(said);
    expect(message).toContain('npm ci');
    expect(message.length).toBeLessThan(250);
    expect(message).not.toMatch(/folder|place-/);

    for (const isNew of [true, false]) {
      if (!isNew) writeFileSync(join(dataDir, 'cubewire.sqlite'), 'whatever stands there');
      const found = await examine({
        environment: parseEnvironment({ DATA_DIR: dataDir }),
        readList: () => ({ feeds: [], mistakes: [] }),
        fetch: async () => Response.json({}),
        guardedFetch: () => Promise.reject(new Error('no network')),
        now: Date.now,
      });
      expect(found.find(({ check }) => check === 'database')).toMatchObject({
        state: 'bad',
        found: message,
        remedy: expect.not.stringContaining('DATA_DIR'),
      });
    }
  },
);

it('other problems with a folder are reported as such', async () => {
  mockError = Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
  await expect(openStore({ dataDir })).rejects.toMatchObject({ kind: 'unwritable' });
});
