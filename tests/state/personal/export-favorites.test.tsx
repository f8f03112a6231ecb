/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { readerAtom } from '@/lib/state/page/reader';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { exportFavoritesAtom, usePrivateFeed } from '@/lib/state/personal/export-favorites';
import { sampleEntry } from '@/tests/model/entry-sample';
import { savedFiles, type SavedFile } from '@/tests/saved-files';
import { newReader, type Answer } from '../reader';

let files: readonly SavedFile[] = [];
beforeEach(() => (files = savedFiles()));
afterEach(() => jest.restoreAllMocks());

type Page = { ids: string[]; more?: boolean; next?: string };

/** A reader with these pages of favorites, by cursor; one that is not there does not come. */
function reader(pages: Record<string, Page>) {
  return newReader(({ input }): Answer => {
    const page = pages[String(input.cursor)];
    if (!page) return { body: { code: 9 } };
    const { ids, next = '', more = next !== '' } = page;
    const events = ids.map((id) => sampleEntry({ id }));
    return { body: { code: 0, data: { events, has_more: more, next_cursor: next } } };
  });
}

describe('the file of the favorites', () => {
  const signal = new AbortController().signal;

  it.each<[string, Record<string, Page>, number]>([
    ['nothing', { '': { ids: [] } }, 0],
    ['one page', { '': { ids: ['e1', 'e2'] } }, 2],
    ['every page', { '': { ids: ['e1'], next: 'b' }, b: { ids: ['e2'] } }, 2],
    [
      'all up to a page that repeats itself',
      { '': { ids: ['e1'], next: 'b' }, b: { ids: ['e2'], next: 'b' } },
      2,
    ],
    ['all up to one that names no other', { '': { ids: ['e1'], more: true } }, 1],
    ['all up to the last', { '': { ids: ['e1'], more: false, next: 'b' }, b: { ids: ['e2'] } }, 1],
  ])('has %s', async (_, pages, count) => {
    const { store } = reader(pages);
    expect(await store.set(exportFavoritesAtom, 'json', 'Mine', signal)).toBe(count);
    expect(files).toHaveLength(1);
    const text = (await files[0]?.text) ?? '';
    expect(JSON.stringify(JSON.parse(text)).match(/detail\?id=e\d/g) ?? []).toHaveLength(count);
  });

  it.each(['json', 'html'] as const)('is called and typed as what it is: %s', async (form) => {
    const { store } = reader({ '': { ids: ['e1'] } });
    store.set(changeSettingsAtom, { language: 'zh' });
    await store.set(exportFavoritesAtom, form, 'Mine', signal);
    const [file] = files;
    expect(file?.name).toMatch(new RegExp(`^cubewire-favorites-\\d{4}-\\d\\d-\\d\\d\\.${form}$`));
    expect(file?.type).toBe(form === 'json' ? 'application/json' : 'text/html');
    const text = await file?.text;
    expect(text).toContain('为什么一天不是一天');
    expect(text?.includes('Mine')).toBe(form === 'html');
  });

  it('is whole, or there is none', async () => {
    const { store } = reader({ '': { ids: ['e1'], next: 'b' } });
    await expect(store.set(exportFavoritesAtom, 'json', 'Mine', signal)).rejects.toThrow();
    const stop = new AbortController();
    stop.abort();
    const all = reader({ '': { ids: ['e1'] } });
    await expect(all.store.set(exportFavoritesAtom, 'json', 'M', stop.signal)).rejects.toThrow();
    expect(files).toEqual([]);
  });
});

describe('the private address of the favorites', () => {
  type Token = { id: string; scope: 'feed' | 'read' };
  /** The page of a reader with these tokens; `stays`: this one cannot be ended. */
  async function page(first: Token[], stays?: string) {
    const site = { tokens: first };
    const { store, asked } = newReader(({ name, input }): Answer => {
      if (name === 'RevokeAccessToken') {
        if (input.token_id === stays) return 'broken';
        site.tokens = site.tokens.filter(({ id }) => id !== input.token_id);
        return { body: { code: 0 } };
      }
      if (name === 'CreateAccessToken') {
        site.tokens = [{ id: 'new', scope: 'feed' }, ...site.tokens];
        return { body: { code: 0, data: { token: token('new'), secret: 'hush' } } };
      }
      return {
        body: { code: 0, data: { tokens: site.tokens.map(({ id, scope }) => token(id, scope)) } },
      };
    });
    const token = (id: string, scope = 'feed') => ({ id, name: id, scope, created_at: 1 });
    store.set(readerAtom, { id: 'u1' });
    const { result } = renderHook(() => usePrivateFeed(), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>
          <Provider store={store}>{children}</Provider>
        </SWRConfig>
      ),
    });
    expect(result.current.feed).toBeUndefined();
    await waitFor(() => expect(result.current.feed).not.toBeUndefined());
    const acts = () =>
      asked
        .filter(({ name }) => name !== 'ListAccessTokens')
        .map(({ name, input }) => [name, input.token_id ?? input.scope]);
    return { result, acts };
  }

  it('is the newest one; other tokens are none', async () => {
    const { result } = await page([{ id: 'r', scope: 'read' }]);
    expect(result.current.feed).toBeNull();
    const two = await page([
      ...[{ id: 'r', scope: 'read' } as const, { id: 'f2', scope: 'feed' } as const],
      { id: 'f1', scope: 'feed' },
    ]);
    expect(two.result.current.feed).toMatchObject({ id: 'f2' });
  });

  it('a new one takes the place of those before, and tells its secret once', async () => {
    const { result, acts } = await page([
      ...[{ id: 'f2', scope: 'feed' } as const, { id: 'r', scope: 'read' } as const],
      { id: 'f1', scope: 'feed' },
    ]);
    await act(() => result.current.make('Reader'));
    expect(acts()).toEqual([
      ['RevokeAccessToken', 'f2'],
      ['RevokeAccessToken', 'f1'],
      ['CreateAccessToken', 'feed'],
    ]);
    expect(result.current).toMatchObject({ feed: { id: 'new' }, secret: 'hush' });
    await act(() => result.current.end());
    expect(result.current).toMatchObject({ feed: null, secret: undefined });
  });

  it('none is made while one before it is good', async () => {
    const { result, acts } = await page(
      [
        { id: 'f2', scope: 'feed' },
        { id: 'f1', scope: 'feed' },
      ],
      'f1',
    );
    await act(() => result.current.make('Reader'));
    expect(acts()).toEqual([
      ['RevokeAccessToken', 'f2'],
      ['RevokeAccessToken', 'f1'],
    ]);
    expect(result.current).toMatchObject({ feed: { id: 'f1' }, secret: undefined });
  });
});
