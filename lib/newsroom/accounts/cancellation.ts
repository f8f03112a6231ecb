// Deletes an account permanently. Protects: readers delete only their own account, on the device
// that signed in, and only with a code just sent to its address (or a sign-in within the last
// minutes where it has no address); afterwards no data of the reader is left.
import { minuteMs } from '@/lib/model/time';
import { type ParsedInput } from '@/lib/contract';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { StoredIdentity } from '../store/contract/account-store';
import { failed } from './answers';
import { checkCode, sendCode, wrongCode, type CodeAddress } from './codes';
import { accountPhrases } from './phrases';
import { eraseAccount } from './erase-account';
import { hiddenAddress } from './hidden-address';
import { sendAccountNotice } from './notices';
import { signedInHere } from './own-account';
import { securityEvent } from './security-events';
import { endSession, type Current } from './sessions';
import { isLocal } from './visitor';

/** How old a sign-in at a provider may be to replace the code; ours. */
const freshSignInMs = 5 * minuteMs;

type Way = { identity: StoredIdentity; to?: CodeAddress };

/** Where to send a code for this account: preferably to the address of this session. */
async function wayTo(context: Context, { session }: Current): Promise<Way | undefined> {
  const { accounts, store } = context;
  const identities = await store.accounts.identities(session.user_id);
  const ordered = [
    ...identities.filter(({ kind }) => kind === session.method),
    ...identities.filter(({ kind }) => kind !== session.method),
  ];
  for (const identity of ordered) {
    const { kind, subject } = identity;
    if (kind !== 'phone' && kind !== 'email') continue;
    if (!accounts.channels.of(kind, isLocal(context))) continue;
    return { identity, to: { kind, scene: 'cancel', address: subject } };
  }
  const [identity] = ordered;
  return identity && { identity };
}

/**
 * Sends the code that confirms the deletion, only ever to an address of the account; returns which.
 */
export async function sendCancelCode(context: Context) {
  const way = await wayTo(context, await signedInHere(context));
  if (!way) return failed(context.call.language, LoginError.NotAvailable);
  const { identity, to } = way;
  if (!to) return { status: true, data: { by: identity.kind } };
  const sent = await sendCode(to, context);
  return sent.status
    ? { ...sent, data: { ...sent.data, by: identity.kind, to: hiddenAddress(identity) } }
    : sent;
}

/**
 * Erases the account and all its data once the code or a fresh sign-in is proved. Throws 403 for
 * another reader's account.
 */
export async function cancelAccount(
  { code, user_id }: ParsedInput<'CancelAccount'>,
  context: Context,
) {
  const { store, now, identity, call } = context;
  const current = await signedInHere(context);
  const { session, account } = current;
  if (user_id !== undefined && user_id !== account.id) {
    throw new Refusal('notYourAccount');
  }
  const again = () => failed(call.language, LoginError.FlowExpired, { as: 'noWayBack' });
  if (!session.device || session.device !== identity.device) return again();
  const way = await wayTo(context, current);
  if (way?.to) {
    const checked = code === undefined ? undefined : await checkCode(way.to, code, context);
    if (!checked?.right) return wrongCode(context, checked ?? { triesLeft: undefined });
    if (!(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  } else if (now - session.created_at > freshSignInMs) return again();

  const identities = await store.accounts.identities(account.id);
  const mailed = identities.find(({ kind }) => kind === 'email')?.subject;
  await eraseAccount(context, account.id, identities, session.device);
  await endSession(context);
  await sendAccountNotice(context, mailed, 'deleted');
  securityEvent(context, 'account_deleted', { account: account.id });
  return { status: true, msg: accountPhrases[call.language].done };
}
