import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openSecrets,
  putSecrets,
  sealedFile,
  sealSecrets,
} from '@/lib/server/process/sealed-secrets';

const folders: string[] = [];
/** A folder with these secrets. */
function folder(secrets: Record<string, string> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'cubewire-sealed-'));
  folders.push(made);
  if (Object.keys(secrets).length > 0) mkdirSync(join(made, 'secrets'));
  for (const [name, secret] of Object.entries(secrets)) {
    writeFileSync(join(made, 'secrets', name), `${secret}\n`);
  }
  return made;
}
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

const secretIn = (dataDir: string, name: string) =>
  readFileSync(join(dataDir, 'secrets', name), 'utf8').trim();
const secrets = { session_secret: 'the first', service_secret: 'the second' };

describe('sealed secrets', () => {
  // "é" as one letter, and as a letter with its accent: keyboards write either.
  const [whole, apart] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
  let sealed: string;
  beforeAll(() => {
    sealed = folder();
    const half = { ...secrets, 'session_secret.new': 'not yet whole' };
    expect(sealSecrets(folder(half), sealed, whole)).toBe(true);
  });

  it('are those of the folder, without files that are being written', () => {
    expect(openSecrets(sealed, whole)).toEqual(secrets);
    expect(sealSecrets(folder({ 'session_secret.new': 'not yet' }), folder(), whole)).toBe(false);
  });

  it('open with the same words, however the keyboard writes them', () => {
    expect(openSecrets(sealed, apart)).toEqual(secrets);
    expect(() => openSecrets(sealed, 'cafe au lait')).toThrow('does not open');
  });

  it.each([
    ['cut off after its nonce', 3, 'is not whole'],
    ['cut off before its content', 4, 'is not whole'],
    ['empty', 0, 'is not whole'],
  ])('in a file that is %s are told to be damaged', (_, parts, why) => {
    const damaged = folder();
    const text = readFileSync(join(sealed, sealedFile), 'utf8').trim();
    writeFileSync(join(damaged, sealedFile), text.split('.').slice(0, parts).join('.'));
    expect(() => openSecrets(damaged, whole)).toThrow(why);
  });

  it('that were changed do not open', () => {
    const changed = folder();
    const parts = readFileSync(join(sealed, sealedFile), 'utf8').trim().split('.');
    const tag = Buffer.from(parts[3] ?? '', 'base64url');
    tag[0] = (tag[0] ?? 0) ^ 1;
    parts[3] = tag.toString('base64url');
    writeFileSync(join(changed, sealedFile), parts.join('.'));
    expect(() => openSecrets(changed, whole)).toThrow('does not open');
  });
});

describe('secrets that are restored', () => {
  it('are written where there are none, and only they', () => {
    const dataDir = folder();
    expect(putSecrets(secrets, dataDir)).toEqual(['session_secret', 'service_secret']);
    expect(secretIn(dataDir, 'session_secret')).toBe('the first');
    expect(putSecrets(secrets, dataDir, folder())).toEqual([]);
  });

  it('never overwrite another one: it is put aside, or stays', () => {
    const dataDir = folder({ session_secret: 'another', service_secret: 'the second' });
    expect(putSecrets(secrets, dataDir)).toEqual([]);
    expect(secretIn(dataDir, 'session_secret')).toBe('another');
    const aside = folder();
    expect(putSecrets(secrets, dataDir, aside)).toEqual(['session_secret']);
    expect(secretIn(dataDir, 'session_secret')).toBe('the first');
    expect(secretIn(aside, 'session_secret')).toBe('another');
  });
});
