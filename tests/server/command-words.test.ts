// Careless input of an operator: odd numbers, empty words, and names of files that must not be
// overwritten.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { needWord, wholeNumber } from '@/lib/commands/command-words';
import { inWords } from '@/lib/commands/error-in-words';
import { refuseToReplace } from '@/lib/commands/export-target';
import { startProblems } from '@/lib/commands/cannot-start';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';
import { makeFolder } from '@/lib/newsroom/store/engine/sqlite/make-folder';
import { exportStart } from '@/lib/newsroom/store/transfer';
import { isExport } from '@/lib/newsroom/store/transfer-file';
import { EnvironmentError } from '@/lib/server/process/env';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a number', () => {
  it.each(['', ' ', 'NaN', 'Infinity', '-1', '+1', '0', '0x2', '1e9', '1.5', '11', '１'])(
    '"%s" is not a number from 1 to 10',
    (word) =>
      expect(() => wholeNumber('--keep', word, 1, 10)).toThrow(/^--keep is .+ from 1 to 10/),
  );

  it.each(['1', '10', '07'])('%s is valid', (word) => {
    expect(wholeNumber('--keep', word, 1, 10)).toBe(Number(word));
  });
});

describe('a word', () => {
  it.each(['', ' ', '\t\n'])('that is blank names nothing', (word) => {
    expect(() => needWord('--to', word)).toThrow('--to is empty');
  });

  it('is kept unchanged', () => expect(needWord('--to', ' my backups')).toBe(' my backups'));
});

const lines = `${exportStart},"migrations":[]}\n`;
function made(name: string, bytes: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('an export', () => {
  it('is recognized by its beginning, whatever its name', async () => {
    expect(await isExport(made('plain.gz', lines))).toBe(true);
    const long = Buffer.concat([gzipSync(lines + 'x'.repeat(99_999)), Buffer.alloc(9_999)]);
    expect(await isExport(made('packed.txt', long))).toBe(true);
    for (const other of ['', '{"export":"other"}', 'SQLite format 3', gzipSync('letters')]) {
      expect(await isExport(made('other', other))).toBe(false);
    }
    expect(await isExport(made('torn.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3])))).toBe(false);
  });

  it('is written to a new name, or over an earlier one', async () => {
    const earlier = made('earlier.jsonl', lines);
    for (const file of [join(folder, 'new.gz'), earlier, made('empty', '')]) {
      await expect(refuseToReplace(file)).resolves.toBeUndefined();
    }
  });

  it('overwrites nothing else', async () => {
    const letters = made('letters.txt', 'Dear Ada,');
    const link = join(folder, 'link');
    symlinkSync(letters, link);
    for (const file of [letters, link]) {
      await expect(refuseToReplace(file)).rejects.toThrow('is no export');
    }
    await expect(refuseToReplace('/dev/zero')).rejects.toThrow('is a device');
    await expect(refuseToReplace(folder)).rejects.toThrow('is a folder');
    for (const nowhere of [join(letters, 'x'), join(folder, 'not', 'there')]) {
      await expect(refuseToReplace(nowhere)).rejects.toThrow('is no folder');
    }
  });
});

describe('a folder', () => {
  it('is created with its parents, once', () => {
    const path = join(folder, 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(() => mkdirSync(path)).toThrow('EEXIST');
  });

  it('is not created where a file is in the way', () => {
    const file = made('file', '');
    for (const path of [file, join(file, 'below')]) expect(() => makeFolder(path)).toThrow(file);
  });

  it('that cannot be written is refused, without endless retries', () => {
    expect(() => makeFolder('/proc/cubewire/backups')).toThrow(/ENOENT|EACCES|EROFS|EPERM|ENOTSUP/);
  });
});

describe('an error', () => {
  const failure = (fields: object) => Object.assign(new Error('EX: code'), fields);

  it('is reported with its path or its port', () => {
    const full = failure({ code: 'ENOSPC', syscall: 'write', path: '/mnt/a' });
    expect(inWords(full)).toBe('/mnt/a: the disk is full');
    const moved = failure({ code: 'EISDIR', syscall: 'rename', path: '/a', dest: '/b' });
    expect(inWords(moved)).toBe('/b: this is a folder, not a file');
    const taken = { code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port: 3100 };
    expect(inWords(failure({ code: 'SQLITE_FULL' }))).toMatch(/^the disk is full: make room/);
    expect(inWords(failure({ code: 'SQLITE_IOERR_SHMSIZE' }))).toMatch(/is full, or it fails$/);
    expect(inWords(failure(taken))).toMatch(/^port 3100 of 127.0.0.1: something listens there/);
  });

  it('is reported unchanged where no better message exists', () => {
    expect(inWords(failure({ code: 'EBADF', path: '/a' }))).toBe('EX: code');
    expect(inWords(failure({ code: 'ENOSPC' }))).toBe('EX: code');
    expect(inWords('late')).toBe('late');
  });

  it('that the operator can fix ends a start without a stack trace, others with one', () => {
    expect(startProblems(new EnvironmentError(['a', 'b']))).toEqual(['a', 'b']);
    expect(startProblems(new StoreError('busy', 'in use'))).toEqual(['in use']);
    const taken = failure({ code: 'EACCES', syscall: 'listen', address: '::', port: 80 });
    expect(startProblems(taken)).toEqual([expect.stringContaining('port 80')]);
    expect(startProblems(new TypeError('x is undefined'))).toBeUndefined();
    expect(startProblems(failure({ code: 'ERR_INVALID_STATE' }))).toBeUndefined();
  });
});
