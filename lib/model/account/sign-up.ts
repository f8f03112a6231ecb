// The state of a sign-up or sign-in: the current step and the input so far. Its transitions are in
// `transitions.ts`, the order of the steps in `step-order.ts`.
import type { Region } from '../region';
import { rulesOf, type RegionRules } from '../region-rules';
import type { ProviderKind } from './sign-in-kinds';
import type { Failure } from './failure';

export const ActionType = { Login: 'login', SignUp: 'signup' } as const;
export type Action = (typeof ActionType)[keyof typeof ActionType];

/**
 * "Login types: Phone, Email, FaceBook, Apple." Here one is a method as well: "phone default,
 * email, password, facebook, apple"; `password` is e-mail with a password, `reset` e-mail with a
 * code that also sets a new password.
 */
export type Method = 'phone' | 'email' | 'password' | 'reset' | ProviderKind;

export type Place =
  | 'entry'
  | 'consent'
  | 'age'
  | 'underage'
  /** Step 1 and step 2 of the popup. "A third step (value 2) exists but is unused." */
  | 'account'
  | 'code'
  /** On the way to a provider's page. */
  | 'provider'
  | 'closed'
  | 'done';

export type SignUp = {
  region: Region;
  /** Whether the popup is over an entry screen, or alone over whatever was open. */
  start: 'page' | 'popup';
  at: Place;
  action: Action;
  method: Method;
  phone: { code: RegionRules['countryCode']; phone: string };
  email: { email: string };
  password: string;
  /** Terms and privacy: ticked in a box or confirmed on a screen, by region. */
  agreed: boolean;
  /** "The birthday is kept as the pending birthday and submitted with the account." */
  pendingBirthday?: string;
  code: string;
  /** The service's last failure at this step. */
  failure?: Failure;
  /**
   * The request in progress: answers carry the number of the visit to the step that they belong to.
   */
  busy?: 'sending' | 'checking';
  visit: number;
  /** When a new code may be requested, ms; absent: at once. */
  resendAt?: number;
  /** No code is being sent, and none sent before is still valid. */
  unsent?: boolean;
  /** The code has no tries left: further input is not compared with it. */
  usedUp?: boolean;
};

/**
 * A popup alone begins with signing in: from there a reader without an account gets to the earlier
 * steps.
 */
export function newSignUp({
  region,
  start,
  action,
}: Pick<SignUp, 'region' | 'start'> & { action?: Action }): SignUp {
  const { codeMakesAccount, countryCode } = rulesOf(region);
  const usual = codeMakesAccount || start === 'popup' ? ActionType.Login : ActionType.SignUp;
  return {
    region,
    start,
    at: start === 'page' ? 'entry' : 'account',
    action: start === 'page' && action ? action : usual,
    method: 'phone',
    phone: { code: countryCode, phone: '' },
    email: { email: '' },
    password: '',
    agreed: false,
    code: '',
    visit: 0,
  };
}

export const isProvider = (method: Method): method is ProviderKind =>
  method === 'facebook' || method === 'apple' || method === 'work_chat';

/** "Popup visibility" follows from the current step. */
export function popupVisible({ at, start }: SignUp): boolean {
  if (at === 'closed' || at === 'done') return false;
  return start === 'popup' || at === 'account' || at === 'code';
}

/** Whether step 2 asks for a code; otherwise it asks for the password. */
export const asksCode = ({ at, method }: SignUp) => at === 'code' && method !== 'password';
