// Values that only this site can write, for cookies. Two secrets can hold at a time, so that one is
// replaced without anybody being signed out: the newest seals, all of them open.
import { unsealData } from 'iron-session';
import { ironSeal } from './iron-seal';

/** One secret, or the newest and those that it replaces. */
export type SealSecret = string | readonly [string, ...string[]];

const all = (secret: SealSecret): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret;

/** Seals `data` with the newest secret for `ttl` seconds; {@link unseal} opens it. */
export function seal(data: object, secret: SealSecret, ttl: number): Promise<string> {
  const [newest = ''] = all(secret);
  return Promise.resolve(ironSeal(data, newest, ttl));
}

/** What was sealed, and whether by a secret that is being replaced; undefined when it is not ours. */
export async function unseal(
  value: string,
  secret: SealSecret,
  ttl: number,
): Promise<{ data: unknown; isOld: boolean } | undefined> {
  for (const [at, password] of all(secret).entries()) {
    try {
      const data = await unsealData<Record<string, unknown>>(value, { password, ttl });
      // A seal of another secret opens as nothing at all.
      if (Object.keys(data).length > 0) return { data, isOld: at > 0 };
    } catch {
      // Damaged, or of a form that no seal has: the next secret will not open it either.
    }
  }
  return undefined;
}
