/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { PopupStack } from '@/components/popups/popup-stack';
import { keepSet } from '@/lib/browser/offline/kept';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import { newsEvent } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import { overlayAtom } from '@/lib/state/article/overlay';
import { feedAtom } from '@/lib/state/feed/feed';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { openPopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { loggingOutAtom, readerAtom } from '@/lib/state/page/reader';
import { MemoryCaches } from '@/tests/memory-caches';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const pageOf = (ids: string[], next_cursor = ''): Answer => ({
  body: {
    code: 0,
    data: {
      events: ids.map((id) => ({ id, title: [{ lang: 'en', text: id }], collected: true })),
      has_more: next_cursor !== '',
      next_cursor,
    },
  },
});

const cursors = (asked: Asked[]) =>
  asked.filter(({ name }) => name === 'ListCollectEvents').map(({ input }) => input.cursor);
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2'));
const shown = () => titles().map((title) => title?.textContent);

function page(answer: (asked: Asked) => Answer | Promise<Answer>, language?: Language) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, { id: 'u1' });
  const content = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <PopupStack />
    </SWRConfig>
  );
  renderPage(content, { store, language });
  return { store, asked };
}

async function open(answer: (asked: Asked) => Answer | Promise<Answer>, language?: Language) {
  const { store, asked } = page(answer, language);
  act(() => store.set(openPopupAtom, { kind: 'favorites' }));
  const dialog = await screen.findByRole('dialog');
  return { store, asked, dialog };
}

const three = ({ input }: Asked): Answer =>
  ({
    '': pageOf(['a', 'b'], 'c1'),
    c1: pageOf(['b', 'c'], 'c2'),
    c2: pageOf(['d']),
  })[String(input.cursor)] ?? 'broken';

describe('the favorites', () => {
  it.each([
    ['en', 'My favorites'],
    ['zh', '我的收藏'],
    ['ph', 'Mga paborito ko'],
  ] as const)('have their title: %s', async (language, title) => {
    const { dialog } = await open(() => pageOf([]), language);
    expect(dialog).toHaveAccessibleName(title);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(dialog).not.toHaveTextContent('Missing key');
  });

  it('include saved ones waiting to be sent, and not those removed', async () => {
    const { store } = page(() => pageOf(['a', 'b']));
    const events = [sampleEntry({ id: 'new', title: [{ lang: 'en', text: 'new' }] })];
    store.set(feedAtom(store.get(openTabAtom)), (feed) => ({ ...feed, events }));
    const wait = (id: string, collected: boolean, owner = 'u1') =>
      keepUnsent({
        ...{ owner, call: 'CollectOrUncollectEvents', id, input: {} },
        ...{ before: { collected: !collected }, after: { collected } },
      });
    wait('new', true);
    wait('a', false);
    wait('b', false, 'u-other');
    act(() => store.set(openPopupAtom, { kind: 'favorites' }));
    await waitFor(() => expect(shown()).toEqual(['new', 'b']));
    localStorage.clear();
  });

  it('show three placeholders while they load', async () => {
    await open(() => new Promise<Answer>(() => undefined));
    const loading = await screen.findByRole('status', { name: 'Loading news' });
    expect(loading.children).toHaveLength(3);
  });

  it('load page by page near the end, each event once, and show where they end', async () => {
    const { asked } = await open(three);
    // jsdom has no layout: the end is always near.
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd']));
    expect(cursors(asked)).toEqual(['', 'c1', 'c2']);
    expect(await screen.findByText('That is everything you saved.')).toBeInTheDocument();
  });

  it('say so when they are empty', async () => {
    await open(() => pageOf([]));
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
    expect(screen.queryByText('That is everything you saved.')).toBeNull();
  });

  it('that do not load can be retried', async () => {
    let broken = true;
    await open(() => (broken ? 'broken' : pageOf(['a'])));
    expect(await screen.findByText(/They are safe/)).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['a']));
  });

  it('that are cached are shown where the service fails, with a message and a retry', async () => {
    Object.assign(window, { caches: new MemoryCaches() });
    const events = ['kept'].map((id) => newsEvent.parse({ id, title: [{ lang: 'en', text: id }] }));
    const set = { kind: 'favourites', id: 'u1', at: 1, events, items: [] } as const;
    await keepSet({ ...set, events, items: [], size: 0, whole: true });
    let fails = true;
    await open(() => (fails ? { status: 500, body: {} } : pageOf(['a'])));
    await waitFor(() => expect(shown()).toEqual(['kept']));
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['a']));
    Reflect.deleteProperty(window, 'caches');
  });

  it('are requested again when the list is pulled down', async () => {
    let ids = ['a'];
    const { asked } = await open(() => pageOf(ids));
    await waitFor(() => expect(shown()).toEqual(['a']));
    ids = ['b', 'a'];
    const before = cursors(asked).length;
    const list = screen.getByRole('group', { name: 'My favorites' });
    const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });
    fireEvent.touchStart(list, at(0));
    fireEvent.touchMove(list, at(400));
    fireEvent.touchEnd(list, { touches: [] });
    await waitFor(() => expect(shown()).toEqual(['b', 'a']));
    expect(cursors(asked).slice(before)).toEqual(['']);
  });

  it('are requested again when they are reopened', async () => {
    const { store, asked } = await open(() => pageOf(['a']));
    await waitFor(() => expect(shown()).toEqual(['a']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => store.set(openPopupAtom, { kind: 'favorites' }));
    await waitFor(() => expect(cursors(asked)).toEqual(['', '']));
    expect(shown()).toEqual(['a']);
  });

  it('lose a removed one, once the service has accepted it', async () => {
    let ids = ['a', 'b'];
    const { store } = await open(({ name }) => {
      if (name === 'ListCollectEvents') return pageOf(ids);
      ids = ['b'];
      return { body: { code: 0 } };
    });
    await waitFor(() => expect(shown()).toEqual(['a', 'b']));
    const [mark] = screen.getAllByRole('button', { name: 'Saved' });
    if (mark) await userEvent.click(mark);
    await waitFor(() => expect(shown()).toEqual(['b']));
    expect(store.get(overlayAtom).a).toEqual({ collected: false });
  });

  it('are shown only to a signed-in reader', async () => {
    const { store, asked } = page(() => pageOf(['a']));
    store.set(readerAtom, undefined);
    act(() => store.set(openPopupAtom, { kind: 'favorites' }));
    await waitFor(() => expect(store.get(popupsAtom)).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('disappear when the reader signs out', async () => {
    const { store } = await open(() => pageOf(['a']));
    await waitFor(() => expect(shown()).toEqual(['a']));
    act(() => store.set(loggingOutAtom, true));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
