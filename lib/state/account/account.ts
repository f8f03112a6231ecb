// The sign-up or sign-in in progress: the pure flow of `lib/model/account`, and the calls that its
// steps make. Each answer carries the visit that requested it, so that a late answer changes
// nothing.
import { atom } from 'jotai';
import { codeSentAt, forgetCodeSent, noteCodeSent } from '@/lib/browser/account/codes-sent';
import { asksCode, ActionType, newSignUp, type SignUp } from '@/lib/model/account/sign-up';
import { signUp, type SignUpAction, type ByMail } from '@/lib/model/account/transitions';
import { emailOf } from '@/lib/model/account/email';
import { isPassword } from '@/lib/model/account/password';
import { emailCodeMs, phoneCodeMs, resendMs } from '@/lib/model/limits/account';
import { tellFailureAtom } from './account-notices';
import { siteAtom } from '../page/deployment';
import { enterAtom, isRegisteredAtom, sendCodeAtom } from './login-calls';
import { codeLengthsAtom } from './login-methods';
import { askAtom } from '../page/popups';
import { signedInAtom } from './signed-in';

/** Undefined while no sign-in is in progress. */
export const signUpAtom = atom<SignUp | undefined>(undefined);

type Beginning = Pick<SignUp, 'start'> & { action?: SignUp['action'] };

/** Starts over; undefined ends the flow, and forgets what was typed. */
export const beginSignUpAtom = atom(null, (get, set, options: Beginning | undefined) => {
  set(signUpAtom, options && newSignUp({ region: get(siteAtom).region, ...options }));
});

/** Applies an action to the flow. */
export const actAtom = atom(null, (get, set, act: SignUpAction) => {
  const state = get(signUpAtom);
  if (state) set(signUpAtom, signUp(state, act));
});

/**
 * The last code being sent; the promise settles once the service has answered, whatever the
 * outcome.
 */
const sendingAtom = atom<{ answered?: Promise<unknown> }>({});

/**
 * Identifies where a code goes and for what: the reader may leave the step and return to it while
 * the code is valid.
 */
const sentTo = ({ method, action, phone, email }: SignUp) =>
  method === 'phone'
    ? `${phone.code} ${phone.phone}`
    : `${action} ${method} ${emailOf(email.email)}`;

/** "Resend": requests a code, and counts down from then on. */
export const resendAtom = atom(null, async (get, set): Promise<void> => {
  const asked = get(signUpAtom);
  if (!asked || !asksCode(asked) || asked.busy) return;
  const { visit } = asked;
  set(actAtom, { type: 'sending', resendAt: Date.now() + resendMs });
  const answer = set(sendCodeAtom, asked);
  set(sendingAtom, { answered: answer });
  const result = await answer;
  if (!result.status) {
    const { failure } = result;
    const ageMs = Date.now() - (codeSentAt(sentTo(asked)) ?? Number.NEGATIVE_INFINITY);
    const told = failure.kind !== 'limit' || ageMs >= resendMs;
    if (told && get(signUpAtom)?.visit === visit) set(tellFailureAtom, 'send', failure);
    // An undelivered code replaces the previous one.
    const lifeMs = asked.method === 'phone' ? phoneCodeMs : emailCodeMs;
    const unsent = failure.kind === 'undelivered' || ageMs >= lifeMs;
    // "The timer stops"; where the service says how long to wait, the timer counts that.
    return set(actAtom, { type: 'not-sent', visit, failure, resendAt: failure.until, unsent });
  }
  const { resendSeconds } = result;
  noteCodeSent(sentTo(asked), Date.now());
  const resendAt = resendSeconds === undefined ? undefined : Date.now() + resendSeconds * 1_000;
  set(actAtom, { type: 'sent', visit, resendAt });
});

/** Whether the account of step 1 exists, where that is checked before step 2. */
const foundAtom = atom(null, async (get, set, state: SignUp): Promise<boolean | 'failed'> => {
  const { visit } = state;
  set(actAtom, { type: 'checking' });
  const result = await set(isRegisteredAtom, state);
  if (get(signUpAtom)?.visit !== visit) return 'failed';
  if (result.status) {
    set(actAtom, { type: 'known', visit });
    return result.registered;
  }
  set(tellFailureAtom, 'enter', result.failure);
  set(actAtom, { type: 'failed', visit, failure: result.failure });
  return 'failed';
});

/** From step 1 to step 2. "In the Philippines build, before step 2 the account is checked." */
export const nextAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(signUpAtom);
  if (!state || state.busy) return;
  if (get(siteAtom).philippines && state.action === ActionType.SignUp) {
    const found = await set(foundAtom, state);
    if (found === 'failed') return;
    if (found) {
      if ((await set(askAtom)({ kind: 'registered' })) !== true) return;
      set(actAtom, { type: 'sign-in-instead' });
      return set(resendAtom);
    }
  }
  set(actAtom, { type: 'next' });
  return set(resendAtom);
});

/**
 * Signs in with the same account instead of signing up, or the reverse, without typing anything
 * again.
 */
export const insteadAtom = atom(null, (_get, set, type: 'sign-in-instead' | 'sign-up-instead') => {
  set(actAtom, { type });
  return set(resendAtom);
});

/** Switches between the password and a code by mail, or to setting a new password. */
export const byAtom = atom(null, (_get, set, method: ByMail) => {
  set(actAtom, { type: 'by', method });
  return set(resendAtom);
});

const isFull = ({ method, code, password }: SignUp, lengths: { phone: number; email: number }) => {
  if (method === 'password') return password !== '';
  if (method === 'reset' && !isPassword(password)) return false;
  return code.length === (method === 'phone' ? lengths.phone : lengths.email);
};

/** Whether there is complete input to check, and no check in progress. */
export function isCheckable(state: SignUp, lengths: { phone: number; email: number }): boolean {
  return state.at === 'code' && state.busy !== 'checking' && isFull(state, lengths);
}

/** Whether the service asked us to wait before the next try. */
const isBlocked = ({ failure }: SignUp, now: number) =>
  failure?.kind === 'limit' && failure.until !== undefined && failure.until > now;

/** Checks code or password; success signs in. */
export const checkAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(signUpAtom);
  if (!state || isBlocked(state, Date.now())) return;
  if (!isCheckable(state, get(codeLengthsAtom))) return;
  const { visit } = state;
  // After too many tries nothing is compared until a new code has been sent.
  if (state.usedUp) return set(actAtom, { type: 'failed', visit, failure: { kind: 'usedUp' } });
  set(actAtom, { type: 'checking' });
  // The message may arrive before the answer, and only the answer ties the code to this browser.
  await get(sendingAtom).answered;
  if (get(signUpAtom)?.visit !== visit) return;
  const result = await set(enterAtom, state);
  if (result.status) {
    forgetCodeSent(sentTo(state));
    await set(signedInAtom, result.reader, state.method);
    // A reader who has left the step meanwhile is signed in anyway, and the flow is over.
    const { visit: here = visit } = get(signUpAtom) ?? {};
    return set(actAtom, { type: 'signed-in', visit: here });
  }
  const { failure } = result;
  set(actAtom, { type: 'failed', visit, failure });
  // No toast where the flow has a step of its own for the failure, or the reader has moved on.
  if (get(signUpAtom)?.visit === visit) set(tellFailureAtom, 'enter', failure);
});

/** A birthday was entered: a code that was waiting for it is checked now. */
export const bornAtom = atom(null, (_get, set, birthday: string, today: string) => {
  set(actAtom, { type: 'born', birthday, today });
  return set(checkAtom);
});
