// The signed-in reader. The cookie `__Host-sid` is sealed and holds the login service's session
// cookies; only the login service knows whether that session is still valid, and it is asked every
// time: a copied cookie is useless as soon as its reader signs out.
import * as z from 'zod';
import { sessionIdleMs, sessionMostMs } from '@/lib/model/limits/account';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import { openSeal } from './opened-seals';
import { seal, type SealSecret } from '../request/sealed';
import { cookieName, readCookie, setCookie } from '../request/cookies';
import { jarShape, type Jar } from './service-cookies';

export type SessionUser = {
  id: string;
  name?: string;
  method?: SignInKind;
  methods?: readonly SignInKind[];
  /** Undefined where the login service does not say: then only the news service decides. */
  operator?: boolean;
};
export type Session = { user?: SessionUser };

export const sessionCookie = 'sid';
const idleSeconds = sessionIdleMs / 1000;
const sealed = z.object({ jar: jarShape, begun: z.number() });

/** `isOld`: sealed by a secret that is being replaced. */
export type KeptSession = z.infer<typeof sealed> & { isOld?: boolean };

/** The content of the cookie; undefined when it is absent, foreign, damaged or 90 days old. */
export async function readKeptSession(
  headers: Headers,
  secret: SealSecret,
  secure: boolean,
  now: number,
): Promise<KeptSession | undefined> {
  const value = readCookie(headers, cookieName(sessionCookie, secure));
  if (!value) return undefined;
  const found = await openSeal(value, secret);
  const kept = sealed.safeParse(found?.data).data;
  if (!found || !kept || now - kept.begun >= sessionMostMs) return undefined;
  return found.isOld ? { ...kept, isOld: true } : kept;
}

/** The cookie of a session that began at `begun`. */
export async function keptSessionCookie(
  { jar, begun }: { jar: Jar; begun: number },
  secret: SealSecret,
  secure: boolean,
): Promise<string> {
  const value = await seal({ jar, begun }, secret, 0);
  return setCookie(sessionCookie, value, idleSeconds, secure);
}

/** The cookie that a page sends again, so that the 30 days restart with every visit. */
export function renewedSession(headers: Headers, secure: boolean): string | undefined {
  const value = readCookie(headers, cookieName(sessionCookie, secure));
  return value && setCookie(sessionCookie, value, idleSeconds, secure);
}

export function endedSessionCookie(secure: boolean): string {
  return setCookie(sessionCookie, '', 0, secure);
}
