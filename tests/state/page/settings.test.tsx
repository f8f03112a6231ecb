/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { loadSettingsAtom, settingAtom, settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom, followSettingsAtom } from '@/lib/state/page/change-settings';
import { readSettings } from '@/lib/model/settings';
import { storageKeys } from '@/lib/model/wire/storage-keys';

beforeEach(() => localStorage.clear());

describe('the settings of a reader', () => {
  it('have one key each in local storage, eleven in all', () => {
    expect(Object.values(storageKeys)).toEqual([
      'device_id',
      'install_id',
      'interest_selected',
      'first_login',
      'language',
      'bilingual',
      'list_brief_visible',
      'favorite_list',
      'history',
      'fresh_list_date',
      'device_settings_initialized',
    ]);
    expect(new Set(Object.values(storageKeys)).size).toBe(11);
  });

  it('begin with bilingual off, the brief visible and infinite scroll on', () => {
    expect(readSettings(() => undefined)).toMatchObject({
      bilingual: false,
      listBriefVisible: true,
      infiniteScroll: true,
      theme: 'system',
    });
  });

  it('ignore invalid values', () => {
    const settings = readSettings(() => 'nonsense', { language: 'ph' });
    expect(settings).toMatchObject({ language: 'ph', bilingual: false, theme: 'system' });
  });

  it('are stored in local storage, and as a cookie where the server must know them', () => {
    const store = createStore();
    store.set(changeSettingsAtom, { language: 'zh', bilingual: true });
    expect(localStorage.getItem('language')).toBe('zh');
    expect(localStorage.getItem('bilingual')).toBe('true');
    expect(document.cookie).toContain('language=zh');
    expect(document.cookie).not.toContain('bilingual');
  });

  it('notify only subscribers of the changed setting', () => {
    const store = createStore();
    const told: string[] = [];
    store.sub(settingAtom('language'), () => told.push('language'));
    store.sub(settingAtom('theme'), () => told.push('theme'));
    store.set(changeSettingsAtom, { theme: 'dark' });
    expect(told).toEqual(['theme']);
    store.set(changeSettingsAtom, { language: 'ph', theme: 'dark' });
    expect(told).toEqual(['theme', 'language']);
    expect(store.get(settingAtom('language'))).toBe('ph');
  });

  it('decide infinite scroll once, always for on, and read it afterwards', () => {
    createStore().set(loadSettingsAtom);
    // All others stay unwritten: what is there later is what the reader chose.
    expect({ ...localStorage }).toEqual({ infinite_scroll: 'true' });
    localStorage.setItem('infinite_scroll', 'false');
    const later = createStore();
    later.set(loadSettingsAtom);
    expect(later.get(settingsAtom).infiniteScroll).toBe(false);
  });
});

describe('a setting changed in another tab', () => {
  const stored = (key: string | null, newValue: string | null, storageArea = localStorage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));

  it('applies here at once, and an invalid one changes nothing', () => {
    const store = createStore();
    const onLanguage = jest.fn();
    const stop = store.set(followSettingsAtom, onLanguage);
    stored('theme', 'dark');
    stored('bilingual', 'true');
    expect(store.get(settingsAtom)).toMatchObject({ theme: 'dark', bilingual: true });
    expect(document.documentElement.dataset.theme).toBe('dark');
    const before = store.get(settingsAtom);
    stored('theme', 'nonsense');
    stored('theme', null);
    stored(null, null);
    stored('theme', 'light', sessionStorage);
    stored('something_else', 'light');
    expect(store.get(settingsAtom)).toBe(before);
    expect(onLanguage).not.toHaveBeenCalled();
    stop();
    stored('theme', 'light');
    expect(store.get(settingsAtom)).toBe(before);
  });

  it('requests the messages of another language, once', () => {
    const store = createStore();
    const onLanguage = jest.fn();
    const stop = store.set(followSettingsAtom, onLanguage);
    stored('language', 'zh');
    stored('language', 'zh');
    expect(store.get(settingsAtom).language).toBe('zh');
    expect(onLanguage).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is read when a page is restored from the background', () => {
    const store = createStore();
    const stop = store.set(followSettingsAtom, () => undefined);
    createStore().set(changeSettingsAtom, { theme: 'dark', bilingual: true });
    expect(store.get(settingsAtom)).toMatchObject({ theme: 'system', bilingual: false });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(store.get(settingsAtom).theme).toBe('system');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get(settingsAtom)).toMatchObject({ theme: 'dark', bilingual: true });
    stop();
  });
});
