import type { FailureKind } from '@/lib/model/account/failure';
import {
  ActionType,
  asksCode,
  isProvider,
  newSignUp,
  popupVisible,
  type Method,
  type Place,
  type SignUp,
} from '@/lib/model/account/sign-up';
import { signUp, type SignUpAction } from '@/lib/model/account/transitions';

const { Login, SignUp: New } = ActionType;
const today = '2026-11-21';
const birthday = '1990-05-17';
const born: SignUpAction = { type: 'born', birthday, today };

/** What a step leaves behind unless it is cleared. */
const leftovers = {
  code: '12',
  failure: { kind: 'wrong' },
  busy: 'checking',
  resendAt: 9,
  unsent: true,
  usedUp: true,
  visit: 3,
} as const;
const cleared = {
  code: '',
  failure: undefined,
  busy: undefined,
  resendAt: undefined,
  unsent: undefined,
  usedUp: undefined,
  visit: 4,
};

const on = (at: Place, more: Partial<SignUp> = {}): SignUp => ({
  ...newSignUp({ region: 'sg', start: 'page' }),
  ...leftovers,
  at,
  ...more,
});
const inChina = (at: Place, more: Partial<SignUp> = {}) =>
  on(at, { region: 'cn', action: Login, ...more });
const popup = { start: 'popup' } as const;
const typed = { password: 'secret1' };

describe('what is chosen at a step', () => {
  const rows: [string, SignUp, SignUpAction, Partial<SignUp>][] = [
    [
      'switching to signing in',
      on('entry', { action: New }),
      { type: 'toggle' },
      { action: Login, at: 'entry' },
    ],
    ['and back', on('entry', { action: Login }), { type: 'toggle' }, { action: New }],
    [
      'a provider, to sign in',
      on('entry', { action: Login }),
      { type: 'choose', method: 'facebook' },
      { at: 'provider', method: 'facebook', ...cleared },
    ],
    [
      'an address, to sign in',
      on('entry', { action: Login }),
      { type: 'choose', method: 'email' },
      { at: 'account', method: 'email', ...cleared },
    ],
    [
      'a method for a new account asks for consent anew',
      on('entry', { agreed: true, pendingBirthday: birthday }),
      { type: 'choose', method: 'apple' },
      { at: 'consent', method: 'apple', agreed: false, ...cleared },
    ],
    [
      'a number in China keeps the ticked box',
      inChina('entry', { agreed: true, action: New }),
      { type: 'choose', method: 'phone' },
      { at: 'age', agreed: true },
    ],
    [
      'the box over an entry screen',
      inChina('entry'),
      { type: 'agree', agreed: true },
      { at: 'entry', agreed: true },
    ],
    [
      'the box in a popup',
      inChina('account', { ...popup, agreed: true }),
      { type: 'agree', agreed: false },
      { at: 'account', agreed: false },
    ],
    [
      'consent, before the age',
      on('consent', { method: 'email' }),
      { type: 'consent' },
      { at: 'age', agreed: true, ...cleared },
    ],
    [
      'consent, with the age known',
      on('consent', { method: 'email', pendingBirthday: birthday }),
      { type: 'consent' },
      { at: 'account', agreed: true, ...cleared },
    ],
    [
      'consent keeps a code that waits for it',
      on('consent'),
      { type: 'consent' },
      { at: 'age', ...cleared, code: '12' },
    ],
    [
      'an age over 18',
      on('age', { code: '' }),
      born,
      { at: 'account', pendingBirthday: birthday, ...cleared },
    ],
    [
      'one on the way to a provider',
      on('age', { code: '', method: 'work_chat' }),
      born,
      { at: 'provider' },
    ],
    [
      'one that a code waits for',
      on('age'),
      born,
      { at: 'code', pendingBirthday: birthday, ...cleared, code: '12' },
    ],
    [
      'one under 18',
      on('age', { pendingBirthday: birthday }),
      { ...born, birthday: '2010-01-01' },
      { at: 'underage', pendingBirthday: undefined, ...cleared },
    ],
    [
      'the other tab keeps what was typed',
      on('account', typed),
      { type: 'tab', method: 'email' },
      { at: 'account', method: 'email', failure: undefined, ...typed },
    ],
    [
      'going on with an address, to sign in',
      on('account', { action: Login, method: 'email' }),
      { type: 'next' },
      { at: 'code', method: 'password', ...cleared },
    ],
    [
      'going on with an address, for a new account',
      on('account', { method: 'email' }),
      { type: 'next' },
      { at: 'code', method: 'email', ...cleared },
    ],
    [
      'going on with a number, to sign in',
      on('account', { action: Login }),
      { type: 'next' },
      { at: 'code', method: 'phone', ...cleared },
    ],
    [
      'a code by mail in the place of the password',
      on('code', { action: Login, method: 'password', ...typed }),
      { type: 'by', method: 'email' },
      { at: 'code', method: 'email', password: '', ...cleared },
    ],
    [
      'signing in with an address that has an account',
      on('account', { method: 'email', ...typed }),
      { type: 'sign-in-instead' },
      { at: 'code', action: Login, method: 'password', password: '', ...cleared },
    ],
    [
      'signing in with a number that has one',
      on('code'),
      { type: 'sign-in-instead' },
      { at: 'code', action: Login, method: 'phone', ...cleared },
    ],
    [
      'signing up with an address that has none',
      on('code', { action: Login, method: 'password', agreed: true, ...typed }),
      { type: 'sign-up-instead' },
      { at: 'consent', action: New, method: 'email', agreed: false, password: '', ...cleared },
    ],
    [
      'signing up with a number that has none keeps its code',
      on('code', { action: Login }),
      { type: 'sign-up-instead' },
      { at: 'consent', action: New, method: 'phone', ...cleared, code: '12' },
    ],
    [
      'the same at step 1',
      on('account', { action: Login, method: 'email' }),
      { type: 'sign-up-instead' },
      { at: 'consent', action: New, method: 'email', ...cleared },
    ],
  ];
  it.each(rows)('%s', (_, before, act, after) => {
    expect(signUp(before, act)).toMatchObject(after);
  });
});

