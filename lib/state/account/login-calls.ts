// The calls of the login service, each with one result: the signed-in reader, or why not. "A login
// failure has status false with the service's description as msg; SMS login and e-mail register
// also return the whole error."
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Call } from '@/lib/client/create-client';
import type { Envelope } from '@/lib/contract';
import { isSuccess } from '@/lib/contract/envelope';
import { failureKind, type Failure } from '@/lib/model/account/failure';
import { isMissingPart } from '@/lib/model/wire/chunk-load';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { ActionType, type SignUp } from '@/lib/model/account/sign-up';
import { rulesOf } from '@/lib/model/region-rules';
import { callAtom } from '../page/service';
import type { Reader } from '../page/reader';
import { againAt, isAnswered, toldOf, type Told } from './call-failure';

/** Why a login call failed, and how that is reported. */
export type LoginFailure = Failure & Told;

/** `error`: the service's whole error, where the call passes that on. */
export type Refused = { status: false; msg: string; failure: LoginFailure; error?: unknown };
export type Taken<T> = { status: true } & T;

type LoginAnswer = Envelope & {
  status?: boolean;
  data?: { error_code?: number; description?: string; tries_left?: number } | null;
};

const quiet = { quiet: true } as const;

/** Why an answer is a refusal; undefined when it is a success. */
function refusalOf(answer: LoginAnswer, whole: boolean): Refused | undefined {
  const { status, data, msg, base_resp } = answer;
  const code = data?.error_code || base_resp?.error_code || undefined;
  if (status !== false && code === undefined && answer.code !== undefined && isSuccess(answer)) {
    return undefined;
  }
  // After an HTTP error the client has an empty answer: nothing was checked.
  if (code === undefined && status === undefined && answer.code === undefined) {
    return { status: false, msg: '', failure: { kind: 'away' } };
  }
  const text = data?.description || msg || undefined;
  const usedUp = code === LoginError.WrongCode && data?.tries_left === 0;
  const failure: LoginFailure = { kind: usedUp ? 'usedUp' : failureKind(code), text };
  return { status: false, msg: text ?? '', failure, ...(whole && { error: data }) };
}

/** The result of a call without a meaningful answer. */
function brokenOff(error: unknown, now: number): Refused {
  if (isMissingPart(error)) return { status: false, msg: '', failure: { kind: 'network' } };
  if (!(error instanceof ServiceError)) throw error;
  if (!isAnswered(error)) return { status: false, msg: '', failure: { kind: 'network' } };
  const failure: LoginFailure = {
    kind: failureKind(error.code),
    ...toldOf(error),
    until: againAt(error, now),
  };
  return { status: false, msg: failure.text ?? '', failure };
}

/** Runs one login call; every failure is a result, never an exception. */
export async function settled<A extends LoginAnswer, T>(
  answer: Promise<A>,
  read: (answer: A) => Taken<T> | undefined,
  { whole = false, now = Date.now() }: { whole?: boolean; now?: number } = {},
): Promise<Taken<T> | Refused> {
  try {
    const given = await answer;
    const other: Refused = { status: false, msg: '', failure: { kind: 'other' } };
    return refusalOf(given, whole) ?? read(given) ?? other;
  } catch (error) {
    return brokenOff(error, now);
  }
}

type UserAnswer = LoginAnswer & {
  user_id?: string;
  data?: LoginAnswer['data'] & Partial<Omit<Reader, 'id'>> & { user_id?: string; id?: string };
};

/** "Success when the response has user_id"; some services say `id`. */
function readerOf({ user_id, data }: UserAnswer): Taken<{ reader: Reader }> | undefined {
  const id = user_id || data?.user_id || data?.id;
  if (!id) return undefined;
  const { name, method, methods } = data ?? {};
  return { status: true, reader: { id, name, method, methods } };
}

/** The flow's phone number in wire format; '' where it has none. */
export async function mobileOf({ phone }: SignUp): Promise<string> {
  const rules = await import('@/lib/model/account/phone');
  return rules.mobileOf(phone) ?? '';
}
const emailOf = ({ email }: SignUp) => email.email.trim().toLowerCase();

/** The purpose of a code by mail; the password of a new account has been checked already. */
function sceneOf({ action, method, password }: SignUp) {
  if (method === 'reset') return { scene: 'reset' } as const;
  return action === ActionType.Login
    ? ({ scene: 'login' } as const)
    : ({ scene: 'register', password } as const);
}

/** "Send phone code", or one by mail; returns when the next one may be requested. */
async function sendCode(call: Call, state: SignUp) {
  const read = ({ data }: { data?: { resend_after_seconds?: number } }) => ({
    status: true as const,
    resendSeconds: data?.resend_after_seconds,
  });
  if (state.method === 'phone') {
    const mobile = await mobileOf(state);
    return settled(call('SendPhoneCode', { mobile }, quiet), read);
  }
  const input = { email: emailOf(state), ...sceneOf(state) };
  return settled(call('SendEmailCode', input, quiet), read);
}

/** Checks the code or password: signs in, and creates the account of a sign-up. */
async function enter(call: Call, state: SignUp) {
  const { region, method, action, code, password, pendingBirthday: birthday } = state;
  const login = action === ActionType.Login;
  if (method === 'phone') {
    const mobile = await mobileOf(state);
    // "login_only flag (non-China only)": in China a code also creates the account.
    const login_only = rulesOf(region).codeMakesAccount ? undefined : login;
    const input = { mobile, code, login_only, birthday };
    return settled(call('SmsLogin', input, quiet), readerOf, { whole: true });
  }
  const email = emailOf(state);
  if (method === 'password')
    return settled(call('EmailLogin', { email, password }, quiet), readerOf);
  if (method === 'reset') {
    return settled(call('ResetPassword', { email, code, password }, quiet), readerOf);
  }
  if (login) return settled(call('EmailCodeLogin', { email, code }, quiet), readerOf);
  const input = { email, code, password, ifLogin: true, birthday };
  return settled(call('EmailRegister', input, quiet), readerOf, { whole: true });
}

/** "Registered means is_registered equals 'true' (phone) or 1 (email)." */
async function isRegistered(call: Call, state: SignUp) {
  if (state.method === 'phone') {
    const mobile = await mobileOf(state);
    return settled(call('CheckMobile', { mobile }, quiet), ({ is_registered }) => ({
      status: true,
      registered: is_registered === 'true',
    }));
  }
  return settled(call('CheckEmail', { email: emailOf(state) }, quiet), ({ is_registered }) => ({
    status: true,
    registered: is_registered === 1,
  }));
}

export const sendCodeAtom = atom(null, (_get, set, state: SignUp) =>
  sendCode(set(callAtom), state).catch((error: unknown) => brokenOff(error, Date.now())),
);
export const enterAtom = atom(null, (_get, set, state: SignUp) =>
  enter(set(callAtom), state).catch((error: unknown) => brokenOff(error, Date.now())),
);
export const isRegisteredAtom = atom(null, (_get, set, state: SignUp) =>
  isRegistered(set(callAtom), state).catch((error: unknown) => brokenOff(error, Date.now())),
);
