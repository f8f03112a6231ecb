// The reader's settings: the values of the table `lib/model/settings.ts`, one atom each, stored as
// their rows say.
import { atom, type Atom } from 'jotai';

import { readStored, writeStored } from '@/lib/browser/storage/storage';
import {
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
  // Each name's atom reads the setting of that name.
  return oneByOne[name] as Atom<Settings[Name]>;
}

/**
 * Settings that only the browser knows (those without a cookie), read once after the first screen.
 */
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
