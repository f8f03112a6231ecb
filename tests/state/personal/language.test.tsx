/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { storedLanguage } from '@/lib/browser/stored-language';
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
  ])('%s reads as %s and stays as it is', (stored, language) => {
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

  it('is none where nobody has chosen', () => {
    expect(storedLanguage()).toBeUndefined();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('is Chinese where the storage cannot be read', () => {
    throwing();
    expect(storedLanguage()).toBe('zh');
  });
});

it('an unknown language is repaired also where a cookie holds', () => {
  document.cookie = 'language=zh; Path=/';
  localStorage.setItem('language', 'klingon');
  expect(createStore().set(restoreLanguageAtom)).toBe(false);
  expect(localStorage.getItem('language')).toBe('en');
});

describe('a browser whose cookie is gone', () => {
  const shown = (language: 'en' | 'zh') => {
    const store = createStore();
    store.set(changeSettingsAtom, { language });
    localStorage.clear();
    forget();
    return store;
  };

  it('gets back the language it had, and the page is asked anew', () => {
    const store = shown('en');
    localStorage.setItem('language', 'ph');
    expect(store.set(restoreLanguageAtom)).toBe(true);
    expect(store.get(settingsAtom).language).toBe('ph');
    expect(document.cookie).toContain('language=ph');
    expect(store.set(restoreLanguageAtom)).toBe(false);
  });

  it('stays as it is where nothing was stored', () => {
    const store = shown('en');
    expect(store.set(restoreLanguageAtom)).toBe(false);
    expect(store.get(settingsAtom).language).toBe('en');
  });

  it('whose storage fails too turns to Chinese, unless it asks for a language of ours', () => {
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
