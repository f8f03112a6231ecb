/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, createStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import ShortcutSheet from '@/components/desk/shortcut-sheet';
import DeskKeys from '@/components/desk/desk-keys';
import { ListPanel } from '@/components/desk/list-panel';
import { Rail } from '@/components/desk/rail';
import { Card } from '@/components/feed/card';
import { Popup } from '@/components/ui/popup';
import { CardMode } from '@/lib/model/wire/card-enums';
import { newItem } from '@/lib/model/chat/item';
import { shownEventAtom } from '@/lib/state/article/current';
import { dispatchChatAtom, openHistoryAtom } from '@/lib/state/chat/chat';
import { openItemsAtom } from '@/lib/state/chat/conversations';
import { topAskedAtom } from '@/lib/state/feed/to-top';
import { siteAtom } from '@/lib/state/page/deployment';
import { openPopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader } from '@/tests/state/reader';
import { sampleEntry } from '../../model/entry-sample';
import { renderPage } from '../page';
import { widen } from '../wide-window';

function desk() {
  const store = createStore();
  store.set(siteAtom, { ...store.get(siteAtom), desktop: true });
  store.set(changeSettingsAtom, { layout: 'wide' });
  return store;
}

const cards = (
  <div role="tabpanel">
    {['a', 'b', 'c'].map((id, index) => (
      <Card
        key={id}
        entry={sampleEntry({ id })}
        mode={CardMode.Default}
        index={index}
        sessionId=""
      />
    ))}
  </div>
);
const links = () => screen.getAllByRole('link', { name: /Why a day/ });

/** A page whose content changes while it is open. */
function renderChanging(content: ReactNode, store: ReturnType<typeof desk>) {
  const changing = atom(content);
  function Content() {
    return useAtomValue(changing);
  }
  renderPage(<Content />, { store });
  return { shown: (next: ReactNode) => act(() => store.set(changing, next)) };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/news');
  document.cookie = 'layout=; Max-Age=0; Path=/';
});

it('the card of the open article is marked', () => {
  const store = desk();
  renderPage(cards, { store });
  expect(links().map((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
  ]);
  act(() => store.set(shownEventAtom, 'b'));
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  act(() => store.set(changeSettingsAtom, { layout: 'column' }));
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null]);
});

