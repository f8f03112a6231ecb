// The reader's settings as one table: name, first value, how a stored text is read, where it is
// kept. Settings that shape the first screen also travel as a cookie, so that the server renders it
// right. A new setting is one row.
import { atom, type Atom } from 'jotai';
import { writeCookie } from '@/lib/browser/cookies';
import { readStored, writeStored } from '@/lib/browser/storage';
import { languages, type Language } from '@/lib/model/text/languages';
import {
  expandCategoriesKey,
  infiniteScrollKey,
  storageKeys,
  layoutKey,
  textSizeKey,
  themeKey,
} from '@/lib/model/wire/storage-keys';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Steps of the whole page's text; the style sheet says how large each is. */
export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** On a desktop: the column of the phone, or list and article side by side. */
export const layouts = ['column', 'wide'] as const;
export type Layout = (typeof layouts)[number];

type Row<T> = {
  initial: T;
  storage: string;
  parse(text: string): T | undefined;
  cookie?: string;
};

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);
const flag = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined);

export type Settings = {
  language: Language;
  /** "Language" and "subLanguage": the second one is shown beside the first in bilingual mode. */
  subLanguage: Language;
  bilingual: boolean;
  listBriefVisible: boolean;
  /** "Decided randomly once, but the outcome is always enabled"; only a hidden switch turns it off. */
  infiniteScroll: boolean;
  /** A hidden switch: a section goes on with the news of the others when its own has run out. */
  expandCategories: boolean;
  theme: Theme;
  textSize: TextSize;
  layout: Layout;
};

export const settingRows: { [Name in keyof Settings]: Row<Settings[Name]> } = {
  language: {
    initial: 'en',
    storage: storageKeys.language,
    parse: oneOf(languages),
    cookie: 'language',
  },
  subLanguage: { initial: 'zh', storage: 'sub_language', parse: oneOf(languages) },
  bilingual: { initial: false, storage: storageKeys.bilingual, parse: flag },
  listBriefVisible: {
    initial: true,
    storage: storageKeys.listBriefVisible,
    parse: flag,
    cookie: 'list_brief_visible',
  },
  infiniteScroll: { initial: true, storage: infiniteScrollKey, parse: flag },
  expandCategories: { initial: false, storage: expandCategoriesKey, parse: flag },
  theme: { initial: 'system', storage: themeKey, parse: oneOf(themes), cookie: 'theme' },
  layout: {
    initial: 'column',
    storage: layoutKey,
    parse: oneOf(layouts),
    cookie: 'layout',
  },
  textSize: {
    initial: 'normal',
    storage: textSizeKey,
    parse: oneOf(textSizes),
    cookie: 'text_size',
  },
};

const names = Object.keys(settingRows) as (keyof Settings)[];

/** Settings from texts, whatever their source; what is missing or wrong keeps its first value. */
export function readSettings(
  read: (row: { storage: string; cookie?: string }) => string | undefined,
  base?: Partial<Settings>,
): Settings {
  const entries = names.map((name) => {
    const row: Row<Settings[typeof name]> = settingRows[name];
    const text = read(row);
    return [name, (text && row.parse(text)) ?? base?.[name] ?? row.initial];
  });
  // Each value was read by the row of its own name just above.
  return Object.fromEntries(entries) as Settings;
}

export const settingsAtom = atom<Settings>(readSettings(() => undefined));

const oneByOne = Object.fromEntries(
  names.map((name) => [name, atom((get) => get(settingsAtom)[name])]),
);

/** One setting alone: who reads it is not drawn anew when another one changes. */
export function settingAtom<Name extends keyof Settings>(name: Name): Atom<Settings[Name]> {
  // The atom of a name reads the setting of that name.
  return oneByOne[name] as Atom<Settings[Name]>;
}

/** Changes settings and keeps them. */
export const changeSettingsAtom = atom(null, (get, set, patch: Partial<Settings>) => {
  set(settingsAtom, { ...get(settingsAtom), ...patch });
  for (const name of names) {
    const value = patch[name];
    if (value === undefined) continue;
    const { storage, cookie } = settingRows[name];
    writeStored(storage, String(value));
    if (cookie) writeCookie(cookie, String(value));
  }
});

/** What only the browser knows (settings without a cookie), read once after the first screen. */
export const loadSettingsAtom = atom(null, (get, set) => {
  const here = get(settingsAtom);
  const local = readSettings(
    ({ cookie, storage }) => (cookie ? undefined : readStored(storage)),
    here,
  );
  set(settingsAtom, local);
  writeStored(infiniteScrollKey, String(local.infiniteScroll));
});

/** What was only kept in local storage is as at first: the storage was wiped. */
export const forgetLocalSettingsAtom = atom(null, (get, set) => {
  const here = get(settingsAtom);
  const fresh = readSettings(() => undefined);
  const kept = names.filter((name) => settingRows[name].cookie).map((name) => [name, here[name]]);
  // Both halves hold values of their own names.
  set(settingsAtom, { ...fresh, ...(Object.fromEntries(kept) as Partial<Settings>) });
});
