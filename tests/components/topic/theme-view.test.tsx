/** @jest-environment ./tests/dom-with-fetch.mjs */
// The page of a theme: its items while it is open, page by page.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ThemeView } from '@/components/topic/theme-view';
import { readerAtom } from '@/lib/state/page/reader';
import { ownFeedAskMs } from '@/lib/state/topics/themes';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const theme = { theme_id: 'h1', name: 'Tides', keywords: ['tide'], own: true };
const item = (id: string) => ({ id, item_type: 'event', title: [{ lang: 'en', text: id }] });
const body = (more: object): Answer => ({ body: { code: 0, ...more } });

/** Opens a theme; `page` returns its items at a cursor. */
function open(page: (cursor: unknown) => Answer) {
  const { store, asked } = newReader(({ name, input }) =>
    name === 'GetThemeData' ? page(input.cursor) : body({ run_list: [] }),
  );
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ThemeView id="h1" />
    </SWRConfig>,
    { store },
  );
  return () => asked.filter(({ name }: Asked) => name === 'GetThemeData').length;
}

describe('a new address', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is requested until it was checked, and its result is shown', async () => {
    let state = 'waiting';
    const feeds = () => [{ feed_id: 'f1', address: 'tides.example', state }];
    const count = open(() =>
      body({
        theme: { ...theme, feeds: feeds() },
        item_list: state === 'ok' ? [item('High tide')] : [],
      }),
    );
    const pass = () => act(() => jest.advanceTimersByTimeAsync(2 * ownFeedAskMs));
    await pass();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tides');
    expect(screen.queryByText('High tide')).toBeNull();
    expect(screen.getByText(/New addresses are looked at/)).toBeVisible();
    state = 'ok';
    await pass();
    expect(screen.getByText('High tide')).toBeVisible();
    const asked = count();
    await pass();
    expect(count()).toBe(asked);
  });
});

it('a theme of words only, without matches, does not mention addresses', async () => {
  open(() => body({ theme, item_list: [] }));
  expect(await screen.findByText('No news fits this theme yet.')).toBeVisible();
  expect(screen.queryByText(/addresses/)).toBeNull();
});

it('a page that does not load shows a message, and loads on retry', async () => {
  let down = true;
  open((cursor) => {
    if (cursor !== 'c2') return body({ theme, item_list: [item('First')], next_cursor: 'c2' });
    return down ? 'broken' : body({ theme, item_list: [item('Second')], next_cursor: '' });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t load more/);
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
