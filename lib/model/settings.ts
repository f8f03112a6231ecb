// The reader's settings as one table. Their names, values and screens are all derived from here:
// storage, cookies, the attributes of the page, the rows of the personal center and their sheets. A
// new setting is one row, and its texts in `messages/*.json` under `personal.setting`.
import { languages } from './text/languages';
import { storageKeys } from './wire/storage-keys';

export type SettingRow<T extends string | boolean> = {
  initial: T;
  /** The name in local storage. */
  storage: string;
  /** Undefined for an invalid text. */
  parse(text: string): T | undefined;
  /** In the order they are offered. */
  choices: readonly T[];
  /**
   * It shapes the first screen: it is sent in this cookie, so that the server renders it correctly.
   */
  cookie?: string;
  /** The `data-…` attribute through which style sheets read it. It needs a cookie. */
  attribute?: string;
  /** In the personal center. */
  icon?: string;
  /**
   * Where it is changed: in its own sheet of the personal center, among the hidden settings, or
   * with the language.
   */
  group: 'center' | 'hidden' | 'language';
  /** Offered only on a desktop whose window has room for two columns. */
  wideOnly?: boolean;
  /** Stored as soon as it is first read, so that its initial value never changes. */
  keptAtOnce?: boolean;
};

function oneOf<const T extends string>(choices: readonly T[]) {
  return { choices, parse: (text: string) => choices.find((value) => value === text) };
}

const flag = {
  choices: [true, false],
  parse: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
} as const;

export const settingRows = {
  language: {
    ...oneOf(languages),
    initial: 'en',
    storage: storageKeys.language,
    cookie: 'language',
    icon: 'globe',
    group: 'center',
  },
  /** "Language" and "subLanguage": the second one is shown beside the first in bilingual mode. */
  subLanguage: {
    ...oneOf(languages),
    initial: 'zh',
    storage: 'sub_language',
    group: 'language',
  },
  bilingual: { ...flag, initial: false, storage: storageKeys.bilingual, group: 'language' },
  /** News in the reader's language first, or all of it by time only. */
  newsLanguage: {
    ...oneOf(['own', 'all']),
    initial: 'own',
    storage: 'news_language',
    cookie: 'news_language',
    icon: 'newspaper',
    group: 'center',
  },
  theme: {
    ...oneOf(['system', 'light', 'dark']),
    initial: 'system',
    storage: 'theme',
    cookie: 'theme',
    attribute: 'theme',
    icon: 'theme',
    group: 'center',
  },
  /** Steps of the whole page's text size; the style sheet defines them. */
  textSize: {
    ...oneOf(['small', 'normal', 'large', 'largest']),
    initial: 'normal',
    storage: 'text_size',
    cookie: 'text_size',
    attribute: 'text',
    icon: 'text',
    group: 'center',
  },
  listBriefVisible: {
    ...flag,
    initial: true,
    storage: storageKeys.listBriefVisible,
    cookie: 'list_brief_visible',
    icon: 'list',
    group: 'center',
  },
  /** On a desktop: the single column of a phone, or list and article side by side. */
  layout: {
    ...oneOf(['column', 'wide']),
    initial: 'column',
    storage: 'layout',
    cookie: 'layout',
    attribute: 'layout',
    icon: 'columns',
    group: 'center',
    wideOnly: true,
  },
  /** Single-character keyboard shortcuts; users of speech input turn them off (WCAG 2.1.4). */
  shortcuts: {
    ...flag,
    initial: true,
    storage: 'shortcuts',
    cookie: 'shortcuts',
    icon: 'keyboard',
    group: 'center',
    wideOnly: true,
  },
  /** A hidden switch: a section that has run out continues with news of the others. */
  expandCategories: { ...flag, initial: false, storage: 'expand_categories', group: 'hidden' },
  /**
   * "Decided randomly once, but the outcome is always enabled"; only a hidden switch turns it off.
   * "A stored flag keeps the infinite scroll decision."
   */
  infiniteScroll: {
    ...flag,
    initial: true,
    storage: 'infinite_scroll',
    group: 'hidden',
    keptAtOnce: true,
  },
} as const satisfies Record<string, SettingRow<string | boolean>>;

type Rows = typeof settingRows;
export type SettingName = keyof Rows;
export type Settings = { [Name in SettingName]: Rows[Name]['choices'][number] };
export type SettingsIn<Group extends SettingRow<string>['group']> = {
  [Name in SettingName]: Rows[Name]['group'] extends Group ? Name : never;
}[SettingName];
/** The settings whose values are chosen in their own sheet. */
export type ChosenSetting = SettingsIn<'center'>;

// Also checks that each row's initial value is one of its own values.
export const rows: { readonly [Name in SettingName]: SettingRow<Settings[Name]> } = settingRows;

// `Object.keys` loses the types of the names.
export const settingNames = Object.keys(settingRows) as SettingName[];

/** The row of a setting, with a row's general type. */
export function settingRow<Name extends SettingName>(name: Name): SettingRow<Settings[Name]> {
  return rows[name];
}

/** Settings from texts, whatever their source; a missing or invalid one keeps its initial value. */
export function readSettings(
  read: (row: { storage: string; cookie?: string }) => string | undefined,
  base?: Partial<Settings>,
): Settings {
  const entries = settingNames.map((name) => {
    const row = settingRow(name);
    const text = read(row);
    return [name, (text && row.parse(text)) ?? base?.[name] ?? row.initial];
  });
  // Each value was parsed by its own row just above.
  return Object.fromEntries(entries) as Settings;
}
