// How settings are changed, here and in other tabs: nothing that a page needs to be drawn.
import { atom } from 'jotai';
import { readCookieText, writeCookie } from '@/lib/browser/cookies';
import { showAttributes } from '@/lib/browser/page-attributes';
import { readStored, writeStored } from '@/lib/browser/storage';
import { onStoredElsewhere } from '@/lib/browser/stored-elsewhere';
import {
  readSettings,
  settingNames,
  settingRow,
  type SettingName,
  type Settings,
} from '@/lib/model/settings';
import { pageAttributes } from '@/lib/model/page-attributes';
import { settingsAtom } from './settings';

/** Changes settings, keeps them and shows them. */
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

/** Chooses a value by its text, as a list of choices has it; an unknown one changes nothing. */
export const chooseSettingAtom = atom(null, (_get, set, name: SettingName, text: string) => {
  const value = settingRow(name).parse(text);
  // The value was read by the row of that name.
  if (value !== undefined) set(changeSettingsAtom, { [name]: value } as Partial<Settings>);
});

type ReadRow = (row: { storage: string; cookie?: string }) => string | undefined;

/** Shows what was set in another tab, which keeps it already; answers whether anything changed. */
const takeSettingsAtom = atom(null, (get, set, read: ReadRow): boolean => {
  const here = get(settingsAtom);
  const there = readSettings(read, here);
  if (settingNames.every((name) => there[name] === here[name])) return false;
  set(settingsAtom, there);
  showAttributes(pageAttributes(there));
  return true;
});

/**
 * Follows what is set in other tabs of the browser; `onLanguage` runs after another language was
 * taken, whose words come from the server. The answer gives it up.
 */
export const followSettingsAtom = atom(null, (get, set, onLanguage: () => void): (() => void) => {
  const take = (read: ReadRow) => {
    const { language } = get(settingsAtom);
    if (set(takeSettingsAtom, read) && get(settingsAtom).language !== language) onLanguage();
  };
  return onStoredElsewhere(
    (key, text) => take(({ storage }) => (storage === key ? text : undefined)),
    // A page that was put aside heard of nothing meanwhile.
    () => take(({ storage, cookie }) => (cookie ? readCookieText(cookie) : readStored(storage))),
  );
});

/** What was only kept in local storage is as at first: the storage was wiped. */
export const forgetLocalSettingsAtom = atom(null, (get, set) => {
  const here = get(settingsAtom);
  const fresh = readSettings(() => undefined);
  const kept = settingNames
    .filter((name) => settingRow(name).cookie)
    .map((name) => [name, here[name]]);
  // Both halves hold values of their own names.
  set(settingsAtom, { ...fresh, ...(Object.fromEntries(kept) as Partial<Settings>) });
});
