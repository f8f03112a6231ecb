// Password hashes: scrypt at the cost that OWASP names (N 2^15, r 8, p 3: 32 MiB and about a fifth
// of a second), each with its own salt. The time does not reveal whether an account exists: without
// one the same work is done.
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';
import { passwordBytes } from '@/lib/model/limits/account';

/** Most passwords that are hashed at once, at 32 MiB each; ours. */
const passwordHashesAtOnce = 2;

export type PasswordCost = { N: number; r: number; p: number };
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
const saltBytes = 16;

/** Each takes 32 MiB; further ones queue. */
const oneOfFew = limitConcurrency(passwordHashesAtOnce);

/** "Input cut at 1 KiB before hashing"; normalized, so that what looks the same is the same. */
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
  /** `scrypt$N$r$p$salt$key`: the cost is stored too, so that it can be raised later. */
  hash(password: string): Promise<string>;
  /** Without a stored password the answer is no, after the same time. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
};

/** Only tests pass a cost: hundreds of sign-ups at the real one take a minute of processor time. */
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
