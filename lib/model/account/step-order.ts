// The order of the steps: "consent, age gate, account entry, code", and the way back. Protects: no
// account is created without its steps, and leaving a step always cleans it up.
import { ActionType, isProvider, type Place, type SignUp } from './sign-up';
import { rulesOf } from '../region-rules';
import type { Failure, FailureKind } from './failure';

/** "Leaving step 2 resets timer, code and error state"; answers that arrive later are ignored. */
const fresh = (state: SignUp): SignUp => ({
  ...state,
  code: '',
  failure: undefined,
  busy: undefined,
  resendAt: undefined,
  unsent: undefined,
  usedUp: undefined,
  visit: state.visit + 1,
});

/**
 * Goes to a step with a fresh state: a failure, a request in progress and a code belong to the step
 * that was left.
 */
export const goTo = (state: SignUp, at: Place): SignUp => ({ ...fresh(state), at });

/** Leaves the popup: the entry screen, or whatever was open before. "Clears the password." */
export const leave = (state: SignUp): SignUp => ({
  ...goTo(state, state.start === 'page' ? 'entry' : 'closed'),
  password: '',
});

/** The next step of the chosen method once consent and age are settled. */
export function enter(state: SignUp): SignUp {
  return goTo(state, isProvider(state.method) ? 'provider' : 'account');
}

/** The next step before the account: consent on a screen, then the age, then the account. */
export function onward(state: SignUp): SignUp {
  const { action, region, agreed, pendingBirthday } = state;
  if (action === ActionType.Login) return enter(state);
  if (!rulesOf(region).consentBox && !agreed) return goTo(state, 'consent');
  return pendingBirthday === undefined ? goTo(state, 'age') : enter(state);
}

/** One step back, by the arrow or the system's back button. */
export function back(state: SignUp): SignUp {
  const signUp = state.action === ActionType.SignUp;
  switch (state.at) {
    case 'code':
      if (state.method !== 'password' && state.method !== 'reset') return goTo(state, 'account');
      return goTo({ ...state, method: 'email', password: '' }, 'account');
    case 'age':
      // The entered code is waiting for the birthday: go back to where it was entered.
      if (state.code) return goTo({ ...state, action: ActionType.Login }, 'account');
      if (!rulesOf(state.region).consentBox && signUp)
        return goTo({ ...state, agreed: false }, 'consent');
      return leave(state);
    case 'entry':
      return goTo(state, 'closed');
    case 'closed':
    case 'done':
      return state;
    default:
      return leave(withoutConsent(state));
  }
}

/** The consent screen is shown before the popup each time; a region's consent box stays ticked. */
export function withoutConsent(state: SignUp): SignUp {
  return { ...state, agreed: rulesOf(state.region).consentBox && state.agreed };
}

/** Failures that do not mean that the code is wrong. */
const stillGood: readonly FailureKind[] = ['away', 'limit', 'network', 'unknown', 'weak'];

/** A correct code by phone is kept, with its number, while consent and birthday are asked for. */
export function withCode(next: SignUp, { code, method }: SignUp): SignUp {
  const waits = method === 'phone' && (next.at === 'consent' || next.at === 'age');
  return waits ? { ...next, code } : next;
}

/** Whether a new account's password was refused, which is chosen at step 1. */
export const isOfPassword = ({ at, action, method }: SignUp, { kind }: Failure) =>
  kind === 'weak' && at === 'code' && action === ActionType.SignUp && method === 'email';

/** Back to where the password is chosen, with the failure. */
export const atPassword = (state: SignUp, failure: Failure): SignUp => ({
  ...goTo(state, 'account'),
  failure,
});

/** The next step after the service refused: a birthday is missing, or the reader is too young. */
export function refused(state: SignUp, failure: Failure): SignUp {
  if (failure.kind === 'underage') {
    return goTo({ ...state, pendingBirthday: undefined }, 'underage');
  }
  // "In China a code makes the account": a number without an account only lacks its birthday.
  const isNew = failure.kind === 'unknown' && rulesOf(state.region).codeMakesAccount;
  if (failure.kind === 'birthday' || isNew) {
    return withCode(
      onward({ ...state, action: ActionType.SignUp, pendingBirthday: undefined }),
      state,
    );
  }
  return {
    ...state,
    busy: undefined,
    failure,
    usedUp: failure.kind === 'usedUp' || undefined,
    code: stillGood.includes(failure.kind) ? state.code : '',
  };
}