describe('the keys', () => {
  const page = (
    <>
      {cards}
      <input aria-label="Something" />
      <DeskKeys />
    </>
  );

  it('j and k move from card to card and stop at the ends', async () => {
    renderPage(page, { store: desk() });
    await userEvent.keyboard('jj');
    expect(links()[1]).toHaveFocus();
    await userEvent.keyboard('kk');
    expect(links()[0]).toHaveFocus();
  });

  it('o opens the focused card', async () => {
    renderPage(page, { store: desk() });
    await userEvent.keyboard('jjo');
    expect(window.location.search).toBe('?id=b');
  });

  it('l and s like and save the focused card, once each', async () => {
    const { store, asked } = newReader(() => ({ body: { code: 0 } }));
    store.set(siteAtom, { ...store.get(siteAtom), desktop: true });
    store.set(readerAtom, { id: 'u1' });
    renderPage(page, { store });
    await userEvent.keyboard('ls');
    expect(asked).toEqual([]);
    await userEvent.keyboard('jjls');
    await waitFor(() =>
      expect(asked.map(({ name, input }) => [name, input.operate_event_ids])).toEqual([
        ['LikeFeedBack', ['b']],
        ['CollectOrUncollectEvents', ['b']],
      ]),
    );
  });

  it.each([
    ['/', 'search'],
    ['gt', 'topics'],
    ['gf', 'favorites'],
    ['gs', 'settings'],
  ])('%s shows the panel %s, and g h the news again', async (keys, panel) => {
    const narrow = await widen();
    const store = desk();
    store.set(readerAtom, { id: 'u1' });
    renderPage(page, { store });
    const shown = () => new URLSearchParams(window.location.search).get('panel');
    await userEvent.keyboard(keys);
    expect(shown()).toBe(panel);
    await userEvent.keyboard('gh');
    await waitFor(() => expect(shown()).toBeNull());
    expect(window.location.pathname).toBe('/m/news');
    await narrow();
  });

  it('? explains them', async () => {
    const { store } = renderPage(page, { store: desk() });
    await userEvent.keyboard('?');
    expect(store.get(popupsAtom).map(({ popup }) => popup.kind)).toEqual(['shortcuts']);
  });

  it.each(['j', '?', 'n'])('%s is a letter while typing', async (key) => {
    const { store } = renderPage(page, { store: desk() });
    await userEvent.type(screen.getByLabelText('Something'), key);
    expect(screen.getByLabelText('Something')).toHaveFocus();
    expect(store.get(popupsAtom)).toEqual([]);
  });

  it('do nothing when turned off', async () => {
    const store = desk();
    store.set(changeSettingsAtom, { shortcuts: false });
    renderPage(page, { store });
    await userEvent.keyboard('j?');
    expect(document.body).toHaveFocus();
    expect(store.get(popupsAtom)).toEqual([]);
  });

  it('can be turned off in the sheet', async () => {
    const store = desk();
    renderPage(
      <ShortcutSheet
        popup={{ kind: 'shortcuts' }}
        open
        close={jest.fn()}
        titleId=""
        onClosed={jest.fn()}
      />,
      { store },
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(store.get(settingsAtom).shortcuts).toBe(false);
  });
});

describe('the offer of the wide layout', () => {
  const column = () => {
    const store = desk();
    store.set(changeSettingsAtom, { layout: 'column' });
    document.cookie = 'layout=; Max-Age=0; Path=/';
    return store;
  };

  it('leaves focus at the news, once it is answered', async () => {
    renderPage(
      <>
        <main id="news" tabIndex={-1} />
        <DeskKeys />
      </>,
      { store: column() },
    );
    screen.getByRole('button', { name: 'No thanks' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['Use it', 'wide'],
    ['No thanks', 'column'],
  ])('%s sets the layout to %s, and is not offered again', async (answer, layout) => {
    const { store, unmount } = renderPage(<DeskKeys />, { store: column() });
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(store.get(settingsAtom).layout).toBe(layout);
    expect(document.cookie).toContain(`layout=${layout}`);
    unmount();
    store.set(settingsAtom, { ...store.get(settingsAtom), layout: 'column' });
    renderPage(<DeskKeys />, { store });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

it('the rail shows the current place, and links to those of the list column', async () => {
  renderPage(<Rail panel={{ name: 'topics' }} />, { store: desk() });
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Topics');
  fireEvent.click(within(nav).getByRole('link', { name: 'Conversations' }));
  expect(window.location.search).toBe('?panel=history');
});

describe('a panel over the list', () => {
  const page = (panel: 'topics' | 'settings' | undefined) => (
    <div className="frame">
      <a href="#topics">To the topics</a>
      <a href="#settings">To the settings</a>
      <div data-list="">{cards}</div>
      {panel && <ListPanel panel={{ name: panel }} />}
    </div>
  );
  const list = () => document.querySelector('[data-list]');
  const panel = () => document.querySelector('#panel');

  it('takes focus from what it covers, and returns it to what opened it', async () => {
    const narrow = await widen();
    const { shown } = renderChanging(page(undefined), desk());
    const [topics, settings] = screen.getAllByRole('link', { name: /^To the/ });
    topics?.focus();
    shown(page('topics'));
    await waitFor(() => expect(panel()).toHaveFocus());
    expect(panel()).toHaveAccessibleName('Topics');
    expect(list()).toHaveAttribute('inert');
    settings?.focus();
    shown(page('settings'));
    await waitFor(() => expect(panel()).toHaveFocus());
    expect(panel()).toHaveAccessibleName('Settings');
    expect(list()).toHaveAttribute('inert');
    shown(page(undefined));
    expect(settings).toHaveFocus();
    expect(list()).not.toHaveAttribute('inert');
    await narrow();
  });

  it('is the target of the rail’s skip link', () => {
    renderPage(<Rail panel={{ name: 'topics' }} />, { store: desk() });
    const skip = screen.getByRole('link', { name: 'Skip to the list' });
    expect(skip).toHaveAttribute('href', '#panel');
  });

  it('and the news and the assistant are reached without a history entry', async () => {
    const store = desk();
    store.set(openPopupAtom, { kind: 'chat' });
    renderPage(
      <>
        <Rail panel={undefined} />
        <main id="news" />
        <aside id="assistant" />
      </>,
      { store },
    );
    const entries = window.history.length;
    const [list, assistant] = ['list', 'assistant'].map((place) =>
      screen.getByRole('link', { name: `Skip to the ${place}` }),
    );
    await userEvent.click(list as HTMLElement);
    expect(document.getElementById('news')).toHaveFocus();
    await userEvent.click(assistant as HTMLElement);
    expect(document.getElementById('assistant')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(window.history).toHaveLength(entries);
  });
});

it.each([
  [1100, true],
  [1440, false],
])('an article beside the assistant in %i px covers the list: %s', async (width, covers) => {
  const narrow = await widen(width);
  const page = (article: boolean) => (
    <>
      <div data-list="">{cards}</div>
      <Popup open label="Assistant" beside="side" onClose={() => undefined}>
        Text
      </Popup>
      {article && (
        <Popup open label="Article" beside="article" onClose={() => undefined}>
          Text
        </Popup>
      )}
    </>
  );
  const { shown } = renderChanging(page(false), desk());
  const [card] = links();
  card?.focus();
  shown(page(true));
  const article = screen.getByRole('region', { name: 'Article' });
  if (covers) await waitFor(() => expect(article).toHaveFocus());
  else expect(card).toHaveFocus();
  expect(document.querySelector('[data-list]')?.hasAttribute('inert')).toBe(covers);
  shown(page(false));
  expect(card).toHaveFocus();
  expect(document.querySelector('[data-list]')).not.toHaveAttribute('inert');
  await narrow();
});

describe('beside an article', () => {
  it('the rail leads to the top of the news', async () => {
    const { store } = renderPage(<Rail panel={undefined} />, { store: desk() });
    window.history.replaceState(null, '', '/m/news/detail?id=a');
    const narrow = await widen();
    fireEvent.click(screen.getByRole('link', { name: 'News' }));
    expect(store.get(topAskedAtom)).toBe(1);
    expect(window.location.search).toBe('?id=a');
    await narrow();
  });

  /** Conversations of these questions, the newest first. */
  function askEarlier(store: ReturnType<typeof desk>, ...questions: string[]) {
    const context = { content: '', eventId: '', tab: '' };
    const items = questions.map((input, index) =>
      newItem(
        { input, chat_type: 'chat', context },
        { now: 9 - index, random: 0, language: 'en', sessionId: `s${index}` },
      ),
    );
    store.set(openHistoryAtom);
    store.set(dispatchChatAtom, { type: 'restored', items });
  }

  it('an earlier conversation continues in the open assistant', async () => {
    const store = desk();
    askEarlier(store, 'Newer?', 'Older?');
    store.set(openPopupAtom, { kind: 'chat' });
    renderPage(<ListPanel panel={{ name: 'history' }} />, { store });
    const narrow = await widen();
    await userEvent.click(await screen.findByRole('button', { name: /^Older/ }));
    expect(store.get(openItemsAtom).map(({ userMessage }) => userMessage.input)).toEqual([
      'Older?',
    ]);
    await narrow();
  });

  it('earlier conversations go with the reader whose session has ended', async () => {
    const store = desk();
    store.set(readerAtom, { id: 'u0' });
    askEarlier(store, 'Older?');
    renderPage(<ListPanel panel={{ name: 'history' }} />, { store });
    expect(await screen.findByRole('button', { name: /^Older/ })).toBeVisible();
    act(() => store.set(readerAtom, { id: 'u1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Older/ })).toBeNull());
  });
});

it('the rail leads to the day and to the assistant, once that is open', () => {
  const store = desk();
  renderPage(<Rail panel={undefined} />, { store });
  expect(screen.getByRole('link', { name: 'The day' })).toHaveAttribute('href', '/m/day');
  expect(screen.queryByRole('link', { name: 'Skip to the assistant' })).toBeNull();
  act(() => store.set(openPopupAtom, { kind: 'chat' }));
  expect(screen.getByRole('link', { name: 'Skip to the assistant' })).toHaveAttribute(
    'href',
    '#assistant',
  );
});

it('the rail links messages for a reader with an account, and not for a guest', async () => {
  const { store, asked } = newReader(() => ({
    body: { code: 0, data: { unread_count: 3, types: [], quiet: false } },
  }));
  const page = renderPage(<Rail panel={undefined} />, { store });
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
  expect(asked).toEqual([]);
  page.unmount();
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(<Rail panel={undefined} />, { store });
  const bell = await screen.findByRole('link', { name: 'Messages: 3 unread messages' });
  expect(bell).toHaveAttribute('href', '/m/messages');
  expect(within(bell).getByText('Messages')).toBeVisible();
});
