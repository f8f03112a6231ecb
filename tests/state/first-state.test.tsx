/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { feedAtom } from '@/lib/state/feed/feed';
import { overlayAtom } from '@/lib/state/article/overlay';
import { settingsAtom } from '@/lib/state/page/settings';
import { loggingOutAtom, readerAtom } from '@/lib/state/page/reader';

test('a page begins with this state', () => {
  const { get } = createStore();
  expect(get(settingsAtom)).toMatchObject({
    language: 'en',
    subLanguage: 'zh',
    bilingual: false,
    listBriefVisible: true,
  });
  expect(get(readerAtom)).toBeUndefined();
  expect(get(loggingOutAtom)).toBe(false);
  expect(get(overlayAtom)).toEqual({});
  expect(get(feedAtom('recommend')).sessions).toEqual({});
});
