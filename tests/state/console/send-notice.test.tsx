/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { useNotice } from '@/lib/state/console/send-notice';
import { newReader, type Answer } from '../reader';

type Sent = { key: string; cursor: string; user_id?: string; all?: boolean };

/** The notice to `userId`, or to everybody; the service answers one call after the other. */
function notice(answers: Answer[], userId?: string) {
  const { store, asked } = newReader(() => answers.shift() ?? 'broken');
  const { result } = renderHook(() => useNotice(userId), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  // The body of each call, as the service reads it.
  return { result, sent: () => asked.map(({ input }) => input as Sent) };
}
const told = (many: number, next_cursor = ''): Answer => ({
  body: { code: 0, data: { told: many, has_more: next_cursor !== '', next_cursor } },
});
const text = [{ lang: 'en', text: 'We move.' }];
const other = [{ lang: 'en', text: 'We stay.' }];

beforeEach(() => localStorage.clear());

it('is sent until everybody was told, with one key', async () => {
  const { result, sent } = notice([told(2, 'b'), told(2, 'c'), told(1)]);
  expect(result.current.progress).toEqual({ state: 'none', told: 0 });
  await act(async () => expect(await result.current.send(text)).toBe(true));
  expect(result.current.progress).toEqual({ state: 'sent', told: 5, unsent: undefined });
  expect(sent().map(({ cursor, all }) => [cursor, all])).toEqual([
    ['', true],
    ['b', true],
    ['c', true],
  ]);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

it('goes to the one reader that was named', async () => {
  const { result, sent } = notice([told(1)], 'u7');
  await act(async () => expect(await result.current.send(text)).toBe(true));
  expect(sent()).toMatchObject([{ user_id: 'u7' }]);
  expect(sent()[0]).not.toHaveProperty('all');
});

it.each<[string, Answer]>([
  ['is not answered', 'broken'],
  ['is refused', { status: 403, body: { base_resp: { error_code: 403 } } }],
  ['says nothing', { body: { code: 0 } }],
  ['names the page that it was just asked for', told(2, 'b')],
])('that %s stops, and goes on with its key; another text is another notice', async (_, bad) => {
  const { result, sent } = notice([told(2, 'b'), bad, told(3), told(9)]);
  await act(async () => expect(await result.current.send(text)).toBe(false));
  const key = sent()[0]?.key;
  expect(sent()).toHaveLength(2);
  expect(result.current.progress).toEqual({
    ...{ state: 'failed', told: 2, unsent: { key, text, told: 2 } },
  });
  await act(async () => expect(await result.current.send(text)).toBe(true));
  expect(sent()[2]).toMatchObject({ key, cursor: '' });
  expect(result.current.progress.told).toBe(5);
  await act(async () => expect(await result.current.send(other)).toBe(true));
  expect(sent()[3]?.key).not.toBe(key);
  expect(result.current.progress.told).toBe(9);
});

it('that was interrupted is there after a reload, until it was sent', async () => {
  const first = notice([told(2, 'b'), 'broken']);
  await act(async () => void (await first.result.current.send(text)));
  const { unsent } = first.result.current.progress;
  const again = notice([told(1)]);
  const stopped = { state: 'failed', told: 2, unsent };
  await waitFor(() => expect(again.result.current.progress).toEqual(stopped));
  // Of another audience it is none.
  expect(notice([], 'u7').result.current.progress.state).toBe('none');
  await act(async () => expect(await again.result.current.send(text)).toBe(true));
  expect(again.sent()[0]?.key).toBe(unsent?.key);
  expect(notice([]).result.current.progress).toEqual({ state: 'none', told: 0 });
});
