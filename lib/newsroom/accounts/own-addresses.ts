// Readers change how they sign in: password, phone number, email address. Protects: someone who
// finds a signed-in browser cannot take the account over (a password or a sign-in within the last
// minutes is required), a new address is proved to be the reader's, and the old one is notified.
import { addressKinds, type AddressKind, type OwnAccount, type ParsedInput } from '@/lib/contract';
import { emailOf } from '@/lib/model/account/email';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { hourMs, minuteMs } from '@/lib/model/time';
import type { Context } from '../context';
import { failed, tooOften } from './answers';
import { checkCode, sendCode, wrongCode, type CodeAddress } from './codes';
import { refusedEmail, refusedPassword } from './email';
import { hiddenAddress } from './hidden-address';
import { forgetDevices, rememberDevice } from './known-device';
import { mailOf, sendAccountNotice } from './notices';
import { changingHere, passwordTries, signedInHere } from './own-account';
import { numberOf } from './phone';
import { securityEvent } from './security-events';
import type { Current } from './sessions';
import { rateLimited } from './visitor';

/** Password changes of one account: each ends its sessions and is reported by mail. */
export const passwordChangesAnHour = 5;

/** How old a sign-in may be to replace the password that an account does not have; ours. */
const freshSignInMs = 5 * minuteMs;

const isAddressKind = (kind: string): kind is AddressKind =>
  addressKinds.some((one) => one === kind);

async function accountOf({ store }: Context, accountId: string): Promise<OwnAccount> {
  const identities = await store.accounts.identities(accountId);
  const account = await store.accounts.get(accountId);
  return {
    addresses: identities.flatMap(({ kind, subject }) =>
      isAddressKind(kind) ? [{ kind, address: subject }] : [],
    ),
    has_password: account?.password !== undefined,
    ...(account && {
      ...{ birthday: account.birthday, region: account.region, joined_at: account.created_at },
    }),
  };
}

/** Throws `signIn` when nobody is signed in. */
export async function ownAccount(context: Context) {
  const { account } = await signedInHere(context);
  return { status: true, data: await accountOf(context, account.id) };
}

/** Whether this is the account's password; every attempt is counted before it is compared. */
async function isOwnPassword(password: string, { account }: Current, context: Context) {
  const { store, now, call } = context;
  const tries = passwordTries(account.id);
  const closedUntil = await store.accounts.failures.begin(tries, now);
  if (closedUntil > 0) {
    securityEvent(context, 'locked_out', { account: account.id });
    throw tooOften(call.language, Math.ceil((closedUntil - now) / 1000));
  }
  if (!(await context.accounts.passwords.isRight(password, account.password))) {
    securityEvent(context, 'password_refused', { account: account.id });
    return false;
  }
  await store.accounts.failures.forgive(tries);
  return true;
}

/** Ends every other session. NotAvailable for an account that has no password. */
export async function changePassword(input: ParsedInput<'ChangePassword'>, context: Context) {
  const { password, new_password } = input;
  const { store, call } = context;
  const current = await changingHere(context);
  const { account, session } = current;
  if (account.password === undefined) return failed(call.language, LoginError.NotAvailable);
  const mail = await mailOf(context, account.id);
  const refusal = refusedPassword(new_password, mail ?? '', context);
  if (refusal) return refusal;
  const wrong = () => failed(call.language, LoginError.WrongPassword, { as: 'oldPassword' });
  if (!(await isOwnPassword(password, current, context))) return wrong();
  await rateLimited(
    [{ scope: `password:hour:${account.id}`, most: passwordChangesAnHour, ms: hourMs }],
    context,
  );
  const hashed = await context.accounts.passwords.hash(new_password);
  const changed = await store.transaction(async () => {
    // Of two changes at the same moment, both with the old password, the first one counts.
    if (!(await store.accounts.setPassword(account.id, hashed, account.password))) return false;
    // Sign out everyone who knew the old password.
    await store.accounts.sessions.endAll(account.id, session.id);
    return true;
  });
  if (!changed) return wrong();
  securityEvent(context, 'password_changed', { account: account.id });
  await sendAccountNotice(context, mail, 'password');
  return { status: true };
}

/** The normalized address, or why it cannot be used here. */
function newAddress({ kind, address }: { kind: AddressKind; address: string }, context: Context) {
  if (kind === 'email') {
    const refusal = refusedEmail(address, context);
    return refusal ? { refusal } : { subject: emailOf(address) };
  }
  const subject = numberOf(address);
  if (subject) return { subject };
  return { refusal: failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' }) };
}

const codeTo = (kind: AddressKind, address: string): CodeAddress => ({
  ...{ kind, scene: 'address', address },
});

/**
 * The address may belong to another account or none; that is revealed only when the change is made.
 */
export async function sendAddressCode(input: ParsedInput<'SendAddressCode'>, context: Context) {
  await changingHere(context);
  const { refusal, subject } = newAddress(input, context);
  return refusal ?? sendCode(codeTo(input.kind, subject), context);
}

/** Replaces the address of that kind, or is added beside the other kind. */
export async function changeAddress(input: ParsedInput<'ChangeAddress'>, context: Context) {
  const { store, accounts, now, call } = context;
  const { kind, code, password } = input;
  const current = await changingHere(context);
  const { account, session } = current;
  const { refusal, subject } = newAddress(input, context);
  if (refusal) return refusal;
  if (account.password === undefined) {
    if (now - session.created_at > freshSignInMs) {
      return failed(call.language, LoginError.FlowExpired, { as: 'signInAgain' });
    }
  } else if (!(await isOwnPassword(password ?? '', current, context))) {
    return failed(call.language, LoginError.WrongPassword, { as: 'oldPassword' });
  }
  const checked = await checkCode(codeTo(kind, subject), code, context);
  if (!checked.right) return wrongCode(context, checked);
  if (!(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  const mail = await mailOf(context, account.id);
  const before = (await store.accounts.identities(account.id)).find((one) => one.kind === kind);
  // Only a reader of this mailbox or phone learns that the address has an account.
  if (!(await store.accounts.setIdentity(account.id, { kind, subject }, now))) {
    return failed(call.language, LoginError.AlreadyLinked);
  }
  if (before && before.subject !== subject) {
    await forgetDevices(context, accounts.keys.subject(kind, before.subject));
  }
  await rememberDevice(context, account.id);
  securityEvent(context, 'address_changed', { account: account.id, method: kind });
  await sendAccountNotice(context, mail, 'address', hiddenAddress({ kind, subject }));
  return { status: true, data: await accountOf(context, account.id) };
}
