/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { storedLanguage } from '@/lib/browser/storage/stored-language';
import { languages, toLanguage } from '@/lib/model/text/languages';
import { changeLanguageAtom, restoreLanguageAtom } from '@/lib/state/personal/language';
import { settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';

const forget = () => {
  document.cookie = 'language=; Max-Age=0; Path=/';
};
const wishing = (...tags: string[]) =>
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);
const throwing = () =>
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

beforeEach(() => {
  localStorage.clear();
  forget();
});
afterEach(() => jest.restoreAllMocks());

describe('the stored language', () => {
  it.each([
    ['zh', 'zh'],
    ['ZH', 'zh'],
    ['zh-CN', 'zh'],
    ['EN', 'en'],
    ['PH', 'ph'],
  ])('%s reads as %s and stays unchanged', (stored, language) => {
    localStorage.setItem('language', stored);
    expect(storedLanguage()).toBe(language);
    expect(localStorage.getItem('language')).toBe(stored);
  });

  it.each(['klingon', '', 'source', '<b>'])('%j is unknown, and stored as English', (stored) => {
    localStorage.setItem('language', stored);
    expect(storedLanguage()).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it.each(languages)('another unknown value falls back to the default: %s', (standard) => {
    expect(toLanguage('klingon', standard)).toBe(standard);
    expect(toLanguage('source', standard)).toBe(standard);
  });

  it('is undefined where none was chosen', () => {
    expect(storedLanguage()).toBeUndefined();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('is Chinese where the storage cannot be read', () => {
    throwing();
    expect(storedLanguage()).toBe('zh');
  });
});

it('an unknown language is repaired even where a cookie is valid', () => {
  document.cookie = 'language=zh; Path=/';
  localStorage.setItem('language', 'klingon');
  expect(createStore().set(restoreLanguageAtom)).toBe(false);
  expect(localStorage.getItem('language')).toBe('en');
});

describe('a browser without its cookie', () => {
  const shown = (language: 'en' | 'zh') => {
    const store = createStore();
    store.set(changeSettingsAtom, { language });
    localStorage.clear();
    forget();
    return store;
  };

  it('gets its language back, and the page is requested again', () => {
    const store = shown('en');
    localStorage.setItem('language', 'ph');
    expect(store.set(restoreLanguageAtom)).toBe(true);
    expect(store.get(settingsAtom).language).toBe('ph');
    expect(document.cookie).toContain('language=ph');
    expect(store.set(restoreLanguageAtom)).toBe(false);
  });

  it('stays unchanged where nothing was stored', () => {
    const store = shown('en');
    expect(store.set(restoreLanguageAtom)).toBe(false);
    expect(store.get(settingsAtom).language).toBe('en');
  });

  it('without storage, too, becomes Chinese, unless it requests a language of ours', () => {
    throwing();
    wishing('fr-FR');
    const store = shown('en');
    expect(store.set(restoreLanguageAtom)).toBe(true);
    expect(store.get(settingsAtom).language).toBe('zh');
    wishing('fr-FR', 'en-US');
    const english = shown('en');
    expect(english.set(restoreLanguageAtom)).toBe(false);
    expect(english.get(settingsAtom).language).toBe('en');
  });
});

it('changing the language turns bilingual off; choosing the same one changes nothing', () => {
  const store = createStore();
  store.set(changeSettingsAtom, { language: 'en', bilingual: true, subLanguage: 'zh' });
  store.set(changeLanguageAtom, 'en');
  expect(store.get(settingsAtom).bilingual).toBe(true);
  store.set(changeLanguageAtom, 'zh');
  expect(store.get(settingsAtom)).toMatchObject({
    language: 'zh',
    bilingual: false,
    subLanguage: 'en',
  });
});
