// Changing settings, here and in other tabs; not needed for rendering a page.
import { atom } from 'jotai';
import { readCookieText, writeCookie } from '@/lib/browser/storage/cookies';
import { showAttributes } from '@/lib/browser/page/page-attributes';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { onStoredElsewhere } from '@/lib/browser/storage/stored-elsewhere';
import {
  readSettings,
  settingNames,
  settingRow,
  type SettingName,
  type Settings,
} from '@/lib/model/settings';
import { pageAttributes } from '@/lib/model/page-attributes';
import { settingsAtom } from './settings';

/** Changes settings, stores them and shows them. */
export const changeSettingsAtom = atom(null, (get, set, patch: Partial<Settings>) => {
  const settings = { ...get(settingsAtom), ...patch };
  set(settingsAtom, settings);
  for (const name of settingNames) {
    const value = patch[name];
    if (value === undefined) continue;
    const { storage, cookie } = settingRow(name);
    writeStored(storage, String(value));
    if (cookie) writeCookie(cookie, String(value));
  }
  showAttributes(pageAttributes(settings));
});

/** Chooses a value by its text, as in a list of choices; an unknown one changes nothing. */
export const chooseSettingAtom = atom(null, (_get, set, name: SettingName, text: string) => {
  const value = settingRow(name).parse(text);
  // The row of that name has parsed the value.
  if (value !== undefined) set(changeSettingsAtom, { [name]: value } as Partial<Settings>);
});

type ReadRow = (row: { storage: string; cookie?: string }) => string | undefined;

/**
 * Shows a setting changed in another tab, which has already stored it; returns whether anything
 * changed.
 */
const takeSettingsAtom = atom(null, (get, set, read: ReadRow): boolean => {
  const here = get(settingsAtom);
  const there = readSettings(read, here);
  if (settingNames.every((name) => there[name] === here[name])) return false;
  set(settingsAtom, there);
  showAttributes(pageAttributes(there));
  return true;
});

/**
 * Follows settings changed in the browser's other tabs; `onLanguage` runs after the language
 * changed, since its texts come from the server. Returns a function that stops it.
 */
export const followSettingsAtom = atom(null, (get, set, onLanguage: () => void): (() => void) => {
  const take = (read: ReadRow) => {
    const { language } = get(settingsAtom);
    if (set(takeSettingsAtom, read) && get(settingsAtom).language !== language) onLanguage();
  };
  return onStoredElsewhere(
    (key, text) => take(({ storage }) => (storage === key ? text : undefined)),
    // A suspended page received no events meanwhile.
    () => take(({ storage, cookie }) => (cookie ? readCookieText(cookie) : readStored(storage))),
  );
});

/** Resets settings stored only in local storage: the storage was wiped. */
export const forgetLocalSettingsAtom = atom(null, (get, set) => {
  const here = get(settingsAtom);
  const fresh = readSettings(() => undefined);
  const kept = settingNames
    .filter((name) => settingRow(name).cookie)
    .map((name) => [name, here[name]]);
  // Both objects map names to values of their own types.
  set(settingsAtom, { ...fresh, ...(Object.fromEntries(kept) as Partial<Settings>) });
});
