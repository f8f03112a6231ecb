import { clearReaderCaches } from '@/lib/browser/feed/list-cache';
import { isComeBack } from '@/lib/browser/history/come-back';
import { keepLeftList, takeLeftList, type LeftList } from '@/lib/browser/feed/left-list';
import { staleMs } from '@/lib/model/limits/feed';
import { leftListKey } from '@/lib/model/wire/further-keys';
import { sampleEntry } from '../../model/entry-sample';

const refreshed_at = 1_000_000;
const left: LeftList = {
  ...{ tab: 'sports', reader: 'u1', event: 'b', above: 40 },
  feed: {
    events: [sampleEntry({ id: 'a' }), sampleEntry({ id: 'b' })],
    history_events: [sampleEntry({ id: 'c' })],
    ...{ has_more: true, session_end: false, session_id: 's', next_cursor: 'n' },
    ...{ history_has_more: true, history_cursor: 'h', sessions: { a: 's', b: 's', c: 'old' } },
    refreshed_at,
  },
};

beforeEach(() => sessionStorage.clear());

describe('a list that was left', () => {
  it('is restored once as it was', () => {
    keepLeftList(left);
    expect(takeLeftList('u1', refreshed_at + staleMs)).toEqual(left);
    expect(takeLeftList('u1', refreshed_at)).toBeUndefined();
  });

  it.each([
    ['somebody else', 'u2', refreshed_at],
    ['a guest', undefined, refreshed_at],
    ['whoever comes after half an hour', 'u1', refreshed_at + staleMs + 1],
  ])('is not shown to %s, and not kept for later', (_, reader, now) => {
    keepLeftList(left);
    expect(takeLeftList(reader, now)).toBeUndefined();
    expect(takeLeftList('u1', refreshed_at)).toBeUndefined();
  });

  it('is deleted with all other data of the reader', () => {
    keepLeftList(left);
    clearReaderCaches();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{}', 'null'])('that cannot be read is ignored: %s', (text) => {
    sessionStorage.setItem(leftListKey, text);
    expect(takeLeftList(undefined, 0)).toBeUndefined();
  });
});

describe('a page', () => {
  const cameBy = (type: string) =>
    Object.defineProperty(performance, 'getEntriesByType', {
      value: () => [{ type }],
      configurable: true,
    });

  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])('reached by %s is a return: %s', (type, expected) => {
    cameBy(type);
    expect(isComeBack()).toBe(expected);
  });

  it('restored from the back/forward cache is a return', () => {
    cameBy('reload');
    Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
    expect(isComeBack()).toBe(true);
    Reflect.deleteProperty(document, 'wasDiscarded');
  });
});