describe('going back', () => {
  const rows: [string, SignUp, Partial<SignUp>][] = [
    ['from a code', on('code', typed), { at: 'account', method: 'phone', ...typed, ...cleared }],
    [
      'from a code by mail',
      on('code', { method: 'email', ...typed }),
      { at: 'account', method: 'email', ...typed },
    ],
    [
      'from a password',
      on('code', { method: 'password', ...typed }),
      { at: 'account', method: 'email', password: '', ...cleared },
    ],
    [
      'from a new password',
      on('code', { method: 'reset', ...typed }),
      { at: 'account', method: 'email', password: '' },
    ],
    [
      'from the age to the code that waits for it',
      on('age', { agreed: true }),
      { at: 'account', action: Login, agreed: true },
    ],
    [
      'from the age to consent',
      on('age', { code: '', agreed: true }),
      { at: 'consent', agreed: false, ...cleared },
    ],
    [
      'from the age where nothing was to be agreed to',
      on('age', { code: '', action: Login, ...typed }),
      { at: 'entry', password: '', ...cleared },
    ],
    [
      'from the age in China',
      inChina('age', { code: '', action: New, agreed: true }),
      { at: 'entry', agreed: true },
    ],
    ['from the entry screen', on('entry'), { at: 'closed', ...cleared }],
    [
      'from step 1',
      on('account', { agreed: true, ...typed }),
      { at: 'entry', agreed: false, password: '', ...cleared },
    ],
    [
      'from step 1 of a popup',
      on('account', { ...popup, ...typed }),
      { at: 'closed', password: '' },
    ],
    ['from step 1 in China', inChina('account', { agreed: true }), { at: 'entry', agreed: true }],
    ['from consent', on('consent', { agreed: true }), { at: 'entry', agreed: false }],
    ['from the way to a provider', on('provider'), { at: 'entry', ...cleared }],
    ['from being too young', on('underage'), { at: 'entry' }],
  ];
  it.each(rows)('%s', (_, before, after) => {
    expect(signUp(before, { type: 'back' })).toMatchObject(after);
  });
});

it.each([
  ['a popup over an entry screen', on('account', { agreed: true, ...typed }), 'entry'],
  ['the entry screen', on('entry', typed), 'closed'],
  ['a step that is a page', on('consent', typed), 'closed'],
  ['a popup alone', on('code', { ...popup, ...typed }), 'closed'],
])('closing %s discards the password', (_, before, at) => {
  expect(signUp(before, { type: 'close' })).toMatchObject({ at, password: '', ...cleared });
});

