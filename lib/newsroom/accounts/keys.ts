// Keyed hashes, so that the tables of codes and limits hold neither a code nor the address of
// somebody who has no account. One secret, one key for each use.
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import type { CodeScene } from '../store/contract/account-store';

export type Keys = {
  /** The keyed hash that stands for an address in tables. */
  subject(kind: SignInKind, address: string): string;
  /** The stored digest of a code: useless for another address, scene or transaction. */
  digest(key: { scene: CodeScene; subject: string; flow: string }, code: string): string;
};

/** Keyed hashes in base64url; each use has its own key, derived from `secret`. */
export function createKeys(secret: string): Keys {
  const keyed = (use: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `cubewire ${use}`, 32));
    return (parts: readonly string[]) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  };
  const address = keyed('addresses');
  const code = keyed('codes');
  return {
    subject: (kind, text) => address([kind, text]),
    digest: ({ scene, subject, flow }, text) => code([scene, subject, flow, text]),
  };
}

/** The stored hash of a random secret that a cookie holds. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A secret that cannot be guessed: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time, so that the time does not reveal where two texts differ. */
export function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
