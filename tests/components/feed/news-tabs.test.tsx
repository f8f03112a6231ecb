/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsTabs } from '@/components/feed/news-tabs';
import { pushDetail } from '@/lib/browser/history/address';
import { feedOf } from '@/lib/model/feed/feed';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { feedAtom } from '@/lib/state/feed/feed';
import { refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { readerAtom } from '@/lib/state/page/reader';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { eventLoopTurns } from '../../event-loop-turns';
import { sampleEntry } from '../../model/entry-sample';
import { listOf, newReader, type Answer } from '../../state/reader';
import { renderPage } from '../page';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
  Object.assign(globalThis, { IntersectionObserver: NoObserver });
  Element.prototype.scrollTo ??= () => undefined;
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), { matches: false, query }) as never;
});
beforeEach(() => localStorage.clear());

const answers = (name: string): Answer =>
  name === 'ListEvents' ? listOf(['fresh']) : { body: { code: 0, tabs: builtInTabs.slice(0, 2) } };

/** Two tabs that show and have stored earlier pages; lists wait in `held` until released. */
async function openTwo(answer: (name: string) => Answer, held?: (() => void)[]) {
  const { store, asked } = newReader(async ({ name }) => {
    if (held && name === 'ListEvents') await new Promise<void>((resolve) => held.push(resolve));
    return answer(name);
  });
  const events = [sampleEntry({ id: 'before' })];
  const page = { has_more: false, session_end: true, session_id: 's', next_cursor: '' };
  store.set(tabsAtom, builtInTabs.slice(0, 2));
  const [first = '', second = ''] = builtInTabs.map(({ key }) => key);
  for (const tab of [first, second]) {
    store.set(feedAtom(tab), feedOf({ ...page, events }, Date.now()));
  }
  renderPage(<NewsTabs />, { store });
  const stored = (tab: string) => localStorage.getItem(`news_list:${tab}`) ?? '';
  const shown = (tab: string) => store.get(feedAtom(tab)).events.map(({ id }) => id);
  await waitFor(() => expect(stored(second)).toContain('before'));
  return { store, asked, first, second, stored, shown };
}

describe('the sections of the news', () => {
  it('are placeholders until they are known', async () => {
    const { store } = newReader(({ name }) => answers(name));
    renderPage(<NewsTabs />, { store });
    expect(screen.getByRole('status', { name: 'Loading sections' })).toBeInTheDocument();
    expect(screen.queryAllByRole('tab')).toHaveLength(0);
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
    expect(screen.queryByRole('status', { name: 'Loading sections' })).toBeNull();
  });

  it('keep the tab chosen beside an article, and the list’s address then names it', async () => {
    const { store } = newReader(() => listOf([]));
    store.set(tabsAtom, builtInTabs.slice(0, 3));
    window.history.replaceState(null, '', `/m/news?tab=${builtInTabs[1]?.key}`);
    renderPage(<NewsTabs />, { store });
    const selected = () => screen.getByRole('tab', { selected: true });
    const back = async () => {
      const stepped = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true }),
      );
      await act(async () => {
        window.history.back();
        await stepped;
      });
    };
    // As after a reload in an article: the tab is the list's.
    pushDetail('e1');
    await back();
    const [, second, third] = screen.getAllByRole('tab');
    expect(selected()).toBe(second);
    pushDetail('e1');
    await userEvent.click(third as HTMLElement);
    await back();
    expect(selected()).toBe(third);
    expect(window.location.search).toBe(`?tab=${builtInTabs[2]?.key}`);
    window.history.replaceState(null, '', '/');
  });

  it.each([true, false])(
    'start over in another language of the news, with a network (there from the first: %s)',
    async (online) => {
      const { store, asked, first, second, stored, shown } = await openTwo(answers);
      const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      await act(async () => {
        store.set(changeSettingsAtom, { newsLanguage: 'all' });
        await eventLoopTurns();
      });
      if (!online) {
        // Nothing could replace it.
        expect([shown(first), shown(second)]).toEqual([['before'], ['before']]);
        line.mockReturnValue(true);
        act(() => void window.dispatchEvent(new Event('online')));
      }
      await waitFor(() => expect(shown(first)).toEqual(['fresh']));
      expect(shown(second)).not.toContain('before');
      // The next visit finds no earlier data either.
      expect([stored(first), stored(second)].join()).not.toContain('before');
      const lists = asked.filter(({ name }) => name === 'ListEvents');
      expect(new Set(lists.map(({ input }) => input.news_language))).toEqual(new Set(['all']));
      line.mockRestore();
    },
  );

  it('stay where starting over fails, and each starts over when it is next opened', async () => {
    let broken = true;
    const { store, asked, first, second, stored, shown } = await openTwo((name) =>
      broken && name === 'ListEvents' ? 'broken' : answers(name),
    );
    const before = [stored(first), stored(second)];
    act(() => store.set(changeSettingsAtom, { newsLanguage: 'all' }));
    await waitFor(() => expect(store.get(feedAtom(first)).failed).toBe('refresh'));
    await act(eventLoopTurns);
    expect([shown(first), shown(second)]).toEqual([['before'], ['before']]);
    expect([stored(first), stored(second)]).toEqual(before);
    broken = false;
    await userEvent.click(screen.getAllByRole('tab')[1] as HTMLElement);
    await waitFor(() => expect(shown(second)).toEqual(['fresh']));
    await act(() => store.set(refreshFeedAtom, first));
    expect(shown(first)).toEqual(['fresh']);
    // The old events are not sent as shown, and are not put below the new ones.
    const lists = asked.filter(({ name }) => name === 'ListEvents');
    expect(lists.flatMap(({ input }) => input.displayed_event_ids)).not.toContain('before');
    expect(store.get(feedAtom(first)).history_events).toEqual([]);
  });

  it('start over without emptying one that was opened meanwhile', async () => {
    const held: (() => void)[] = [];
    const { store, first, second, shown } = await openTwo((name) => answers(name), held);
    act(() => store.set(changeSettingsAtom, { newsLanguage: 'all' }));
    await waitFor(() => expect(held).not.toHaveLength(0));
    await userEvent.click(screen.getAllByRole('tab')[1] as HTMLElement);
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[0]?.());
    await waitFor(() => expect(shown(first)).toEqual(['fresh']));
    await act(eventLoopTurns);
    expect(shown(second)).toEqual(['before']);
    act(() => held[1]?.());
    await waitFor(() => expect(shown(second)).toEqual(['fresh']));
  });

  it('start over for another reader', async () => {
    const { store, asked } = newReader(({ name }) => answers(name));
    const page = {
      events: [sampleEntry({ id: 'theirs' })],
      has_more: false,
      session_end: true,
      session_id: 's',
      next_cursor: '',
    };
    store.set(tabsAtom, builtInTabs.slice(0, 1));
    store.set(feedAtom('recommend'), feedOf(page, Date.now()));
    renderPage(<NewsTabs />, { store });
    await waitFor(() => expect(localStorage.getItem('news_list:recommend')).toContain('theirs'));
    expect(asked.filter(({ name }) => name === 'ListEvents')).toEqual([]);
    await act(async () => store.set(readerAtom, { id: 'u2' }));
    await waitFor(() =>
      expect(store.get(feedAtom('recommend')).events.map(({ id }) => id)).toEqual(['fresh']),
    );
    expect(localStorage.getItem('news_list:recommend')).not.toContain('theirs');
  });
});
