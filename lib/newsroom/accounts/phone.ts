// Sign-in with a phone number and a code.
import type { ParsedInput } from '@/lib/contract';
import { readMobile } from '@/lib/model/account/phone';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { failed } from './answers';
import { checkCode, sendCode, wrongCode } from './codes';
import { completeSignIn, refusedBirthday } from './complete-sign-in';
import { refusedSignUp } from './sign-up-rule';
import { rateLimited, networkRateLimits } from './visitor';

/** The normalized form in which a number is stored; undefined for anything that is no number. */
export function numberOf(mobile: string): string | undefined {
  const phone = readMobile(mobile);
  return phone && `${phone.code} ${phone.phone}`;
}

/**
 * One code serves both sign-in and sign-up; which of the two it is shows when the code comes back.
 */
export async function sendPhoneCode({ mobile }: ParsedInput<'SendPhoneCode'>, context: Context) {
  const address = numberOf(mobile);
  if (!address) return failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' });
  return sendCode({ kind: 'phone', scene: 'phone', address }, context);
}

/** A code stays valid when the sign-in fails for lack of a birthday. */
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
  // Don't use the code up when it opens nothing: it can be sent again with a birthday.
  const known = await context.store.accounts.find(arrival);
  const barred = !known && (await refusedSignUp(context, arrival));
  if (barred) return barred;
  const opens = known || (!login_only && birthday && !refusedBirthday(context, birthday));
  if (opens && !(await checked.consume())) return wrongCode(context, { triesLeft: undefined });
  return completeSignIn(context, arrival, { loginOnly: login_only });
}

/**
 * 'true' or 'false' as text, as the specification has it for phones. Rate-limited, since it reveals
 * who has an account. Fails for a malformed number, as a request for a code does.
 */
export async function checkMobile({ mobile }: ParsedInput<'CheckMobile'>, context: Context) {
  const subject = numberOf(mobile);
  if (!subject) return failed(context.call.language, LoginError.BadAddress, { as: 'badPhone' });
  await rateLimited(networkRateLimits('lookup', context), context);
  const account = await context.store.accounts.find({ kind: 'phone', subject });
  return { status: true, is_registered: account ? ('true' as const) : ('false' as const) };
}
