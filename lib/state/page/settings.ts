// What the reader has set: the values of the table `lib/model/settings.ts`, one atom each, kept where
// their rows say.
import { atom, type Atom } from 'jotai';
import { readCookieText, writeCookie } from '@/lib/browser/cookies';
import { showAttributes } from '@/lib/browser/page-attributes';
import { onStoredElsewhere, readStored, writeStored } from '@/lib/browser/storage';
import {
  pageAttributes,
  readSettings,
  settingNames,
  settingRow,
  type SettingName,
  type Settings,
} from '@/lib/model/settings';

export const settingsAtom = atom<Settings>(readSettings(() => undefined));

const oneByOne = Object.fromEntries(
  settingNames.map((name) => [name, atom((get) => get(settingsAtom)[name])]),
);

/** One setting alone: its subscribers do not render again when another one changes. */
export function settingAtom<Name extends SettingName>(name: Name): Atom<Settings[Name]> {
  // The atom of a name reads the setting of that name.
  return oneByOne[name] as Atom<Settings[Name]>;
}

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

/** What only the browser knows (settings without a cookie), read once after the first screen. */
export const loadSettingsAtom = atom(null, (get, set) => {
  const here = get(settingsAtom);
  const local = readSettings(
    ({ cookie, storage }) => (cookie ? undefined : readStored(storage)),
    here,
  );
  set(settingsAtom, local);
  for (const name of settingNames) {
    const { storage, keptAtOnce } = settingRow(name);
    if (keptAtOnce) writeStored(storage, String(local[name]));
  }
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
