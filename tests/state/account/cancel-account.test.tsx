/** @jest-environment ./tests/dom-with-fetch.mjs */
import { wasCanceled } from '@/lib/browser/account/cancel-sent';
import { cancelAccountAtom, sendCancelCodeAtom } from '@/lib/state/account/cancel-account';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '../reader';

const fine: Answer = { body: { code: 0, status: true } };

function someone(answer: (asked: Asked) => Answer) {
  const page = newReader(answer);
  page.store.set(readerAtom, { id: 'u1' });
  return page;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('device_id', '1768435200000abc123');
});

describe('canceling the account', () => {
  it('is followed by both clearing calls, and nothing stays on the device', async () => {
    const { store, asked } = someone(() => fine);
    expect(await store.set(cancelAccountAtom, '123456')).toEqual({ ok: true });
    expect(asked).toEqual([
      { name: 'CancelAccount', input: { code: '123456', user_id: 'u1' } },
      { name: 'ClearUserHistory', input: {} },
      { name: 'ClearDeviceHistory', input: {} },
    ]);
    expect(store.get(readerAtom)).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key !== 'device_id')).toEqual([]);
  });

  it('is complete even if a clearing call fails; the other one is still made', async () => {
    const { store, asked } = someone(({ name }) => (name === 'ClearUserHistory' ? 'broken' : fine));
    expect(await store.set(cancelAccountAtom, '123456')).toEqual({ ok: true });
    expect(asked.map(({ name }) => name).at(-1)).toBe('ClearDeviceHistory');
  });

  it.each([
    [
      {
        body: {
          code: 0,
          status: false,
          data: { error_code: 1202, description: 'Wrong.', tries_left: 2 },
        },
      },
      { ok: false, code: 1202, text: 'Wrong.', triesLeft: 2 },
    ],
    [
      { status: 403, body: { base_resp: { error_code: 403, error_message: 'Not yours.' } } },
      { ok: false, code: 403, text: 'Not yours.' },
    ],
  ] as [Answer, object][])(
    'that fails clears nothing, and shows why: %j',
    async (answer, failure) => {
      const { store, asked } = someone(() => answer);
      expect(await store.set(cancelAccountAtom, '000000')).toMatchObject(failure);
      expect(asked.map(({ name }) => name)).toEqual(['CancelAccount']);
      expect(store.get(readerAtom)).toEqual({ id: 'u1' });
      expect(localStorage.getItem('device_id')).toBe('1768435200000abc123');
    },
  );
});

describe.each<[string, Answer]>([
  ['does not arrive', 'broken'],
  ['cannot be read', { body: { code: 'yes' } }],
  ...[500, 502, 503, 504].map((status): [string, Answer] => [`is ${status}`, { status, body: {} }]),
])('canceling where the answer %s', (_, lost) => {
  const canceled = (check: Answer) =>
    someone(({ name }) => (name === 'CancelAccount' ? lost : name === 'CheckLogin' ? check : fine));

  it('succeeds where nobody is signed in any more', async () => {
    const { store, asked } = canceled({ body: { code: 0, status: false } });
    expect(await store.set(cancelAccountAtom, '123456')).toEqual({ ok: true });
    expect(asked.map(({ name }) => name)).toEqual([
      ...['CancelAccount', 'CheckLogin', 'ClearUserHistory', 'ClearDeviceHistory'],
    ]);
    expect(store.get(readerAtom)).toBeUndefined();
    expect(localStorage.getItem('device_id')).not.toBe('1768435200000abc123');
    expect(wasCanceled()).toBe(true);
  });

  it.each<[string, Answer]>([
    ['the reader is signed in', { body: { code: 0, status: true, data: { user_id: 'u1' } } }],
    ['that is not known either', { status: 503, body: {} }],
    ['that does not arrive either', 'broken'],
  ])('clears nothing where %s, and is not shown as refused', async (_why, check) => {
    const { store, asked } = canceled(check);
    const outcome = await store.set(cancelAccountAtom, '123456');
    expect(outcome).toEqual({ ok: false, unanswered: true });
    expect(asked.map(({ name }) => name)).toEqual(['CancelAccount', 'CheckLogin']);
    expect(store.get(readerAtom)).toEqual({ id: 'u1' });
    expect(localStorage.getItem('device_id')).toBe('1768435200000abc123');
  });
});

describe('the code for it', () => {
  it('shows where it was sent, its length and when the next may be requested', async () => {
    const data = { by: 'email', to: 'm•••@example.org', code_length: 6, resend_after_seconds: 60 };
    const { store } = someone(() => ({ body: { code: 0, status: true, data } }));
    const sent = { by: 'email', to: 'm•••@example.org', length: 6, resendSeconds: 60 };
    expect(await store.set(sendCancelCodeAtom)).toEqual({
      ok: true,
      sent: { ...sent, at: expect.any(Number) },
    });
  });

  it('that is not sent shows why', async () => {
    const data = { error_code: 1206, description: 'Try later.' };
    const { store } = someone(() => ({ body: { code: 0, status: false, data } }));
    expect(await store.set(sendCancelCodeAtom)).toEqual({
      ok: false,
      code: 1206,
      text: 'Try later.',
    });
  });
});
