/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import { NewsTabs } from '@/components/feed/news-tabs';
import { feedOf } from '@/lib/model/feed/feed';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { feedAtom } from '@/lib/state/feed/feed';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { readerAtom } from '@/lib/state/page/reader';
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

describe('the sections of the news', () => {
  it('are placeholders until they are known', async () => {
    const { store } = newReader(({ name }) => answers(name));
    renderPage(<NewsTabs />, { store });
    expect(screen.getByRole('status', { name: 'Loading sections' })).toBeInTheDocument();
    expect(screen.queryAllByRole('tab')).toHaveLength(0);
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
    expect(screen.queryByRole('status', { name: 'Loading sections' })).toBeNull();
  });

  it('start over when somebody else is reading', async () => {
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
