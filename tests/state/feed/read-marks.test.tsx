/** @jest-environment ./tests/dom-with-fetch.mjs */
import { readIds } from '@/lib/browser/feed/read-list';
import { keepReadingPlace, readingPlace } from '@/lib/browser/feed/reading-place';
import { readListEntries } from '@/lib/browser/feed/keep-read';
import { trustFreshAtom } from '@/lib/state/feed/fresh-marks';
import { overlayAtom } from '@/lib/state/article/overlay';
import { restoreReadAtom } from '@/lib/state/feed/first-marks';
import { forgetReadingAtom, readArticleAtom } from '@/lib/state/feed/read-marks';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader } from '../reader';

const reader = () => newReader(() => ({ body: { code: 0 } }));

beforeEach(() => sessionStorage.clear());

describe('an article that was opened', () => {
  it('is marked as read and not updated, here and at the service', async () => {
    const { store, asked } = reader();
    await store.set(readArticleAtom, 'e1', 'v2');
    expect(store.get(overlayAtom).e1).toEqual({ has_read: true, has_updated: false });
    expect(asked).toEqual([
      { name: 'MarkUserRead', input: { event_id: 'e1', event_version_id: 'v2' } },
    ]);
  });

  it('is in the news-read list of session storage, once', async () => {
    const { store } = reader();
    for (const id of ['a', 'b', 'a']) await store.set(readArticleAtom, id);
    expect(JSON.parse(sessionStorage.getItem('news_read') ?? '')).toEqual(['b', 'a']);
  });

  it('is marked again after a reload in the same visit, and not for another reader', async () => {
    await reader().store.set(readArticleAtom, 'a');
    const { store } = reader();
    store.set(restoreReadAtom);
    expect(store.get(overlayAtom).a).toEqual({ has_read: true });
    keepReadingPlace('a', 'v1', { topPx: 900, told: 0 });
    store.set(forgetReadingAtom);
    expect([readIds(), readingPlace('a', 'v1')]).toEqual([[], undefined]);
  });

  it('is updated again when a list has a newer version', async () => {
    const { store } = reader();
    await store.set(readArticleAtom, 'e1', 'v1');
    store.set(trustFreshAtom, [sampleEntry({ has_read: false, has_updated: false })]);
    expect(store.get(overlayAtom).e1).toEqual({ has_read: true, has_updated: false });
    store.set(trustFreshAtom, [sampleEntry({ has_read: true, has_updated: true })]);
    expect(store.get(overlayAtom).e1).toEqual({ has_read: true, has_updated: true });
  });
});

describe('the news-read list', () => {
  it('keeps the last ids only', async () => {
    const ids = Array.from({ length: readListEntries }, (_, n) => `e${n}`);
    sessionStorage.setItem('news_read', JSON.stringify(ids));
    await reader().store.set(readArticleAtom, 'last');
    expect(readIds()).toHaveLength(readListEntries);
    expect(readIds().at(-1)).toBe('last');
    expect(readIds()).not.toContain('e0');
  });

  it.each(['{', '{"a":1}', '"x"', '[1,null]'])('reads %s as empty', (text) => {
    sessionStorage.setItem('news_read', text);
    expect(readIds()).toEqual([]);
  });
});
