// Sessions: a cookie with a random secret, and a row with its hash. Protects: every change of
// rights gets a new secret, a session ends after 30 days without use or 90 in all, and what a guest
// did on this device becomes the reader's.
import { hourMs } from '@/lib/model/time';
import type { UserInfo } from '@/lib/contract';
import { sessionIdleMs, sessionMostMs } from '@/lib/model/limits/account';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { ifWritable } from '../storage-state';
import type { StoredAccount, StoredSession } from '../store/contract/account-store';
import { hashOf, newToken } from './keys';
import { rememberDevice } from './known-device';
import { securityEvent } from './security-events';

/** The precision with which a session records its last use; ours. */
const sessionTouchMs = hourMs;

export const sessionCookie = 'session';

function cookie(token: string, maxAgeSeconds: number): string {
  return `${sessionCookie}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
}

export type Current = { session: StoredSession; account: StoredAccount };

/** The session of a call, if it is alive; using it keeps it alive. */
export async function currentSession(context: Context): Promise<Current | undefined> {
  const { store, now, sessionToken } = context;
  if (!sessionToken) return undefined;
  const { accounts } = store;
  const session = await accounts.sessions.find(hashOf(sessionToken));
  if (!session) return undefined;
  const idle = now - session.seen_at >= sessionIdleMs;
  if (idle || now - session.created_at >= sessionMostMs) {
    // A session is still recognized, or over, where its row cannot be changed.
    await ifWritable(context, endSession(context));
    return undefined;
  }
  const account = await accounts.get(session.user_id);
  if (!account || account.banned_at !== undefined) return undefined;
  if (now - session.seen_at >= sessionTouchMs) {
    await ifWritable(context, accounts.sessions.touch(session.id, now));
  }
  return { session, account };
}

/**
 * Begins a session, ends the one before, and gives the device's data to the account. `password`:
 * the stored one that was compared; does nothing and returns false where the account has another by
 * now.
 */
export async function beginSession(
  context: Context,
  account: StoredAccount,
  method: SignInKind,
  password?: string,
): Promise<boolean> {
  const { store, now, identity, sessionToken, setCookies } = context;
  const { sessions, adopt, keepsPassword } = store.accounts;
  const token = newToken();
  const begun = await store.transaction(async () => {
    // A new password chosen meanwhile has ended every session begun with the old one; so must this
    // one.
    if (password !== undefined && !(await keepsPassword(account.id, password))) return false;
    if (sessionToken) await sessions.end(hashOf(sessionToken));
    const { device } = identity;
    await sessions.add({
      id: hashOf(token),
      user_id: account.id,
      method,
      device,
      created_at: now,
      seen_at: now,
    });
    if (device) await adopt(device, account.id);
    await sessions.sweep(now - sessionIdleMs, now - sessionMostMs);
    await rememberDevice(context, account.id);
    return true;
  });
  if (!begun) return false;
  securityEvent(context, 'sign_in', { account: account.id, method });
  setCookies.push(cookie(token, sessionMostMs / 1000));
  return true;
}

/** Ends the session of this call, if there is one, and clears its cookie. */
export async function endSession({ store, sessionToken, setCookies }: Context): Promise<void> {
  if (sessionToken) await store.accounts.sessions.end(hashOf(sessionToken));
  setCookies.push(cookie('', 0));
}

/** What the client learns of the signed-in reader. */
export async function userInfo(
  { store }: Context,
  { id, name }: StoredAccount,
  method: SignInKind,
): Promise<UserInfo> {
  const identities = await store.accounts.identities(id);
  return { user_id: id, name, method, methods: [...new Set(identities.map(({ kind }) => kind))] };
}
