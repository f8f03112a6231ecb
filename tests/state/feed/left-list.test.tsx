/** @jest-environment ./tests/dom-with-fetch.mjs */
import { isComeBack } from '@/lib/browser/history/come-back';
import { takeLeftList } from '@/lib/browser/feed/left-list';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { leaveListPageAtom, resumeListAtom } from '@/lib/state/feed/left-list';
import { hiddenByAtom } from '@/lib/state/page/hidden';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf, newReader } from '../reader';

const page = (ids: string[]) => ({
  events: ids.map((id) => sampleEntry({ id })),
  ...{ has_more: true, session_end: false, session_id: 's', next_cursor: 'n' },
});

/** An open list of rows of 100 px, scrolled by `top` px. */
function showRows(count: number, top = 0) {
  const rows = Array.from({ length: count }, (_, at) => `<div data-index="${at}"></div>`);
  document.body.innerHTML = `<div role="tabpanel"><div role="region">${rows.join('')}</div></div>`;
  const list = document.querySelector<HTMLElement>('[role=region]');
  if (!list) throw new Error('there is no list');
  let scrolled = top;
  for (const row of list.querySelectorAll<HTMLElement>('[data-index]')) {
    const y = () => Number(row.dataset.index) * 100 - scrolled;
    Object.defineProperty(row, 'offsetHeight', { value: 100 });
    row.getBoundingClientRect = () => ({ top: y(), bottom: y() + 100 }) as DOMRect;
    row.scrollIntoView = () => void (scrolled = Number(row.dataset.index) * 100);
  }
  list.getBoundingClientRect = () => ({ top: 0, bottom: 300 }) as DOMRect;
  list.scrollBy = (by?: number | ScrollToOptions) => {
    scrolled += typeof by === 'object' ? (by.top ?? 0) : 0;
  };
  return () => scrolled;
}

beforeEach(() => sessionStorage.clear());

describe('a list that is left', () => {
  const longer = ['a', 'b', 'c', 'd', 'e'];

  it('has its length and position again on return', async () => {
    const before = newReader(() => listOf([]));
    before.store.set(feedAtom('recommend'), feedOf(page(longer), Date.now()));
    showRows(5, 230);
    before.store.set(leaveListPageAtom);
    // Opens and leaves a page without a list.
    document.body.innerHTML = '';
    newReader(() => listOf([])).store.set(leaveListPageAtom);
    const after = newReader(() => listOf([]));
    after.store.set(feedAtom('recommend'), feedOf(page(['a', 'b']), Date.now()));
    const scrolled = showRows(5);
    expect(await after.store.set(resumeListAtom)).toBe(true);
    const shown = after.store.get(feedAtom('recommend')).events.map(({ id }) => id);
    expect(shown).toEqual(longer);
    expect(scrolled()).toBe(230);
    expect(isComeBack()).toBe(false);
  });

  it('is restored without what the reader muted', () => {
    const { store } = newReader(() => listOf([]));
    const feed = feedOf(page(longer), Date.now());
    store.set(feedAtom('recommend'), { ...feed, history_events: page(['f', 'g']).events });
    store.set(hiddenByAtom, new Map([['word tea', ['b', 'g']]]));
    showRows(5, 230);
    store.set(leaveListPageAtom);
    const { events, history_events } = takeLeftList(undefined, Date.now())?.feed ?? {};
    expect(events?.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
    expect(history_events?.map(({ id }) => id)).toEqual(['f']);
  });

  it('at its top begins at its top', () => {
    const { store } = newReader(() => listOf([]));
    store.set(feedAtom('recommend'), feedOf(page(longer), Date.now()));
    showRows(5);
    store.set(leaveListPageAtom);
    expect(takeLeftList(undefined, Date.now())).toBeUndefined();
  });
});
