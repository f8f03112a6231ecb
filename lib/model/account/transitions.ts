// The flow's transitions for each action of the visitor and each answer of the service, without
// network, clock or screen. Protects: no input is lost on the way, and an answer to a step that was
// left changes nothing.
import { isAdult } from './birthday';
import { rulesOf } from '../region-rules';
import type { Failure } from './failure';
import {
  ActionType,
  asksCode,
  popupVisible,
  type Method,
  type Place,
  type SignUp,
} from './sign-up';
import {
  atPassword,
  back,
  enter,
  goTo,
  isOfPassword,
  leave,
  onward,
  refused,
  withCode,
  withoutConsent,
} from './step-order';

/** The ways to sign in with a known address. */
export type ByMail = 'email' | 'password' | 'reset';

/** What a visitor chooses, and where they navigate. */
type Choice =
  | { type: 'toggle' }
  | { type: 'choose'; method: Exclude<Method, 'reset'> }
  | { type: 'agree'; agreed: boolean }
  | { type: 'consent' }
  | { type: 'born'; birthday: string; today: string }
  | { type: 'tab'; method: 'phone' | 'email' }
  | { type: 'next' }
  /** Switches between the password and a code by mail, or to setting a new password. */
  | { type: 'by'; method: ByMail }
  /** The address already has an account: sign in with it instead. */
  | { type: 'sign-in-instead' }
  | { type: 'sign-up-instead' }
  | { type: 'back' }
  | { type: 'close' };

/** What they type. */
type Typed =
  | { type: 'type-phone'; phone: SignUp['phone'] }
  | { type: 'type-email'; email: string }
  | { type: 'type-password'; password: string }
  | { type: 'type-code'; code: string };

/** Requests to the service, and its answers. */
type Answered =
  | { type: 'sending'; resendAt: number }
  | { type: 'sent'; visit: number; resendAt?: number }
  | { type: 'not-sent'; visit: number; failure: Failure; resendAt?: number; unsent?: boolean }
  /** Step 1 checks whether the account exists, step 2 whether code or password are right. */
  | { type: 'checking' }
  | { type: 'failed'; visit: number; failure: Failure }
  /** The check of step 1 has answered that the account exists; nothing else changes. */
  | { type: 'known'; visit: number }
  | { type: 'signed-in'; visit: number }
  | { type: 'refused'; failure: Failure };

export type SignUpAction = Choice | Typed | Answered;

/** Steps at which the service is called. */
const asked: readonly Place[] = ['account', 'code', 'provider'];

/** "In the China region sign-in requires ticking consent to terms and privacy policy." */
export const mayGoOn = ({ region, agreed }: SignUp) => !rulesOf(region).consentBox || agreed;

/** A code entered before the answer to its sending is already being checked. */
const afterSending = ({ busy }: SignUp) => (busy === 'sending' ? undefined : busy);

/** Applies a visitor's choice. */
function chosen(state: SignUp, act: Choice): SignUp {
  const { at } = state;
  switch (act.type) {
    case 'toggle': {
      if (at !== 'entry' || rulesOf(state.region).codeMakesAccount) return state;
      const { Login, SignUp } = ActionType;
      return { ...state, action: state.action === Login ? SignUp : Login };
    }
    case 'choose':
      if (at !== 'entry') return state;
      if (!mayGoOn(state) || (rulesOf(state.region).phoneOnly && act.method !== 'phone'))
        return state;
      return onward({ ...withoutConsent(state), method: act.method });
    case 'agree':
      if (
        !rulesOf(state.region).consentBox ||
        at !== (state.start === 'page' ? 'entry' : 'account')
      )
        return state;
      return { ...state, agreed: act.agreed };
    case 'consent':
      return at === 'consent' ? withCode(onward({ ...state, agreed: true }), state) : state;
    case 'born': {
      if (at !== 'age') return state;
      if (!isAdult(act.birthday, act.today)) {
        return goTo({ ...state, pendingBirthday: undefined }, 'underage');
      }
      const grown = { ...state, pendingBirthday: act.birthday };
      // A code that was waiting for the birthday continues from where it was entered.
      return state.code ? { ...goTo(grown, 'code'), code: state.code } : enter(grown);
    }
    case 'tab':
      if (at !== 'account' || rulesOf(state.region).phoneOnly) return state;
      return { ...state, method: act.method, failure: undefined };
    case 'next': {
      if (at !== 'account' || !mayGoOn(state)) return state;
      const login = state.action === ActionType.Login && state.method === 'email';
      return goTo({ ...state, method: login ? 'password' : state.method }, 'code');
    }
    case 'by':
      if (at !== 'code' || state.action !== ActionType.Login || state.method === 'phone')
        return state;
      return goTo({ ...state, method: act.method, password: '' }, 'code');
    case 'sign-in-instead': {
      if ((at !== 'account' && at !== 'code') || !mayGoOn(state)) return state;
      const login = { ...state, action: ActionType.Login };
      const method: Method = state.method === 'phone' ? 'phone' : 'password';
      return goTo({ ...login, method, password: '' }, 'code');
    }
    case 'sign-up-instead': {
      if ((at !== 'account' && at !== 'code') || !mayGoOn(state)) return state;
      const method: Method = state.method === 'phone' ? 'phone' : 'email';
      const anew = { ...withoutConsent(state), action: ActionType.SignUp, method, password: '' };
      return withCode(onward(anew), state);
    }
    case 'back':
      return back(state);
    case 'close':
      // Over the entry screen, going back closes the popup.
      if (state.start === 'page' && popupVisible(state)) return leave(withoutConsent(state));
      return { ...goTo(state, 'closed'), password: '' };
  }
}

