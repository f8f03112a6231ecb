// The sign-up and sign-in that is under way: the pure flow of `lib/model/account`, and what its
// steps ask of the service. Each answer goes back with the visit that asked, so that one that comes
// late changes nothing.
import { atom } from 'jotai';
import { codeSentAt, forgetCodeSent, noteCodeSent } from '@/lib/browser/codes-sent';
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

/** Undefined while nobody signs in. */
export const signUpAtom = atom<SignUp | undefined>(undefined);

type Beginning = Pick<SignUp, 'start'> & { action?: SignUp['action'] };

/** Begins anew; undefined ends it, and forgets what was typed. */
export const beginSignUpAtom = atom(null, (get, set, options: Beginning | undefined) => {
  set(signUpAtom, options && newSignUp({ region: get(siteAtom).region, ...options }));
});

/** Something happened to the flow. */
export const actAtom = atom(null, (get, set, act: SignUpAction) => {
  const state = get(signUpAtom);
  if (state) set(signUpAtom, signUp(state, act));
});

/** The last code on its way out; it settles once the service has answered, whatever it said. */
const sendingAtom = atom<{ answered?: Promise<unknown> }>({});

/** Where a code goes and for what: the step may be left and come back to while it is good. */
const sentTo = ({ method, action, phone, email }: SignUp) =>
  method === 'phone'
    ? `${phone.code} ${phone.phone}`
    : `${action} ${method} ${emailOf(email.email)}`;

/** "Resend": asks for a code, and counts down from then on. */
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
    // One that could not be delivered takes the place of the one before.
    const lifeMs = asked.method === 'phone' ? phoneCodeMs : emailCodeMs;
    const unsent = failure.kind === 'undelivered' || ageMs >= lifeMs;
    // "The timer stops"; where the service says how long to wait, it counts that.
    return set(actAtom, { type: 'not-sent', visit, failure, resendAt: failure.until, unsent });
  }
  const { resendSeconds } = result;
  noteCodeSent(sentTo(asked), Date.now());
  const resendAt = resendSeconds === undefined ? undefined : Date.now() + resendSeconds * 1_000;
  set(actAtom, { type: 'sent', visit, resendAt });
});

/** Whether the account of step 1 is there already, where that is asked before step 2. */
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

/** The same account signs in instead of up, or the other way, with nothing typed anew. */
export const insteadAtom = atom(null, (_get, set, type: 'sign-in-instead' | 'sign-up-instead') => {
  set(actAtom, { type });
  return set(resendAtom);
});

/** From the password to a code by mail, the other way, or to a new password. */
export const byAtom = atom(null, (_get, set, method: ByMail) => {
  set(actAtom, { type: 'by', method });
  return set(resendAtom);
});

const isFull = ({ method, code, password }: SignUp, lengths: { phone: number; email: number }) => {
  if (method === 'password') return password !== '';
  if (method === 'reset' && !isPassword(password)) return false;
  return code.length === (method === 'phone' ? lengths.phone : lengths.email);
};

/** Whether there is something to check, and nothing else under way. */
export function isCheckable(state: SignUp, lengths: { phone: number; email: number }): boolean {
  return state.at === 'code' && state.busy !== 'checking' && isFull(state, lengths);
}

/** Whether the service wants to be left alone for a while. */
const isBlocked = ({ failure }: SignUp, now: number) =>
  failure?.kind === 'limit' && failure.until !== undefined && failure.until > now;

/** Checks code or password; success signs in. */
export const checkAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(signUpAtom);
  if (!state || isBlocked(state, Date.now())) return;
  if (!isCheckable(state, get(codeLengthsAtom))) return;
  const { visit } = state;
  // Whatever is typed, it is compared with nothing until a new code is there.
  if (state.usedUp) return set(actAtom, { type: 'failed', visit, failure: { kind: 'usedUp' } });
  set(actAtom, { type: 'checking' });
  // The message may be faster than the answer, which alone brings what ties the code to this browser.
  await get(sendingAtom).answered;
  if (get(signUpAtom)?.visit !== visit) return;
  const result = await set(enterAtom, state);
  if (result.status) {
    forgetCodeSent(sentTo(state));
    await set(signedInAtom, result.reader, state.method);
    // Whoever has left the step meanwhile is signed in all the same, and the flow over.
    const { visit: here = visit } = get(signUpAtom) ?? {};
    return set(actAtom, { type: 'signed-in', visit: here });
  }
  const { failure } = result;
  set(actAtom, { type: 'failed', visit, failure });
  // Nothing in passing where the flow has a step of its own for it, or the reader has gone on.
  if (get(signUpAtom)?.visit === visit) set(tellFailureAtom, 'enter', failure);
});

/** A birthday was given: where a code waited for it, that is checked now. */
export const bornAtom = atom(null, (_get, set, birthday: string, today: string) => {
  set(actAtom, { type: 'born', birthday, today });
  return set(checkAtom);
});
