/** @jest-environment ./tests/dom-with-fetch.mjs */
import { cacheKinds, readCache, writeCache } from '@/lib/browser/storage/cache';
import {
  clearDetails,
  readDetail,
  removeDetail,
  sweepDetails,
  writeDetail,
  detailCacheChars,
} from '@/lib/browser/feed/detail-cache';
import { newsEvent } from '@/lib/contract';
import { detailCacheEntries } from '@/lib/model/limits/article';
import { z } from 'zod';
import { sampleWireEvent } from '../../components/article/sample-event';

const now = 1_800_000_000_000;
const threeDays = 259_200_000;
const event = (id: string, fields = {}) => sampleWireEvent({ id, ...fields });

beforeEach(() => localStorage.clear());

describe('the cache of a browser', () => {
  it('has exactly these ten kinds', () => {
    expect(cacheKinds).toEqual([
      'user_info',
      'news_detail',
      'news_list',
      'news_list_session',
      'chatbot_history',
      'chatbot_history_page',
      'chatbot_session',
      'tab_list',
      'app_visited',
      'login_method',
    ]);
  });

  it('keeps entries with type, date and data', () => {
    writeCache('tab_list', 'x', [1], now);
    expect(JSON.parse(localStorage.getItem('tab_list:x') ?? '')).toEqual({
      type: 'tab_list',
      date: now,
      data: [1],
    });
  });

  it.each([
    ['another type', { type: 'user_info', date: now, data: [1] }],
    ['a type that is none', { type: 'nonsense', date: now, data: [1] }],
    ['no data', { type: 'tab_list', date: now }],
    ['null as data', { type: 'tab_list', date: now, data: null }],
    ['an empty text as data', { type: 'tab_list', date: now, data: '' }],
    ['no date', { type: 'tab_list', data: [1] }],
    ['data of another shape', { type: 'tab_list', date: now, data: { a: 1 } }],
  ])('reads an entry with %s as absent', (_, entry) => {
    localStorage.setItem('tab_list:x', JSON.stringify(entry));
    expect(readCache('tab_list', 'x', z.array(z.number()))).toBeUndefined();
  });

  it('treats invalid JSON as absent', () => {
    localStorage.setItem('tab_list:x', '{');
    expect(readCache('tab_list', 'x', z.unknown())).toBeUndefined();
  });
});

describe('kept articles', () => {
  it('come back unchanged', () => {
    const kept = event('e1');
    writeDetail(kept, now);
    expect(readDetail('e1', now)).toEqual(newsEvent.parse(JSON.parse(JSON.stringify(kept))));
    expect(readDetail('e2', now)).toBeUndefined();
  });

  it('are kept for 3 days and gone one millisecond later', () => {
    writeDetail(event('e1'), now);
    expect(readDetail('e1', now + threeDays)?.id).toBe('e1');
    expect(readDetail('e1', now + threeDays + 1)).toBeUndefined();
    expect(localStorage.getItem('news_detail:e1')).toBeNull();
  });

  it('that are expired are removed when a page starts, without being read', () => {
    writeDetail(event('old'), now);
    writeDetail(event('new'), now + 1);
    localStorage.setItem('news_detail:stranger', '{}');
    sweepDetails(now + threeDays + 1);
    const keys = Object.keys(localStorage).sort();
    expect(keys).toEqual(['news_detail:*', 'news_detail:new']);
  });

  it('that are corrupted are absent', () => {
    writeDetail(event('e1'), now);
    localStorage.setItem('news_detail:e1', '{"type":"news_detail","date":1,"data":{"id":7}}');
    expect(readDetail('e1', now)).toBeUndefined();
    localStorage.setItem('news_detail:*', 'nonsense');
    sweepDetails(now);
    expect(localStorage.getItem('news_detail:e1')).toBeNull();
  });

  it('are limited in number: the least recently kept is removed', () => {
    for (let n = 0; n <= detailCacheEntries; n++) writeDetail(event(`e${n}`), now);
    expect(readDetail('e0', now)).toBeUndefined();
    expect(readDetail('e1', now)?.id).toBe('e1');
    expect(Object.keys(localStorage)).toHaveLength(detailCacheEntries + 1);
  });

  it('are limited in size, and one that is too large is not kept', () => {
    const long = (length: number) => ({
      content: [{ element_type: 'p', text: [{ lang: 'en', text: 'x'.repeat(length) }] }],
    });
    for (const id of ['a', 'b', 'c']) writeDetail(event(id, long(detailCacheChars * 0.45)), now);
    expect(['a', 'b', 'c'].map((id) => readDetail(id, now)?.id)).toEqual([undefined, 'b', 'c']);
    writeDetail(event('d', long(detailCacheChars)), now);
    expect(['b', 'c', 'd'].map((id) => readDetail(id, now)?.id)).toEqual(['b', 'c', undefined]);
  });

  it('can be removed, one or all', () => {
    for (const id of ['a', 'b', 'c']) writeDetail(event(id), now);
    removeDetail('b', now);
    expect(['a', 'b', 'c'].map((id) => readDetail(id, now)?.id)).toEqual(['a', undefined, 'c']);
    localStorage.setItem('language', 'zh');
    clearDetails();
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('are absent where storage fails, and nothing throws', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeDetail(event('e1'), now);
    sweepDetails(now);
    spy.mockRestore();
    expect(readDetail('e1', now)).toBeUndefined();
  });
});
