// Signing in with a phone number and a code.
import type { ParsedInput } from '@/lib/contract';
import { readMobile } from '@/lib/model/account/phone';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { failed } from './answers';
import { checkCode, sendCode, wrongCode } from './codes';
import { completeSignIn, refusedBirthday } from './complete-sign-in';
import { refusedSignUp } from './sign-up-rule';
import { rateLimited, networkRateLimits } from './visitor';

/** The one spelling under which a number is kept; undefined when it is none. */
export function numberOf(mobile: string): string | undefined {
  const phone = readMobile(mobile);
  return phone && `${phone.code} ${phone.phone}`;
}

/** One code for signing in and for a new account: which of the two shows when it comes back. */
export async function sendPhoneCode({ mobile }: ParsedInput<'SendPhoneCode'>, context: Context) {
  const address = numberOf(mobile);
  if (!address) return failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' });
  return sendCode({ kind: 'phone', scene: 'phone', address }, context);
}

/** A code that opens nothing, for want of a birthday, stays good. */
export async function smsLogin(input: ParsedInput<'SmsLogin'>, context: Context) {
  const { mobile, code, login_only, birthday } = input;
  const subject = numberOf(mobile);
  if (!subject) return failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' });
  const checked = await checkCode(
    { kind: 'phone', scene: 'phone', address: subject },
    code,
    context,
  );
  if (!checked.right) return wrongCode(context, checked);
  const arrival = { kind: 'phone', subject, birthday } as const;
  // A code that opens nothing is not used up: it still can, with a birthday beside it.
  const known = await context.store.accounts.find(arrival);
  const barred = !known && (await refusedSignUp(context, arrival));
  if (barred) return barred;
  const opens = known || (!login_only && birthday && !refusedBirthday(context, birthday));
  if (opens && !(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  return completeSignIn(context, arrival, { loginOnly: login_only });
}

/**
 * 'true' or 'false' as text, as the specification has it for phones. Counted: it tells who has an
 * account. What is no number is told to be none, as when a code is asked for.
 */
export async function checkMobile({ mobile }: ParsedInput<'CheckMobile'>, context: Context) {
  const subject = numberOf(mobile);
  if (!subject) return failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' });
  await rateLimited(networkRateLimits('lookup', context), context);
  const account = await context.store.accounts.find({ kind: 'phone', subject });
  return { status: true, is_registered: account ? ('true' as const) : ('false' as const) };
}
