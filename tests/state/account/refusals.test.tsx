/** @jest-environment ./tests/dom-with-fetch.mjs */
import { newSignUp, type SignUp } from '@/lib/model/account/sign-up';
import { tellFailureAtom } from '@/lib/state/account/account-notices';
import { cancelAccountAtom, sendCancelCodeAtom } from '@/lib/state/account/cancel-account';
import {
  enterAtom,
  isRegisteredAtom,
  sendCodeAtom,
  type Refused,
} from '@/lib/state/account/login-calls';
import {
  changeAddressAtom,
  changePasswordAtom,
  sendAddressCodeAtom,
} from '@/lib/state/account/own-addresses';
import { noticesAtom } from '@/lib/state/page/notices';
import { newReader, refusedFor, type Answer } from '../reader';

type Store = ReturnType<typeof newReader>['store'];
type Calls = Readonly<Record<string, (store: Store) => Promise<unknown>>>;

const email = 'ana@example.org';
const entry: SignUp = {
  ...{ ...newSignUp({ region: 'sg', start: 'page' }), at: 'code', action: 'login' },
  ...{ email: { email }, code: '123456', password: 'along-walk' },
};
const own: Calls = {
  'ask for a code to cancel': (store) => store.set(sendCancelCodeAtom),
  cancel: (store) => store.set(cancelAccountAtom, '123456'),
  'ask for a code to an address': (store) => store.set(sendAddressCodeAtom, 'email', email),
  'change an address': (store) =>
    store.set(changeAddressAtom, { kind: 'email', address: email, code: '123456' }),
  'change the password': (store) => store.set(changePasswordAtom, 'along-walk', 'a-long-walk'),
};

const reasons = [
  ['storageFull', 'errors.refused.storageFull'],
  ['failed', 'errors.refused.request'],
  ['signIn', 'errors.refused.signIn'],
] as const;

describe.each(reasons)('a refusal because of %s', (reason, key) => {
  it.each(Object.entries(own))('shows its message to a reader who wants to %s', async (_, ask) => {
    const outcome = await ask(newReader(() => refusedFor(reason)).store);
    expect(outcome).toMatchObject({ ok: false, notice: { key } });
    expect(outcome).not.toHaveProperty('text');
  });

  const calls: Record<string, (store: Store) => Promise<{ status: true } | Refused>> = {
    sendCodeAtom: (store) => store.set(sendCodeAtom, entry),
    enterAtom: (store) => store.set(enterAtom, entry),
    isRegisteredAtom: (store) => store.set(isRegisteredAtom, entry),
  };
  it.each(Object.entries(calls))('shows its message at the sign-in: %s', async (_, call) => {
    const { store } = newReader(() => refusedFor(reason));
    const outcome = await call(store);
    if (outcome.status) throw new Error('It was not refused.');
    store.set(tellFailureAtom, 'enter', outcome.failure);
    expect(store.get(noticesAtom)).toMatchObject([{ key }]);
  });
});

describe.each([502, 503, 504])('a service that is unavailable (%i)', (status) => {
  const away: Answer = { status, body: { base_resp: { error_message: 'Bad gateway' } } };

  it.each(['phone', 'email', 'password', 'reset'] as const)(
    'is not shown as a wrong code or password, by %s',
    async (method) => {
      const { store } = newReader(() => away);
      const outcome = await store.set(enterAtom, { ...entry, method });
      expect(outcome).toEqual({ status: false, msg: '', failure: { kind: 'away' } });
      if (outcome.status) return;
      store.set(tellFailureAtom, 'enter', outcome.failure);
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.serviceError' }]);
    },
  );
});