it('closing a popup asks for consent anew, but in China', () => {
  const close = { type: 'close' } as const;
  expect(signUp(on('account', { agreed: true }), close).agreed).toBe(false);
  expect(signUp(inChina('account', { agreed: true }), close).agreed).toBe(true);
});

describe('what is typed', () => {
  const phone = { code: '+86', phone: '138' } as const;
  const free = on('code', { busy: undefined });
  it.each<[string, SignUp, SignUpAction, Partial<SignUp>]>([
    ['a number', on('account'), { type: 'type-phone', phone }, { phone }],
    [
      'an address',
      on('account'),
      { type: 'type-email', email: 'a@b' },
      { email: { email: 'a@b' } },
    ],
    ['a password', on('account'), { type: 'type-password', password: 'x' }, { password: 'x' }],
    ['one at step 2', on('code'), { type: 'type-password', password: 'x' }, { password: 'x' }],
    ['a code', free, { type: 'type-code', code: '3' }, { code: '3' }],
  ])('is kept and ends the failure: %s', (_, before, act, after) => {
    expect(signUp(before, act)).toEqual({ ...before, ...after, failure: undefined });
  });
});

describe('requests and answers', () => {
  const visit = 3;
  const away = { kind: 'away' } as const;
  const weak = { kind: 'weak' } as const;
  const rows: [string, SignUp, SignUpAction, Partial<SignUp>][] = [
    [
      'a code is being sent',
      on('code'),
      { type: 'sending', resendAt: 60 },
      { busy: 'sending', resendAt: 60, unsent: undefined, failure: undefined, code: '12' },
    ],
    [
      'it is sent',
      on('code', { busy: 'sending' }),
      { type: 'sent', visit, resendAt: 60 },
      { busy: undefined, resendAt: 60, usedUp: undefined, code: '12' },
    ],
    [
      'it is sent, while the code is checked that came faster',
      on('code'),
      { type: 'sent', visit },
      { busy: 'checking', resendAt: 9 },
    ],
    [
      'it is not sent',
      on('code', { busy: 'sending' }),
      { type: 'not-sent', visit, failure: away, unsent: true },
      { busy: undefined, resendAt: undefined, unsent: true, failure: away, code: '12' },
    ],
    [
      'a wait before the next one does not block the one before',
      on('code', { busy: 'sending' }),
      { type: 'not-sent', visit, failure: { kind: 'limit' }, resendAt: 70 },
      { resendAt: 70, unsent: undefined, failure: undefined },
    ],
    [
      'it is not sent, for the password of a new account',
      on('code', { method: 'email', ...typed }),
      { type: 'not-sent', visit, failure: weak },
      { at: 'account', ...cleared, failure: weak, ...typed },
    ],
    [
      'a check begins',
      on('code', { busy: undefined }),
      { type: 'checking' },
      { busy: 'checking', failure: undefined },
    ],
    [
      'so at step 1',
      on('account', { busy: undefined }),
      { type: 'checking' },
      { busy: 'checking', failure: undefined },
    ],
    [
      'an account is known',
      on('account'),
      { type: 'known', visit },
      { at: 'account', busy: undefined },
    ],
    [
      'step 1 fails',
      on('account'),
      { type: 'failed', visit, failure: { kind: 'linked' } },
      { at: 'account', busy: undefined, failure: { kind: 'linked' }, code: '12' },
    ],
    [
      'a new password is refused',
      on('code', { method: 'email' }),
      { type: 'failed', visit, failure: weak },
      { at: 'account', ...cleared, failure: weak },
    ],
    [
      'what else step 2 is told of a new account, stays there',
      on('code', { method: 'email', action: Login }),
      { type: 'failed', visit, failure: weak },
      { at: 'code', failure: weak },
    ],
    [
      'so is one that is set anew, at its step',
      on('code', { method: 'reset', action: Login }),
      { type: 'failed', visit, failure: weak },
      { at: 'code', failure: weak, code: '12' },
    ],
    [
      'an address without an account, at its step',
      on('code', { method: 'email' }),
      { type: 'failed', visit, failure: { kind: 'unknown' } },
      { at: 'code', action: New, code: '12' },
    ],
    [
      'a provider fails',
      on('provider', { method: 'apple' }),
      { type: 'failed', visit, failure: { kind: 'permission' } },
      { at: 'entry', busy: undefined, failure: { kind: 'permission' } },
    ],
    [
      'signed in',
      on('code', { ...typed, pendingBirthday: birthday }),
      { type: 'signed-in', visit },
      { at: 'done', ...cleared, password: '', pendingBirthday: undefined },
    ],
    [
      'signed in at a provider',
      on('provider'),
      { type: 'signed-in', visit },
      { at: 'done', ...cleared },
    ],
    [
      'the provider sent the reader back',
      on('entry'),
      { type: 'refused', failure: { kind: 'canceled' } },
      { at: 'entry', busy: undefined, failure: { kind: 'canceled' } },
    ],
    [
      'so from the way there',
      on('provider'),
      { type: 'refused', failure: { kind: 'canceled' } },
      { at: 'entry', failure: { kind: 'canceled' } },
    ],
    [
      'a reader is too young',
      on('code', { pendingBirthday: birthday }),
      { type: 'failed', visit, failure: { kind: 'underage' } },
      { at: 'underage', ...cleared, pendingBirthday: undefined },
    ],
    [
      'a birthday is missing, of a number whose code was right',
      on('code', { action: Login, pendingBirthday: birthday }),
      { type: 'failed', visit, failure: { kind: 'birthday' } },
      { at: 'consent', action: New, pendingBirthday: undefined, ...cleared, code: '12' },
    ],
    [
      'a birthday is missing, of an address',
      on('code', { action: Login, method: 'email', agreed: true }),
      { type: 'failed', visit, failure: { kind: 'birthday' } },
      { at: 'age', action: New, ...cleared },
    ],
    [
      'a new number in China only lacks its birthday',
      inChina('code', { agreed: true }),
      { type: 'failed', visit, failure: { kind: 'unknown' } },
      { at: 'age', action: New, ...cleared, code: '12' },
    ],
    [
      'another failure there is none of that',
      inChina('code', { agreed: true }),
      { type: 'failed', visit, failure: { kind: 'wrong' } },
      { at: 'code', action: Login, failure: { kind: 'wrong' }, code: '' },
    ],
    [
      'elsewhere it has no account',
      on('code', { action: Login }),
      { type: 'failed', visit, failure: { kind: 'unknown' } },
      { at: 'code', action: Login, failure: { kind: 'unknown' }, code: '12' },
    ],
  ];
  it.each(rows)('%s', (_, before, act, after) => {
    expect(signUp(before, act)).toMatchObject(after);
  });

  it.each<[FailureKind, string, true | undefined]>([
    ['wrong', '', undefined],
    ['usedUp', '', true],
    ['other', '', undefined],
    ['away', '12', undefined],
    ['limit', '12', undefined],
    ['network', '12', undefined],
    ['weak', '12', undefined],
  ])('after the failure %s the code is %j, and used up: %s', (kind, code, usedUp) => {
    const after = signUp(on('code'), { type: 'failed', visit, failure: { kind } });
    expect(after).toMatchObject({ at: 'code', busy: undefined, failure: { kind }, code, usedUp });
  });
});

