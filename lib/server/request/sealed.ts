// Values in cookies that only this site can create. Two secrets can be valid at a time, so that one
// can be replaced without signing anyone out: the newest one seals, all of them open.
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

/**
 * The sealed content, and whether a secret that is being replaced sealed it; undefined when it is
 * not ours.
 */
export async function unseal(
  value: string,
  secret: SealSecret,
  ttl: number,
): Promise<{ data: unknown; isOld: boolean } | undefined> {
  for (const [at, password] of all(secret).entries()) {
    try {
      const data = await unsealData<Record<string, unknown>>(value, { password, ttl });
      // A seal made with another secret opens as an empty object.
      if (Object.keys(data).length > 0) return { data, isOld: at > 0 };
    } catch {
      // Damaged, or not in the format of a seal: the next secret will not open it either.
    }
  }
  return undefined;
}
