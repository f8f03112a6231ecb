// The last step of every sign-in: a proved identity gets its account, or a new one. Protects: no
// account is made without a birthday at least 18 years ago, whatever the client let through, and
// one identity never makes two accounts.
import { randomInt, randomUUID } from 'node:crypto';
import { standardRegion, type Region } from '@/lib/model/region';
import { rulesOf } from '@/lib/model/region-rules';
import { isAdult, isBirthday, todayAt } from '@/lib/model/account/birthday';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import type { StoredAccount, StoredIdentity } from '../store/contract/account-store';
import { failed } from './answers';
import { isNewDevice } from './known-device';
import { mailOf, sendAccountNotice } from './notices';
import { accountPhrases, filled } from './phrases';
import { securityEvent } from './security-events';
import { beginSession, userInfo } from './sessions';
import { refusedSignUp } from './sign-up-rule';

export type Arrival = StoredIdentity & {
  /** The reader's name at the provider; without it they get a neutral one. */
  name?: string;
  birthday?: string;
  /** Already hashed. */
  password?: string;
};

const regionOf = ({ identity }: Context): Region => identity.login?.region ?? standardRegion;

/** Why this birthday may not have an account, if so. */
export function refusedBirthday(context: Context, birthday: string | undefined) {
  const { call, now } = context;
  const today = todayAt(now, rulesOf(regionOf(context)).timeZone);
  if (!birthday || !isBirthday(birthday, today)) {
    return failed(call.language, LoginError.BirthdayNeeded);
  }
  return isAdult(birthday, today) ? undefined : failed(call.language, LoginError.UnderAge);
}

function neutralName({ call }: Context): string {
  const n = String(randomInt(100_000)).padStart(5, '0');
  return filled(accountPhrases[call.language].reader, { n });
}

/** Makes the account; two requests with the same identity get the same account. */
export async function newAccount(context: Context, arrival: Arrival & { birthday: string }) {
  const { store, now } = context;
  const { kind, subject, name, birthday, password } = arrival;
  const account: StoredAccount = {
    id: randomUUID(),
    name: name?.trim().slice(0, 80) || neutralName(context),
    password,
    birthday,
    region: regionOf(context),
    created_at: now,
  };
  const made = await store.transaction(async () => {
    // An invitation serves once.
    await store.invites.remove(subject);
    return store.accounts.create(account, { kind, subject });
  });
  if (made) securityEvent(context, 'account_created', { account: account.id, method: kind });
  return made ? account : undefined;
}

/** "Registered" as each of the two ways spells it. */
function registeredBy(kind: StoredIdentity['kind']) {
  if (kind === 'phone') return { is_registered: 'true' as const };
  return kind === 'email' ? { is_registered: 1 } : {};
}

/**
 * Signs in and answers with the reader; refuses a banned account, and a password that was changed
 * meanwhile.
 */
export async function welcome(
  context: Context,
  account: StoredAccount,
  {
    kind,
    isNew,
    told = false,
    password,
  }: {
    kind: StoredIdentity['kind'];
    isNew: boolean;
    /** The reader is notified of this sign-in in another way. */
    told?: boolean;
    /** The stored password that the reader's was compared with. */
    password?: string;
  },
) {
  if (account.banned_at !== undefined) {
    securityEvent(context, 'sign_in_refused', { account: account.id, method: kind });
    return failed(context.call.language, LoginError.Banned);
  }
  const unseen = !isNew && !told && (await isNewDevice(context, account.id));
  if (!(await beginSession(context, account, kind, password))) {
    securityEvent(context, 'sign_in_refused', { account: account.id, method: kind });
    return failed(context.call.language, LoginError.WrongPassword);
  }
  if (unseen) await sendAccountNotice(context, await mailOf(context, account.id), 'sign_in');
  const user = await userInfo(context, account, kind);
  return {
    status: true,
    msg: accountPhrases[context.call.language].done,
    user_id: account.id,
    ...registeredBy(kind),
    data: { ...user, is_new: isNew, error_code: 0 },
  };
}

/** Signs in to the account of an identity, or to a new one unless `loginOnly`. */
export async function completeSignIn(
  context: Context,
  arrival: Arrival,
  { loginOnly = false } = {},
) {
  const { store, call } = context;
  const { kind, birthday } = arrival;
  const known = await store.accounts.find(arrival);
  if (known) return welcome(context, known, { kind, isNew: false });
  const barred = await refusedSignUp(context, arrival);
  if (barred) return barred;
  if (loginOnly) return failed(call.language, LoginError.SignUpFirst);
  // A reader who only wanted to sign in was not asked for a birthday: their account does not exist
  // yet.
  if (!birthday) return failed(call.language, LoginError.SignUpFirst);
  const refusal = refusedBirthday(context, birthday);
  if (refusal) return refusal;
  const made = await newAccount(context, { ...arrival, birthday });
  const account = made ?? (await store.accounts.find(arrival));
  if (!account) return failed(call.language, LoginError.FlowExpired);
  return welcome(context, account, { kind, isNew: made !== undefined });
}
