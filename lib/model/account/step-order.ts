// Which step follows which: "consent, age gate, account entry, code", and the way back. Protects:
// no account without its steps, and the ends that every step has.
import { ActionType, isProvider, type Place, type SignUp } from './sign-up';
import { rulesOf } from '../region-rules';
import type { Failure, FailureKind } from './failure';

/** "Leaving step 2 resets timer, code and error state"; answers that come later are nobody's. */
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

/** Anew at a place: what failed or is under way, and a code, are of the step that was left. */
export const goTo = (state: SignUp, at: Place): SignUp => ({ ...fresh(state), at });

/** Leaves the popup: the entry screen, or whatever was open before. "Clears the password." */
export const leave = (state: SignUp): SignUp => ({
  ...goTo(state, state.start === 'page' ? 'entry' : 'closed'),
  password: '',
});

/** Where the chosen method leads when consent and age are settled. */
export function enter(state: SignUp): SignUp {
  return goTo(state, isProvider(state.method) ? 'provider' : 'account');
}

/** What an account of this action needs next: consent on a screen, then the age, then the account. */
export function onward(state: SignUp): SignUp {
  const { action, region, agreed, pendingBirthday } = state;
  if (action === ActionType.Login) return enter(state);
  if (!rulesOf(region).consentBox && !agreed) return goTo(state, 'consent');
  return pendingBirthday === undefined ? goTo(state, 'age') : enter(state);
}

/** One step back, as the arrow and the system do it. */
export function back(state: SignUp): SignUp {
  const signUp = state.action === ActionType.SignUp;
  switch (state.at) {
    case 'code':
      if (state.method !== 'password' && state.method !== 'reset') return goTo(state, 'account');
      return goTo({ ...state, method: 'email', password: '' }, 'account');
    case 'age':
      // The code that was given waits for the birthday: back to where it came from.
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

/** The consent screen comes before the popup each time; the box, where a region has one, stays ticked. */
export function withoutConsent(state: SignUp): SignUp {
  return { ...state, agreed: rulesOf(state.region).consentBox && state.agreed };
}

/** Failures that say nothing against the code. */
const stillGood: readonly FailureKind[] = ['away', 'limit', 'network', 'unknown', 'weak'];

/** A code that was right stays with its number while consent and birthday are asked for. */
export function withCode(next: SignUp, { code, method }: SignUp): SignUp {
  const waits = method === 'phone' && (next.at === 'consent' || next.at === 'age');
  return waits ? { ...next, code } : next;
}

/** Whether it is the password of a new account that was refused, which is chosen at step 1. */
export const isOfPassword = ({ at, action, method }: SignUp, { kind }: Failure) =>
  kind === 'weak' && at === 'code' && action === ActionType.SignUp && method === 'email';

/** Back where the password is chosen, with what was said of it. */
export const atPassword = (state: SignUp, failure: Failure): SignUp => ({
  ...goTo(state, 'account'),
  failure,
});

/** What the service's no means for the way: a birthday is missing, or too young. */
export function refused(state: SignUp, failure: Failure): SignUp {
  if (failure.kind === 'underage') {
    return goTo({ ...state, pendingBirthday: undefined }, 'underage');
  }
  // "In China a code makes the account": a number without one only lacks its birthday.
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
