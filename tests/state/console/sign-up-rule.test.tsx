/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { useSignUpRule } from '@/lib/state/console/sign-up-rule';
import { noticesAtom } from '@/lib/state/page/notices';
import { newReader, type Answer } from '../reader';

/** The rule as an operator sees it; the service has `mode` unless it answers otherwise. */
function page(site: { mode: string; read?: Answer; write?: Answer }) {
  const { store, asked } = newReader(({ name, input }): Answer => {
    if (name === 'GetSignUp') {
      return site.read ?? { body: { code: 0, data: { mode: site.mode } } };
    }
    if (!site.write) site.mode = String(input.mode);
    return site.write ?? { body: { code: 0 } };
  });
  const { result } = renderHook(() => useSignUpRule(), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  return { store, result, names: () => asked.map(({ name }) => name) };
}

it('what is chosen is shown as the service has it then', async () => {
  const { result, names } = page({ mode: 'open' });
  expect(result.current).toMatchObject({ mode: undefined, failed: false });
  await waitFor(() => expect(result.current.mode).toBe('open'));
  await act(() => result.current.choose('invited'));
  expect(result.current.mode).toBe('invited');
  expect(names()).toEqual(['GetSignUp', 'SetSignUp', 'GetSignUp']);
});

it.each<[string, Answer]>([
  ['is refused', { status: 403, body: { base_resp: { error_code: 403 } } }],
  ['is not answered', 'broken'],
])('where a choice %s the one of before is shown, and why is told', async (_, write) => {
  const { store, result } = page({ mode: 'open', write });
  await waitFor(() => expect(result.current.mode).toBe('open'));
  await act(() => result.current.choose('closed'));
  expect(result.current.mode).toBe('open');
  expect(store.get(noticesAtom)).not.toEqual([]);
});

it.each<[string, Answer]>([
  ['does not come', 'broken'],
  ['comes without data', { body: { code: 0 } }],
])('a rule that %s fails, tells nothing in passing, and comes by a press', async (_, read) => {
  const site: Parameters<typeof page>[0] = { mode: 'closed', read };
  const { store, result } = page(site);
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.mode).toBeUndefined();
  expect(store.get(noticesAtom)).toEqual([]);
  site.read = undefined;
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ mode: 'closed', failed: false }));
});
