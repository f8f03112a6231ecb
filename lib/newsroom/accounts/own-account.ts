// What readers change of their own account, and its list of sessions. Protects: a session decides
// for its own account only, and no secret that opens a session ever leaves the service.
import type { ParsedInput } from '@/lib/contract';
import type { Context } from '../context';
import { countWriteOf } from '../count-writes';
import { accountName } from '@/lib/model/text/account-name';
import { Refusal } from '../refusal';
import { hashOf } from './keys';
import { securityEvent } from './security-events';
import { currentSession, endSession, userInfo, type Current } from './sessions';

/** The session of the call; throws the refusal that makes the client open the sign-in. */
export async function signedInHere(context: Context): Promise<Current> {
  const current = await currentSession(context);
  if (!current) throw new Refusal('signIn');
  return current;
}

/** The same for a call that changes the account, which counts as one write of its reader. */
export async function changingHere(context: Context): Promise<Current> {
  const current = await signedInHere(context);
  await countWriteOf(current.account.id, context);
  return current;
}

/** Wrong passwords of a signed-in reader count for the account alone. */
export const passwordTries = (accountId: string) => `own:${accountId}`;

/** Throws 400 for a name without a letter or a digit. */
export async function renameAccount({ name }: ParsedInput<'RenameAccount'>, context: Context) {
  const { session, account } = await changingHere(context);
  const shown = accountName(name);
  if (shown === undefined) throw new Refusal('accountName');
  await context.store.accounts.setName(account.id, shown);
  return {
    status: true,
    data: await userInfo(context, { ...account, name: shown }, session.method),
  };
}

/** The public id of a session, which cannot open it. */
const shownId = (id: string) => hashOf(id).slice(0, 16);

/** Newest first. */
export async function listSessions(_input: ParsedInput<'ListSessions'>, context: Context) {
  const { session, account } = await signedInHere(context);
  const all = await context.store.accounts.sessions.of(account.id);
  const sessions = all.map(({ id, method, created_at, seen_at }) => ({
    id: shownId(id),
    method,
    begun_at: created_at,
    seen_at,
    here: id === session.id,
  }));
  return { status: true, data: { sessions } };
}

/** Ends every session of the account but the calling one. */
export async function endOtherSessions(_input: ParsedInput<'EndOtherSessions'>, context: Context) {
  const { session, account } = await changingHere(context);
  await context.store.accounts.sessions.endAll(account.id, session.id);
  securityEvent(context, 'sessions_ended', { account: account.id });
  return { status: true };
}

/**
 * Ends one session of the account; ending the calling one signs out here. One that has ended
 * already is no failure.
 */
export async function endSessionOf({ id }: ParsedInput<'EndSession'>, context: Context) {
  const { session, account } = await changingHere(context);
  const { sessions } = context.store.accounts;
  const found = (await sessions.of(account.id)).find((one) => shownId(one.id) === id);
  if (!found) return { status: true };
  if (found.id === session.id) await endSession(context);
  else await sessions.end(found.id);
  securityEvent(context, 'sessions_ended', { account: account.id });
  return { status: true };
}
