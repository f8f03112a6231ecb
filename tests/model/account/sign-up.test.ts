import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { signUp } from '@/lib/model/account/transitions';
import { clockText } from '@/lib/model/account/clock-text';
import { failureKind, providerFailure } from '@/lib/model/account/failure';
import { isReady } from '@/lib/model/account/ready';
import { ActionType, newSignUp, popupVisible } from '@/lib/model/account/sign-up';

it('the actions are those of the specification', () => {
  expect(Object.keys(ActionType)).toEqual(['Login', 'SignUp']);
});

describe('a sign-up begins', () => {
  it('empty, by phone, and without popup', () => {
    const first = newSignUp({ region: 'sg', start: 'page' });
    expect(first).toEqual({
      region: 'sg',
      start: 'page',
      at: 'entry',
      action: 'signup',
      method: 'phone',
      phone: { code: '+63', phone: '' },
      email: { email: '' },
      password: '',
      agreed: false,
      code: '',
      visit: 0,
    });
    expect(first.pendingBirthday).toBeUndefined();
    expect(popupVisible(first)).toBe(false);
  });

  it('with +86, and as a sign-in, in China', () => {
    const chinese = newSignUp({ region: 'cn', start: 'page' });
    expect(chinese).toMatchObject({ action: 'login', phone: { code: '+86' } });
  });

  it('at step 1 in a popup', () => {
    const alone = newSignUp({ region: 'sg', start: 'popup' });
    expect(alone).toMatchObject({ at: 'account', action: 'login' });
    expect(popupVisible(alone)).toBe(true);
    expect(signUp(alone, { type: 'back' }).at).toBe('closed');
  });
});

describe('the order of a sign-up', () => {
  const born = { type: 'born', birthday: '1990-05-17', today: '2026-11-21' } as const;
  it('is consent, age gate, account entry, code outside China', () => {
    let state = newSignUp({ region: 'sg', start: 'page' });
    const way = [{ type: 'choose', method: 'email' }, { type: 'consent' }, born, { type: 'next' }];
    const places = way.map((act) => (state = signUp(state, act as never)).at);
    expect(places).toEqual(['consent', 'age', 'account', 'code']);
    expect(state.pendingBirthday).toBe('1990-05-17');
  });

  it('is tick box, age gate, account entry, code in China', () => {
    let state = newSignUp({ region: 'cn', start: 'page', action: 'signup' });
    expect(signUp(state, { type: 'choose', method: 'phone' }).at).toBe('entry');
    const way = [
      { type: 'agree', agreed: true },
      { type: 'choose', method: 'phone' },
      born,
      { type: 'next' },
    ];
    const places = way.map((act) => (state = signUp(state, act as never)).at);
    expect(places).toEqual(['entry', 'age', 'account', 'code']);
  });

  it('asks for a birthday once: going back and on again only asks for consent', () => {
    let state = newSignUp({ region: 'sg', start: 'page' });
    const way = [{ type: 'choose', method: 'phone' }, { type: 'consent' }, born, { type: 'back' }];
    for (const act of way) state = signUp(state, act as never);
    expect(state.at).toBe('entry');
    state = signUp(state, { type: 'choose', method: 'email' });
    expect(state.at).toBe('consent');
    expect(signUp(state, { type: 'consent' }).at).toBe('account');
  });
});

describe('step 1 is complete', () => {
  const base = { ...newSignUp({ region: 'sg', start: 'page' }), at: 'account' } as const;
  const email = { ...base, method: 'email', email: { email: ' Reader@Example.org ' } } as const;
  it.each([
    ['a number', { ...base, phone: { code: '+63', phone: '9171234567' } }, true],
    ['no number', base, false],
    ['an address without password', email, false],
    ['an address with a short password', { ...email, password: 'five5' }, false],
    ['an address with a password', { ...email, password: 'sixsix' }, true],
    ['half an address, to sign in', { ...email, action: 'login', email: { email: 'a@' } }, false],
    ['half an address', { ...email, password: 'sixsix', email: { email: 'a@' } }, false],
    ['an address alone, to sign in', { ...email, action: 'login' }, true],
  ] as const)('with %s: %#', (_, state, expected) => {
    expect(isReady(state)).toBe(expected);
  });
});

describe('an error code', () => {
  it.each([
    [LoginError.WrongCode, 'wrong'],
    [1206, 'limit'],
    [1320, 'linked'],
    [1011, 'unknown'],
    [16, 'permission'],
    [-5011, 'expired'],
    [LoginError.UnderAge, 'underage'],
    [LoginError.BirthdayNeeded, 'birthday'],
    [4711, 'other'],
    [undefined, 'other'],
  ])('%s is of the kind %s', (code, kind) => {
    expect(failureKind(code)).toBe(kind);
  });

  it('that is unknown is an abnormal platform where a provider gave it', () => {
    expect(providerFailure(4711)).toEqual({ kind: 'platform' });
    expect(providerFailure(LoginError.Canceled)).toEqual({ kind: 'canceled' });
  });
});

it('a wait is shown like a clock', () => {
  expect([0, 9, 60, 125, 3_600, 86_399].map(clockText)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '2:05',
    '1:00:00',
    '23:59:59',
  ]);
});
