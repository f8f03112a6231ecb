/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { resendMs } from '@/lib/model/limits/account';
import {
  changeAddressAtom,
  changePasswordAtom,
  sendAddressCodeAtom,
  useOwnAccount,
  useRefreshAccount,
} from '@/lib/state/account/own-addresses';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer } from '../reader';

const now = Date.UTC(2026, 0, 2);
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

function reader(...answers: Answer[]) {
  const made = newReader(() => answers.shift() ?? 'broken');
  made.store.set(readerAtom, { id: 'u1' });
  const told = () => made.store.get(noticesAtom).map((one) => ('key' in one ? one.key : one.text));
  return { ...made, told };
}
const sent = (data?: object): Answer => ({ body: { status: true, data } });
const limited: Answer = {
  ...{ status: 429, headers: { 'retry-after': '30' } },
  body: { code: 429, base_resp: { error_code: 429, error_message: 'Too often.' } },
};
const address = 'ana@example.org';

describe('the code to a new address', () => {
  it('waits and is as long as the service says, else as usual', async () => {
    const { store, asked } = reader(sent({ resend_after_seconds: 90, code_length: 8 }), sent());
    const send = () => store.set(sendAddressCodeAtom, 'email', address);
    const first = await send();
    expect(first).toEqual({ ok: true, address, resendAt: now + 90_000, length: 8 });
    expect(await send()).toEqual({
      ...{ ok: true, address, resendAt: now + resendMs, length: expect.any(Number) },
    });
    expect(asked.map(({ name, input }) => [name, input])).toEqual([
      ['SendAddressCode', { kind: 'email', address }],
      ['SendAddressCode', { kind: 'email', address }],
    ]);
  });

  it('that is on its way is one that was sent, though the service asks to wait', async () => {
    const { store } = reader(sent(), limited, limited, limited);
    const send = (to = address) => store.set(sendAddressCodeAtom, 'email', to);
    await send();
    jest.spyOn(Date, 'now').mockReturnValue(now + resendMs - 1);
    const resendAt = now + resendMs - 1 + 30_000;
    expect(await send()).toMatchObject({ ok: true, address, resendAt });
    // None was sent to that one.
    expect(await send('ben@example.org')).toMatchObject({ ok: false, until: resendAt });
    jest.spyOn(Date, 'now').mockReturnValue(now + resendMs);
    expect(await send()).toMatchObject({ ok: false, text: expect.any(String) });
  });

  it.each<[string, Answer, object]>([
    [
      'in the words of the service',
      { body: { status: false, msg: 'No.', data: { error_code: 1, description: 'Taken.' } } },
      { text: 'Taken.' },
    ],
    ['in its short words', { body: { status: false, msg: 'No.' } }, { text: 'No.' }],
    ['as not answered', 'broken', { unanswered: true }],
  ])('that is not sent is told %s, and nothing is remembered', async (_, bad, told) => {
    const { store } = reader(bad, limited);
    const send = () => store.set(sendAddressCodeAtom, 'phone', '+63 900');
    expect(await send()).toEqual({ ok: false, ...told });
    expect(await send()).toMatchObject({ ok: false });
  });
});

describe('a change', () => {
  const input = { kind: 'email', address, code: '123456' } as const;
  const changes: [string, string, (one: ReturnType<typeof reader>) => Promise<unknown>][] = [
    [
      'ChangeAddress',
      'ownAccount.addressChanged',
      ({ store }) => store.set(changeAddressAtom, input),
    ],
    [
      'ChangePassword',
      'ownAccount.passwordChanged',
      ({ store }) => store.set(changePasswordAtom, 'old words', 'new words'),
    ],
  ];

  it.each(changes)('%s that is accepted is told', async (name, key, change) => {
    const made = reader({ body: { status: true } });
    expect(await change(made)).toEqual({ ok: true });
    expect(made.told()).toEqual([key]);
    expect(made.asked.map((one) => one.name)).toEqual([name]);
  });

  it.each(changes)('%s that is refused says why, and tells of no change', async (_, __, change) => {
    const refused = reader({ body: { status: false, data: { description: 'Wrong.' } } });
    expect(await change(refused)).toEqual({ ok: false, text: 'Wrong.' });
    const lost = reader('broken');
    expect(await change(lost)).toEqual({ ok: false, unanswered: true });
    expect([...refused.told(), ...lost.told()]).toEqual([]);
  });

  it('sends useBoth passwords, and a used code is no longer on its way', async () => {
    const { store, asked } = reader(
      { body: { status: true } },
      sent(),
      { body: { status: true } },
      limited,
    );
    await store.set(changePasswordAtom, 'old words', 'new words');
    expect(asked[0]?.input).toEqual({ password: 'old words', new_password: 'new words' });
    await store.set(sendAddressCodeAtom, 'email', address);
    await store.set(changeAddressAtom, input);
    expect(await store.set(sendAddressCodeAtom, 'email', address)).toMatchObject({ ok: false });
  });
});

describe('the own account', () => {
  const shown = (use: () => unknown, ...answers: Answer[]) => {
    const made = reader(...answers);
    const { result } = renderHook(use, {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <Provider store={made.store}>{children}</Provider>
        </SWRConfig>
      ),
    });
    return { ...made, result };
  };
  const own = (to: string) => ({ addresses: [{ kind: 'email', address: to }], has_password: true });
  const account = (to: string): Answer => ({ body: { status: true, data: own(to) } });
  const useBoth = () => ({ ...useOwnAccount(), refresh: useRefreshAccount() });

  it('is shown, and asked for again when it changed', async () => {
    const { result, asked } = shown(useBoth, account('a@b.c'), account('d@e.f'));
    const now_ = () => result.current as ReturnType<typeof useBoth>;
    expect(now_()).toMatchObject({ own: undefined, failed: false });
    await waitFor(() => expect(now_().own).toEqual(own('a@b.c')));
    await act(async () => void (await now_().refresh()));
    await waitFor(() => expect(now_().own).toEqual(own('d@e.f')));
    expect(asked.map(({ name }) => name)).toEqual(['GetAccount', 'GetAccount']);
  });

  it.each<[string, Answer]>([
    ['fails', 'broken'],
    ['comes without data', { body: { status: true } }],
  ])('that %s can be tried again', async (_, bad) => {
    const { result } = shown(useBoth, bad, account('a@b.c'));
    const now_ = () => result.current as ReturnType<typeof useBoth>;
    await waitFor(() => expect(now_().failed).toBe(true));
    act(() => now_().retry());
    await waitFor(() => expect(now_()).toMatchObject({ failed: false, own: own('a@b.c') }));
  });
});