describe('nothing changes', () => {
  const failure = { kind: 'wrong' } as const;
  const rows: [string, SignUp, SignUpAction][] = [
    ['by the switch, past the entry screen', on('account'), { type: 'toggle' }],
    ['by the switch, in China', inChina('entry'), { type: 'toggle' }],
    ['by a method, past the entry screen', on('age'), { type: 'choose', method: 'phone' }],
    [
      'by a number without consent, in China',
      inChina('entry'),
      { type: 'choose', method: 'phone' },
    ],
    [
      'by an address, in China',
      inChina('entry', { agreed: true }),
      { type: 'choose', method: 'email' },
    ],
    ['by a box, outside China', on('entry'), { type: 'agree', agreed: true }],
    ['by a box over an entry screen', inChina('account'), { type: 'agree', agreed: true }],
    ['by a box at step 2', inChina('code', popup), { type: 'agree', agreed: true }],
    ['by consent at another step', on('entry'), { type: 'consent' }],
    ['by an age at another step', on('account'), born],
    ['by a tab at step 2', on('code'), { type: 'tab', method: 'email' }],
    ['by a tab, in China', inChina('account'), { type: 'tab', method: 'email' }],
    ['by going on, at step 2', on('code'), { type: 'next' }],
    ['by going on without consent, in China', inChina('account'), { type: 'next' }],
    [
      'by another way to sign in, at step 1',
      on('account', { action: Login, method: 'email' }),
      { type: 'by', method: 'reset' },
    ],
    [
      'by another way to sign in, of a new account',
      on('code', { method: 'email' }),
      { type: 'by', method: 'reset' },
    ],
    [
      'by another way to sign in, with a number',
      on('code', { action: Login }),
      { type: 'by', method: 'reset' },
    ],
    ['by signing in, without an address', on('entry'), { type: 'sign-in-instead' }],
    ['by signing in without consent, in China', inChina('account'), { type: 'sign-in-instead' }],
    ['by signing up, without an address', on('entry'), { type: 'sign-up-instead' }],
    ['by signing up without consent, in China', inChina('code'), { type: 'sign-up-instead' }],
    ['by going back, when it is closed', on('closed'), { type: 'back' }],
    [
      'by a number at step 2',
      on('code'),
      { type: 'type-phone', phone: { code: '+63', phone: '1' } },
    ],
    ['by an address at step 2', on('code'), { type: 'type-email', email: 'a' }],
    ['by a password on the entry screen', on('entry'), { type: 'type-password', password: 'a' }],
    ['by a code at step 1', on('account', { busy: undefined }), { type: 'type-code', code: '1' }],
    ['by a code while one is checked', on('code'), { type: 'type-code', code: '1' }],
    ['by sending at step 1', on('account'), { type: 'sending', resendAt: 1 }],
    ['by what is sent, at step 1', on('account'), { type: 'sent', visit: 3, resendAt: 1 }],
    [
      'by what is not sent, where a password is asked for',
      on('code', { method: 'password' }),
      { type: 'not-sent', visit: 3, failure },
    ],
    ['by a check on the entry screen', on('entry'), { type: 'checking' }],
    ['by a sign-in at step 1', on('account'), { type: 'signed-in', visit: 3 }],
    ['by a refusal at step 2', on('code'), { type: 'refused', failure }],
    ['by a refusal without consent, in China', inChina('entry'), { type: 'refused', failure }],
    ['by an answer to another visit', on('code'), { type: 'failed', visit: 2, failure }],
    ['by an answer to a step that was left', on('entry'), { type: 'failed', visit: 3, failure }],
    ['when the reader is signed in', on('done'), { type: 'close' }],
  ];
  it.each(rows)('%s', (_, before, act) => expect(signUp(before, act)).toBe(before));
});

