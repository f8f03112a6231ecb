// One attempt to sign in, from the first code to the last: a random id in a sealed cookie of this
// browser. A code that somebody else reads is useless in another browser.
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { loginFlowMs } from '@/lib/model/limits/account';
import { seal, unseal, type SealSecret } from '../request/sealed';
import { cookieName, readCookie, setCookie } from '../request/cookies';
import { jarShape } from './service-cookies';

const cookie = 'login';
const seconds = loginFlowMs / 1000;
const sealed = z.object({ id: z.string().min(16).max(128), jar: jarShape });

/** `jar`: the cookies that the login service set before anyone was signed in. */
export type LoginTransaction = z.infer<typeof sealed>;

/** For a browser without one. */
export function newTransaction(): LoginTransaction {
  return { id: randomBytes(24).toString('base64url'), jar: {} };
}

/** The transaction of a request; undefined when there is none, or it began too long ago. */
export async function readTransaction(
  headers: Headers,
  secret: SealSecret,
  secure: boolean,
): Promise<LoginTransaction | undefined> {
  const value = readCookie(headers, cookieName(cookie, secure));
  if (!value) return undefined;
  const found = await unseal(value, secret, seconds);
  return sealed.safeParse(found?.data).data;
}

export async function transactionCookie(
  transaction: LoginTransaction,
  secret: SealSecret,
  secure: boolean,
): Promise<string> {
  const value = await seal(transaction, secret, seconds);
  return setCookie(cookie, value, seconds, secure);
}

export function endedTransactionCookie(secure: boolean): string {
  return setCookie(cookie, '', 0, secure);
}
