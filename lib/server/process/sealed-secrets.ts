// The generated secrets of a data folder, encrypted for a backup. Protects: a found backup lets
// nobody sign in; without the passphrase its secrets are of no use.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { makeFolder } from '@/lib/newsroom/store/engine/sqlite/make-folder';

export const sealedFile = 'secrets.sealed';
const version = 'cubewire-secrets-1';
const secrets = z.record(z.string().regex(/^[a-z_]{1,64}$/), z.string().min(1).max(1_000));

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 });

/** Writes the secrets of `dataDir` into `folder`; false when there are none. */
export function sealSecrets(dataDir: string, folder: string, passphrase: string): boolean {
  const kept = join(dataDir, 'secrets');
  const names = existsSync(kept) ? readdirSync(kept).filter((name) => !name.includes('.')) : [];
  if (names.length === 0) return false;
  const found = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(kept, name), 'utf8').trim()]),
  );
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  cipher.setAAD(Buffer.from(version));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(found)), cipher.final()]);
  const parts = [
    version,
    ...[salt, nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
  ];
  writeFileSync(join(folder, sealedFile), `${parts.join('.')}\n`, { mode: 0o600 });
  return true;
}

/** The secrets sealed in `folder`, by their names. Throws when the passphrase is wrong. */
export function openSecrets(folder: string, passphrase: string): Record<string, string> {
  const [, ...parts] = readFileSync(join(folder, sealedFile), 'utf8').trim().split('.');
  const [salt, nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!salt || !nonce || !tag || !sealed) throw new Error(`${sealedFile} is not whole.`);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  decipher.setAAD(Buffer.from(version));
  decipher.setAuthTag(tag);
  let text: string;
  try {
    text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch (cause) {
    throw new Error(`The passphrase does not open ${sealedFile}.`, { cause });
  }
  return secrets.parse(JSON.parse(text));
}

/**
 * Writes secrets into `dataDir` and returns the names of those that it wrote. A different existing
 * secret is moved to the folder `aside`; without such a folder it stays.
 */
export function putSecrets(
  found: Record<string, string>,
  dataDir: string,
  aside?: string,
): string[] {
  const into = join(dataDir, 'secrets');
  makeFolder(into);
  return Object.entries(found).flatMap(([name, secret]) => {
    const path = join(into, name);
    if (existsSync(path)) {
      if (aside === undefined || readFileSync(path, 'utf8').trim() === secret) return [];
      makeFolder(join(aside, 'secrets'));
      renameSync(path, join(aside, 'secrets', name));
    }
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return [name];
  });
}
