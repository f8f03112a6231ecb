// Passwords as they are kept: scrypt at the cost that OWASP names (N 2^15, r 8, p 3: 32 MiB and about
// a fifth of a second), with a salt of its own each. Whether there is an account at all cannot be told
// from the time: without one the same work is done.
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';
import { passwordBytes } from '@/lib/model/limits/account';

/** Passwords that are hashed at once, 32 MiB each; ours. */
const passwordHashesAtOnce = 2;

export type PasswordCost = { N: number; r: number; p: number };
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
const saltBytes = 16;

/** Each takes 32 MiB; what comes meanwhile waits its turn. */
const oneOfFew = limitConcurrency(passwordHashesAtOnce);

/** "Input cut at 1 KiB before hashing"; one spelling for what looks the same. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8').subarray(0, passwordBytes);
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return oneOfFew(
    () =>
      new Promise((resolve, reject) => {
        scrypt(bytesOf(password), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

export type Passwords = {
  /** `scrypt$N$r$p$salt$key`: the cost is kept with it, so that it can grow later. */
  hash(password: string): Promise<string>;
  /** Without a kept password the answer is no, after as long. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
};

/** Only a test passes a cost: hundreds of sign-ups at the real one are a minute of processor time. */
export function createPasswords(cost = passwordCost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, cost);
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    async isRight(password, kept) {
      const [, N, r, p, salt = '', key = ''] = form.exec(kept ?? '') ?? [];
      if (key === '') {
        await derive(password, randomBytes(saltBytes), cost);
        return false;
      }
      const tried = await derive(password, Buffer.from(salt, 'base64'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const wanted = Buffer.from(key, 'base64');
      return wanted.length === tried.length && timingSafeEqual(wanted, tried);
    },
  };
}
