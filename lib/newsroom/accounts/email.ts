// Sign-in by email address: with a password, with a code, as a new account, or with a reset
// password.
import type { ParsedInput } from '@/lib/contract';
import { emailOf, isEmail } from '@/lib/model/account/email';
import { isPassword } from '@/lib/model/account/password';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { failed, tooOften } from './answers';
import { checkCode, sendCode, wrongCode } from './codes';
import { countedAs } from './known-device';
import { isCommonPassword } from './common-passwords';
import { completeSignIn, newAccount, refusedBirthday, welcome } from './complete-sign-in';
import { sendAccountNotice } from './notices';
import { securityEvent } from './security-events';
import { refusedSignUp, refusedToAll } from './sign-up-rule';
import { rateLimited, isPhoneOnly, networkRateLimits } from './visitor';

/** Why this address cannot be used here, if so. */
export function refusedEmail(email: string, context: Context) {
  const { language } = context.call;
  if (isPhoneOnly(context)) return failed(language, LoginError.NotAvailable);
  if (isEmail(emailOf(email))) return undefined;
  return failed(language, LoginError.BadAddress, { as: 'badEmail' });
}

/** Why a password may not be chosen, if so. */
export function refusedPassword(password: string, email: string, { call }: Context) {
  if (!isPassword(password)) return failed(call.language, LoginError.WeakPassword);
  if (!isCommonPassword(password, [email])) return undefined;
  return failed(call.language, LoginError.WeakPassword, { as: 'commonPassword' });
}

/**
 * Refuses early what the later step would refuse as well, so that nobody waits for a code in vain.
 */
export async function sendEmailCode(input: ParsedInput<'SendEmailCode'>, context: Context) {
  const { email, password, scene } = input;
  const chosen = scene === 'login' ? undefined : password;
  const refusal =
    refusedEmail(email, context) ??
    (chosen === undefined ? undefined : refusedPassword(chosen, email, context)) ??
    (scene === 'register' ? await refusedToAll(context) : undefined);
  return refusal ?? sendCode({ kind: 'email', scene, address: emailOf(email) }, context);
}

/** Asks for the code before it reveals that an address has an account. */
export async function emailRegister(input: ParsedInput<'EmailRegister'>, context: Context) {
  const { email, code, password, ifLogin, birthday } = input;
  const { store, call } = context;
  const refusal =
    refusedEmail(email, context) ??
    refusedPassword(password, email, context) ??
    refusedBirthday(context, birthday) ??
    (await refusedToAll(context));
  // For the compiler only: without a birthday there was a refusal already.
  if (refusal || !birthday) return refusal ?? failed(call.language, LoginError.BirthdayNeeded);
  const subject = emailOf(email);
  const to = { kind: 'email', scene: 'register', address: subject } as const;
  const checked = await checkCode(to, code, context);
  if (!checked.right) return wrongCode(context, checked);
  if (!(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  const linked = () => failed(call.language, LoginError.AlreadyLinked);
  // Only a reader of this mailbox learns that the address has an account.
  if (await store.accounts.find({ kind: 'email', subject })) return linked();
  const barred = await refusedSignUp(context, { kind: 'email', subject });
  if (barred) return barred;
  const hashed = await context.accounts.passwords.hash(password);
  const arrival = { kind: 'email', subject, birthday, password: hashed } as const;
  const account = await newAccount(context, arrival);
  if (!account) return linked();
  if (!ifLogin) return { status: true, user_id: account.id, data: { is_new: true, error_code: 0 } };
  return welcome(context, account, { kind: 'email', isNew: true });
}

/** Counts before it compares; an unknown address and a wrong password get the same answer. */
export async function emailLogin({ email, password }: ParsedInput<'EmailLogin'>, context: Context) {
  const { store, now, call } = context;
  const refusal = refusedEmail(email, context);
  if (refusal) return refusal;
  await rateLimited(networkRateLimits('check', context), context);
  const address = emailOf(email);
  const [subject] = await countedAs('email', address, context);
  const closedUntil = await store.accounts.failures.begin(subject, now);
  if (closedUntil > 0) {
    securityEvent(context, 'locked_out', { address: subject, method: 'email' });
    throw tooOften(call.language, Math.ceil((closedUntil - now) / 1000));
  }
  const account = await store.accounts.find({ kind: 'email', subject: address });
  const isRight = await context.accounts.passwords.isRight(password, account?.password);
  if (!isRight || !account) {
    securityEvent(context, 'sign_in_refused', { address: subject, method: 'email' });
    return failed(call.language, LoginError.WrongPassword);
  }
  await store.accounts.failures.forgive(subject);
  const { password: compared } = account;
  return welcome(context, account, { kind: 'email', isNew: false, password: compared });
}

/** Makes no account: an address without one is asked to sign up. */
export async function emailCodeLogin(input: ParsedInput<'EmailCodeLogin'>, context: Context) {
  const { email, code } = input;
  const refusal = refusedEmail(email, context);
  if (refusal) return refusal;
  const subject = emailOf(email);
  const to = { kind: 'email', scene: 'login', address: subject } as const;
  const checked = await checkCode(to, code, context);
  if (!checked.right) return wrongCode(context, checked);
  if (!(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  return completeSignIn(context, { kind: 'email', subject }, { loginOnly: true });
}

/** Signs in here and ends every other session of the account. */
export async function resetPassword(input: ParsedInput<'ResetPassword'>, context: Context) {
  const { email, code, password } = input;
  const { store, call } = context;
  const refusal = refusedEmail(email, context) ?? refusedPassword(password, email, context);
  if (refusal) return refusal;
  const subject = emailOf(email);
  const to = { kind: 'email', scene: 'reset', address: subject } as const;
  const checked = await checkCode(to, code, context);
  if (!checked.right) return wrongCode(context, checked);
  if (!(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  const account = await store.accounts.find({ kind: 'email', subject });
  if (!account) return failed(call.language, LoginError.SignUpFirst);
  const hashed = await context.accounts.passwords.hash(password);
  await store.transaction(async () => {
    await store.accounts.setPassword(account.id, hashed);
    // Sign out everyone who knew the old password, on every device.
    await store.accounts.sessions.endAll(account.id);
  });
  securityEvent(context, 'password_reset', { account: account.id });
  await sendAccountNotice(context, subject, 'password');
  return welcome(context, account, { kind: 'email', isNew: false, told: true });
}

/**
 * Answers 1 or 0, as the specification has it for e-mail. Rate-limited, since it reveals who has an
 * account. Fails where email sign-in is not offered, and for a malformed address.
 */
export async function checkEmail({ email }: ParsedInput<'CheckEmail'>, context: Context) {
  const refusal = refusedEmail(email, context);
  if (refusal) return refusal;
  await rateLimited(networkRateLimits('lookup', context), context);
  const subject = emailOf(email);
  const account = await context.store.accounts.find({ kind: 'email', subject });
  return { status: true, is_registered: account ? 1 : 0 };
}
