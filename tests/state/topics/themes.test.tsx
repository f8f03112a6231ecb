/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { theme as themeOf, themeItem } from '@/lib/contract/theme';
import { readerAtom } from '@/lib/state/page/reader';
import {
  useSquare,
  useTheme,
  useThemeAct,
  useThemePreview,
  useThemes,
} from '@/lib/state/topics/themes';
import { newReader, type Answer, type Asked } from '../reader';

const theme = (theme_id: string) => themeOf.parse({ theme_id, name: `Theme ${theme_id}` });
const item = (id: string) => themeItem.parse({ id, item_type: 'event' });
const answer = (fields: object): Answer => ({ body: { code: 0, ...fields } });
const refused = (code: number): Answer => ({
  body: { code, base_resp: { error_code: code, error_message: 'No.' } },
});

function hook<T>(use: () => T, given: (asked: Asked) => Answer, reader: string | undefined = 'u1') {
  const made = newReader(given);
  if (reader) made.store.set(readerAtom, { id: reader });
  const { result, rerender } = renderHook(use, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={made.store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  return { ...made, result, rerender };
}

it('own and followed feeds are told apart, and nobody asks for those of a guest', async () => {
  const lists = { own_list: [theme('a')], followed_list: [theme('b')] };
  const { result } = hook(useThemes, () => answer(lists));
  await waitFor(() => expect(result.current.own).toHaveLength(1));
  expect(result.current).toMatchObject({
    ...{ own: [{ theme_id: 'a' }], followed: [{ theme_id: 'b' }], failed: false, loading: false },
  });
  const guest = hook(useThemes, () => answer(lists), '');
  expect(guest.result.current).toMatchObject({ failed: false, loading: false });
  expect(guest.asked).toEqual([]);
});

it.each<[string, Answer]>([
  ['fail', 'broken'],
  ['lack one of the lists', answer({ own_list: [] })],
])('own feeds that %s failed', async (_, bad) => {
  const { result } = hook(useThemes, () => bad);
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.own).toBeUndefined();
});

it('shared feeds come page by page, each once; a service need not say that there are more', async () => {
  const pages = ({ input }: Asked) =>
    input.cursor
      ? answer({ theme_list: [theme('b'), theme('c')] })
      : answer({ theme_list: [theme('a'), theme('b')], next_cursor: 'p2' });
  const { result, asked } = hook(useSquare, pages);
  await waitFor(() => expect(result.current.themes).toHaveLength(2));
  expect(result.current).toMatchObject({ ended: false, failed: false, loading: false });
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.ended).toBe(true));
  expect(result.current.themes?.map((one) => one.theme_id)).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ input }) => input.cursor)).toEqual(['', 'p2']);
});

describe('a feed', () => {
  it('comes with its items, each once', async () => {
    const pages = ({ input }: Asked) =>
      input.cursor
        ? answer({ theme: theme('h1'), item_list: [item('y'), item('z')], has_more: false })
        : answer({
            ...{ theme: theme('h1'), item_list: [item('x'), item('y')] },
            ...{ has_more: true, next_cursor: 'p2' },
          });
    const { result, asked } = hook(() => useTheme('h1'), pages);
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    expect(result.current).toMatchObject({ theme: { theme_id: 'h1' }, ended: false });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.ended).toBe(true));
    expect(result.current.items?.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
    expect(asked.map(({ input }) => [input.theme_id, input.cursor])).toEqual([
      ['h1', ''],
      ['h1', 'p2'],
    ]);
  });

  it.each([400, 403, 404])('that is refused with %s is none of this reader', async (code) => {
    const { result } = hook(
      () => useTheme('h1'),
      () => refused(code),
    );
    await waitFor(() => expect(result.current.theme).toBeNull());
    expect(result.current.failed).toBe(false);
  });

  it.each<[string, Answer]>([
    ['fails', 'broken'],
    ['comes without its items', answer({ theme: theme('h1') })],
  ])('that %s may be there', async (_, bad) => {
    const { result } = hook(
      () => useTheme('h1'),
      () => bad,
    );
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.theme).toBeUndefined();
  });
});

it('a preview shows what its words find, and nothing where there are none or it failed', async () => {
  const none = { keywords: [], excluded: [], sources: [], languages: [] };
  let words: Parameters<typeof useThemePreview>[0];
  let given = answer({ item_list: [item('x')] });
  const { result, asked, rerender } = hook(
    () => useThemePreview(words),
    () => given,
  );
  for (const empty of [undefined, none]) {
    words = empty;
    rerender();
    expect(result.current).toBeUndefined();
  }
  expect(asked).toEqual([]);
  words = { ...none, sources: ['The Example'] };
  rerender();
  await waitFor(() => expect(result.current).toHaveLength(1));
  expect(asked[0]?.input).toMatchObject({ sources: ['The Example'] });
  given = 'broken';
  words = { ...none, keywords: ['tides'] };
  rerender();
  await waitFor(() => expect(result.current).toBeUndefined());
});

it('an act that the service refuses is none', async () => {
  let given: Answer = answer({ theme: theme('h1') });
  const { result } = hook(useThemeAct, () => given);
  const follow = () => result.current('FollowTheme', { theme_id: 'h1' });
  expect(await follow()).toMatchObject({ theme: { theme_id: 'h1' } });
  for (const bad of ['broken', refused(7)] as const) {
    given = bad;
    expect(await follow()).toBeUndefined();
  }
});
