/** @jest-environment ./tests/dom-with-fetch.mjs */
import { newSignUp, type SignUp } from '@/lib/model/account/sign-up';
import { enterAtom, isRegisteredAtom, sendCodeAtom } from '@/lib/state/account/login-calls';
import { newReader, type Answer } from '../reader';

const base: SignUp = {
  ...newSignUp({ region: 'sg', start: 'page' }),
  at: 'code',
  phone: { code: '+63', phone: '9171234567' },
  email: { email: 'Reader@Example.org' },
  password: 'sixsix',
  code: '1234',
  pendingBirthday: '1990-05-17',
};
const ways = {
  SmsLogin: base,
  EmailRegister: { ...base, method: 'email' },
  EmailCodeLogin: { ...base, method: 'email', action: 'login' },
  EmailLogin: { ...base, method: 'password', action: 'login' },
  ResetPassword: { ...base, method: 'reset', action: 'login' },
} as const satisfies Record<string, SignUp>;
const names = Object.keys(ways) as (keyof typeof ways)[];

const failure: Answer = {
  body: {
    code: 0,
    status: false,
    msg: 'Not that one.',
    data: { error_code: 1202, description: 'Not that one.', tries_left: 2 },
  },
};

describe.each(names)('a login by %s', (name) => {
  const ask = async (answer: Answer) => {
    const { store, asked } = newReader(() => answer);
    const result = await store.set(enterAtom, ways[name]);
    return { result, asked };
  };

  it('that fails has status false, the description as msg, and the whole error for some methods', async () => {
    const { result, asked } = await ask(failure);
    expect(asked.map((call) => call.name)).toEqual([name]);
    const whole = name === 'SmsLogin' || name === 'EmailRegister';
    expect(result).toEqual({
      status: false,
      msg: 'Not that one.',
      failure: { kind: 'wrong', text: 'Not that one.' },
      ...(whole && {
        error: expect.objectContaining({ error_code: 1202, tries_left: 2 }),
      }),
    });
  });

  it('with a code that has no tries left says so, whatever the service’s message', async () => {
    const { result } = await ask({
      body: { code: 0, status: false, msg: 'Wrong.', data: { error_code: 1202, tries_left: 0 } },
    });
    expect(result).toMatchObject({ status: false, failure: { kind: 'usedUp' } });
  });

  it('succeeds only with a user_id', async () => {
    const good = { body: { code: 0, status: true, user_id: 'u1', data: { name: 'Maria' } } };
    expect((await ask(good)).result).toEqual({
      status: true,
      reader: { id: 'u1', name: 'Maria', method: undefined, methods: [] },
    });
    const nobody = await ask({ body: { code: 0, status: true } });
    expect(nobody.result).toMatchObject({ status: false, failure: { kind: 'other' } });
  });

  it('shows how long to wait, and that no answer came', async () => {
    const limit = {
      status: 429,
      headers: { 'retry-after': '30' },
      body: { base_resp: { error_code: 1206, error_message: 'Too often.' }, code: 1206 },
    };
    const before = Date.now();
    const { result } = await ask(limit);
    expect(result).toMatchObject({ failure: { kind: 'limit', text: 'Too often.' } });
    const until = result.status ? 0 : (result.failure.until ?? 0);
    expect(until - before).toBeGreaterThanOrEqual(30_000);
    expect(until - Date.now()).toBeLessThanOrEqual(30_000);
    expect((await ask('broken')).result).toEqual({
      status: false,
      msg: '',
      failure: { kind: 'network' },
    });
    const down = await ask({ status: 502, body: {} });
    expect(down.result.status).toBe(false);
  });
});

describe('"is registered"', () => {
  const found = async (state: SignUp, body: object) => {
    const { store } = newReader(() => ({ body: { code: 0, status: true, ...body } }));
    return store.set(isRegisteredAtom, state);
  };
  it.each([
    ['true', true],
    ['false', false],
    [undefined, false],
  ])('is the text true for a phone: %s', async (is_registered, registered) => {
    expect(await found(base, { is_registered })).toEqual({ status: true, registered });
  });

  it.each([
    [1, true],
    [0, false],
    [2, false],
    [undefined, false],
  ])('is the number 1 for an e-mail address: %s', async (is_registered, registered) => {
    const state = { ...base, method: 'email' } as const;
    expect(await found(state, { is_registered })).toEqual({ status: true, registered });
  });
});

it('a code is sent to one spelling of a number, and of an address', async () => {
  const { store, asked } = newReader(() => ({ body: { code: 0, status: true } }));
  await store.set(sendCodeAtom, { ...base, phone: { code: '+63', phone: '09171234567' } });
  await store.set(sendCodeAtom, { ...base, method: 'email' });
  expect(asked.map(({ input }) => input)).toEqual([
    { mobile: '+63 9171234567' },
    { email: 'reader@example.org', password: 'sixsix', scene: 'register' },
  ]);
});
