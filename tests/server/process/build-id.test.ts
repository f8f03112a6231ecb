import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as BuildId from '@/lib/server/process/build-id';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-build-'));
beforeAll(() => {
  mkdirSync(join(folder, '.next'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => jest.replaceProperty(process, 'env', environment));
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const environment = process.env;

/** The id as a process that starts now reads it. */
function started(text: string | undefined, NODE_ENV: 'production' | 'development') {
  const file = join(folder, '.next/BUILD_ID');
  rmSync(file, { force: true });
  if (text !== undefined) writeFileSync(file, text);
  jest.replaceProperty(process, 'env', { ...environment, NODE_ENV });
  let read: typeof BuildId.buildId = () => undefined;
  jest.isolateModules(() => {
    // A process reads it once, so that each needs a module of its own; its type is the module's.
    const own = jest.requireActual('@/lib/server/process/build-id') as typeof BuildId;
    read = own.buildId;
  });
  return read;
}

it.each([
  ['abc123\n', 'production', 'abc123'],
  ['abc123', 'development', undefined],
  [' \n', 'production', undefined],
  [undefined, 'production', undefined],
] as const)('of the file %j in %s is %j', (text, mode, id) => {
  expect(started(text, mode)()).toBe(id);
});

it('stays the same while a newer build is put in its place', () => {
  const read = started('first', 'production');
  expect(read()).toBe('first');
  writeFileSync(join(folder, '.next/BUILD_ID'), 'second');
  expect(read()).toBe('first');
});
