/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SearchScreen } from '@/components/screens/search-screen';
import type { SearchStart } from '@/components/search/search-view';
import { noSearch, type Search } from '@/lib/model/feed/search';
import { languages, type Language } from '@/lib/model/text/languages';
import { popupsAtom } from '@/lib/state/page/popups';
import { readerAtom } from '@/lib/state/page/reader';
import { searchPauseMs } from '@/lib/state/search/search';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf, newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

type Answers = (asked: Asked) => Answer | Promise<Answer>;
const finds: Answers = ({ input }) => listOf([`about ${String(input.query)}`]);

function show(
  answer: Answers = finds,
  { search = noSearch, first, language }: Partial<SearchStart> & { language?: Language } = {},
) {
  window.history.replaceState(null, '', '/m/search');
  const reader = newReader(answer);
  const ui = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SearchScreen start={{ search, first }} />
    </SWRConfig>
  );
  const page = renderPage(ui, { store: reader.store, language });
  const searches = () => reader.asked.filter(({ name }) => name === 'SearchEvents');
  return { ...page, ...reader, searches };
}
const field = () => screen.getByRole('searchbox', { name: 'Search the news' });
const results = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('span')?.textContent);

beforeEach(() => localStorage.clear());

it('searches while typing, a moment after the last key, and updates the address', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 20 });
    const { searches } = show();
    expect(field()).toHaveFocus();
    await user.type(field(), 'leap');
    // Not once per key.
    expect(searches()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(searchPauseMs));
    await waitFor(() => expect(results()).toEqual(['about leap']));
    expect(searches()).toHaveLength(1);
    expect(window.location.search).toBe('?q=leap');
    expect(screen.getByText('1 result')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('shows the server’s results for its address, and requests nothing', async () => {
  const first = { entries: [sampleEntry({ id: 'e7' })], next: undefined };
  const { searches } = show(finds, { search: { query: 'leap' }, first });
  expect(document.querySelector('a[data-result]')).toHaveAttribute('href', '/m/news/detail?id=e7');
  expect(field()).not.toHaveFocus();
  expect(searches()).toEqual([]);
});

it('filters by time, language and source, and keeps that in the address', async () => {
  const search: Search = { query: 'leap' };
  const first = { entries: [sampleEntry({ sources: [{ source: 'A Post', link: '' }] })], next: '' };
  const { searches } = show(finds, { search, first });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'A Post');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 7 days');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Language of the sources' }),
    '中文',
  );
  expect(window.location.search).toBe('?q=leap&lang=zh&source=A+Post&days=7');
  await waitFor(() =>
    expect(searches().at(-1)?.input).toMatchObject({ lang: 'zh', source: 'A Post', days: '7' }),
  );
});

it('says that nothing was found, and suggests removing the filters', async () => {
  show(({ input }) => listOf(input.lang === undefined ? ['e1'] : []), {
    search: { query: 'leap', lang: 'zh' },
  });
  expect(await screen.findByText('Nothing found for “leap”')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 results');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filters' }));
  await waitFor(() => expect(results()).toEqual(['e1']));
  expect(field()).toHaveValue('leap');
});

it('says that it failed, keeps the text, and retries', async () => {
  let answer: Answer = 'broken';
  show(() => answer, { search: { query: 'leap' } });
  expect(await screen.findByText('The search didn’t work')).toBeInTheDocument();
  expect(field()).toHaveValue('leap');
  answer = listOf(['e1']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(results()).toEqual(['e1']));
});

it('announces that a new search failed, and shows no results of the earlier one', async () => {
  show((asked) => (asked.input.query === 'tides' ? 'broken' : finds(asked)));
  await userEvent.type(field(), 'leap');
  await waitFor(() => expect(results()).toEqual(['about leap']));
  await userEvent.clear(field());
  await userEvent.type(field(), 'tides');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search didn’t work');
  expect(results()).toEqual([]);
});

it('results stay where only the next page did not load', async () => {
  show(({ input }) =>
    input.cursor === 'c2' ? 'broken' : listOf(['e1'], { has_more: true, next_cursor: 'c2' }),
  );
  await userEvent.type(field(), 'leap');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(results()).toEqual(['e1']);
});

it('continues where the first page ended', async () => {
  show(({ input }) =>
    input.cursor === 'c2'
      ? listOf(['e1', 'e2'])
      : listOf(['e1'], { has_more: true, next_cursor: 'c2' }),
  );
  await userEvent.type(field(), 'leap');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(results()).toEqual(['e1', 'e2']));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('is usable by keyboard alone: arrows through the results, Escape clears the field', async () => {
  show(() => listOf(['e1', 'e2']));
  await userEvent.type(field(), 'leap');
  await waitFor(() => expect(results()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('href', '/m/news/detail?id=e2');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('href', '/m/news/detail?id=e1');
  field().focus();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(window.location.search).toBe('');
});

describe('recent searches', () => {
  it('are those that were used, newest first, and can be deleted', async () => {
    show();
    for (const words of ['leap', 'volcano', 'Leap']) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${words}{Enter}`);
    }
    await userEvent.clear(field());
    const kept = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(kept()).toEqual(['Leap', 'volcano']));
    await userEvent.click(screen.getByRole('button', { name: 'volcano' }));
    expect(field()).toHaveValue('volcano');
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(kept()).toEqual([]);
  });

  it('are private to a reader', async () => {
    const { store, unmount } = show();
    act(() => store.set(readerAtom, { id: 'u1' }));
    await userEvent.type(field(), 'private{Enter}');
    unmount();
    show();
    expect(screen.queryByText('private')).toBeNull();
    expect(screen.getByText(/Results appear as you type/)).toBeInTheDocument();
  });
});

describe('“Follow”', () => {
  const follow = () => screen.getByRole('button', { name: 'Follow “leap second” as a topic' });

  it('asks a guest to sign in, and creates nothing', async () => {
    const { store, asked } = show(() => listOf([]));
    await userEvent.type(field(), 'leap second');
    await userEvent.click(follow());
    expect(store.get(popupsAtom).map(({ popup }) => popup)).toEqual([
      { kind: 'sign-in', reason: 'follow' },
    ]);
    expect(asked.map(({ name }) => name)).not.toContain('CreateTopic');
  });

  it('creates a topic from the search', async () => {
    const { store, asked } = show(({ name }) =>
      name === 'CreateTopic' ? { body: { code: -1 } } : listOf([]),
    );
    act(() => store.set(readerAtom, { id: 'u1' }));
    await userEvent.type(field(), 'leap second');
    await userEvent.click(follow());
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'CreateTopic')?.input).toEqual({
        query: 'leap second',
      }),
    );
  });
});

it.each(languages)('has every message in %s', async (language) => {
  show(() => listOf([]), { search: { query: 'leap', days: 1 }, language });
  await screen.findByRole('heading', { level: 2 });
  expect(document.body).not.toHaveTextContent('Missing key');
});