it('a code waits for consent and age alone', () => {
  const before = on('code', { action: Login, agreed: true, pendingBirthday: birthday });
  const inside = signUp({ ...before, region: 'cn' }, { type: 'sign-up-instead' });
  expect([inside.at, inside.code]).toEqual(['account', '']);
});

it('an account known is no answer once its step was left', () => {
  const closed = on('closed');
  expect(signUp(closed, { type: 'known', visit: 3 })).toBe(closed);
});

it('the popup is visible at steps 1 and 2, and everywhere but at the end where it is alone', () => {
  const places: Place[] = ['entry', 'consent', 'age', 'underage', 'account', 'code', 'provider'];
  expect(places.filter((at) => popupVisible(on(at)))).toEqual(['account', 'code']);
  expect(places.filter((at) => popupVisible(on(at, popup)))).toEqual(places);
  for (const at of ['closed', 'done'] as const)
    expect([popupVisible(on(at)), popupVisible(on(at, popup))]).toEqual([false, false]);
});

it('providers are left for, and a code is asked for but with a password', () => {
  const methods: Method[] = [
    'phone',
    'email',
    'password',
    'reset',
    'facebook',
    'apple',
    'work_chat',
  ];
  expect(methods.filter(isProvider)).toEqual(['facebook', 'apple', 'work_chat']);
  const asked = methods.slice(0, 4).filter((method) => asksCode(on('code', { method })));
  expect(asked).toEqual(['phone', 'email', 'reset']);
  expect(asksCode(on('account'))).toBe(false);
});

it.each([
  [{ region: 'sg', start: 'page' }, New],
  [{ region: 'sg', start: 'page', action: Login }, Login],
  [{ region: 'sg', start: 'popup' }, Login],
  [{ region: 'sg', start: 'popup', action: New }, Login],
  [{ region: 'cn', start: 'page' }, Login],
  [{ region: 'cn', start: 'page', action: New }, New],
] as const)('begun as %j it is a %s', (how, action) => {
  expect(newSignUp(how).action).toBe(action);
});
