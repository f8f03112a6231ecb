import {
  clearReaderCaches,
  forgetEvent,
  isOfAnotherReader,
  keepList,
  keepTabList,
  readList,
  readTabList,
} from '@/lib/browser/feed/list-cache';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { sampleEntry } from '../../model/entry-sample';

const page = (ids: string[]) => ({
  events: ids.map((id) => sampleEntry({ id })),
  has_more: true,
  session_end: false,
  session_id: 's1',
  next_cursor: 'c1',
});
const idsOf = (user?: string) => readList('sports', user)?.page.events.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the stored lists', () => {
  it('come back unchanged, with the time of their refresh', () => {
    keepList('sports', { page: page(['a', 'b']), at: 5_000 }, 'u1');
    expect(readList('sports', 'u1')).toEqual({ page: page(['a', 'b']), at: 5_000 });
  });

  it('are entries of two kinds with type, date and data', () => {
    keepList('sports', { page: page(['a']), at: 5_000 }, undefined);
    for (const kind of ['news_list', 'news_list_session']) {
      const stored = JSON.parse(localStorage.getItem(`${kind}:sports`) ?? '');
      expect(stored).toMatchObject({ type: kind, date: 5_000, data: expect.anything() });
    }
  });

  it('are shown only to their reader', () => {
    keepList('sports', { page: page(['a']), at: 1 }, 'u1');
    expect(readList('sports', undefined)).toBeUndefined();
    expect(readList('sports', 'u2')).toBeUndefined();
    expect([
      isOfAnotherReader('u1'),
      isOfAnotherReader('u2'),
      isOfAnotherReader(undefined),
    ]).toEqual([false, true, true]);
    clearReaderCaches();
    expect(readList('sports', 'u1')).toBeUndefined();
    expect(isOfAnotherReader('u2')).toBe(false);
  });

  it('lose an event that was taken down, and keep their time', () => {
    keepList('sports', { page: page(['a', 'b']), at: 5_000 }, undefined);
    forgetEvent('sports', 'a');
    forgetEvent('sports', 'nowhere');
    forgetEvent('politics', 'a');
    expect(idsOf()).toEqual(['b']);
    expect(readList('sports', undefined)?.at).toBe(5_000);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another type', JSON.stringify({ type: 'tab_list', date: 1, data: page(['a']) })],
    ['empty data', JSON.stringify({ type: 'news_list', date: 1, data: null })],
    ['other data', JSON.stringify({ type: 'news_list', date: 1, data: { events: 7 } })],
    ['no events', JSON.stringify({ type: 'news_list', date: 1, data: { events: [] } })],
  ])('are absent where there is %s', (_what, stored) => {
    keepList('sports', { page: page(['a']), at: 1 }, undefined);
    if (stored === undefined) localStorage.removeItem('news_list:sports');
    else localStorage.setItem('news_list:sports', stored);
    expect(readList('sports', undefined)).toBeUndefined();
  });

  it('and tabs are absent where storage fails, and nothing throws', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepList('sports', { page: page(['a']), at: 1 }, undefined);
    keepTabList(builtInTabs, 1);
    spy.mockRestore();
    expect(idsOf()).toBeUndefined();
    expect(readTabList()).toBeUndefined();
  });

  it('include the tabs', () => {
    keepTabList(builtInTabs.slice(0, 2), 1);
    expect(readTabList()).toEqual(builtInTabs.slice(0, 2));
  });
});