/** Input belongs to the step that asks for it. */
function typed(state: SignUp, act: Typed): SignUp {
  const { at } = state;
  switch (act.type) {
    case 'type-phone':
      return at === 'account' ? { ...state, phone: act.phone, failure: undefined } : state;
    case 'type-email':
      if (at !== 'account') return state;
      return { ...state, email: { email: act.email }, failure: undefined };
    case 'type-password':
      return at === 'account' || at === 'code'
        ? { ...state, password: act.password, failure: undefined }
        : state;
    case 'type-code':
      return asksCode(state) && state.busy !== 'checking'
        ? { ...state, code: act.code, failure: undefined }
        : state;
  }
}

/** Applies requests and answers of the service. */
function answered(state: SignUp, act: Answered): SignUp {
  const { at } = state;
  switch (act.type) {
    case 'sending':
      return asksCode(state)
        ? {
            ...state,
            busy: 'sending',
            resendAt: act.resendAt,
            unsent: undefined,
            failure: undefined,
          }
        : state;
    case 'sent':
      if (!asksCode(state)) return state;
      return {
        ...state,
        busy: afterSending(state),
        resendAt: act.resendAt ?? state.resendAt,
        usedUp: undefined,
      };
    case 'not-sent':
      if (!asksCode(state)) return state;
      if (isOfPassword(state, act.failure)) return atPassword(state, act.failure);
      return {
        ...state,
        busy: afterSending(state),
        resendAt: act.resendAt,
        unsent: act.unsent,
        // A wait before the next code must not block the one sent before.
        failure: act.failure.kind === 'limit' ? undefined : act.failure,
      };
    case 'checking':
      return at === 'code' || at === 'account'
        ? { ...state, busy: 'checking', failure: undefined }
        : state;
    case 'known':
      return { ...state, busy: undefined };
    case 'failed':
      if (at === 'account') return { ...state, busy: undefined, failure: act.failure };
      if (isOfPassword(state, act.failure)) return atPassword(state, act.failure);
      // After a provider's failure the reader is back where it was chosen.
      return refused(at === 'provider' ? { ...state, at: 'entry' } : state, act.failure);
    case 'signed-in':
      if (at === 'account') return state;
      return { ...goTo(state, 'done'), password: '', pendingBirthday: undefined };
    case 'refused':
      // China has no providers, so nobody returns from one.
      return (at === 'provider' || at === 'entry') && mayGoOn(state)
        ? refused({ ...state, at: 'entry' }, act.failure)
        : state;
  }
}

/** An action that does not apply to this step returns the same state. */
export function signUp(state: SignUp, act: SignUpAction): SignUp {
  const { at } = state;
  if (at === 'done') return state;
  // An answer to another visit, or to a step that was left, is ignored.
  if ('visit' in act && (act.visit !== state.visit || !asked.includes(at))) {
    return state;
  }
  switch (act.type) {
    case 'type-phone':
    case 'type-email':
    case 'type-password':
    case 'type-code':
      return typed(state, act);
    case 'sending':
    case 'sent':
    case 'not-sent':
    case 'checking':
    case 'known':
    case 'failed':
    case 'signed-in':
    case 'refused':
      return answered(state, act);
    default:
      return chosen(state, act);
  }
}
