// The reader's settings as one table. What a setting is called where, which values it has and where
// a reader finds it: storage, cookies, the attributes of the page, the rows of the personal center
// and their sheets are drawn from here. A new setting is one row, and its words in
// `messages/*.json` under `personal.setting`.
import { languages } from './text/languages';
import { storageKeys } from './wire/storage-keys';

export type SettingRow<T extends string | boolean> = {
  initial: T;
  /** The name in local storage. */
  storage: string;
  /** Undefined for a text that is none of its values. */
  parse(text: string): T | undefined;
  /** In the order they are offered. */
  choices: readonly T[];
  /** It shapes the first screen: it travels in this cookie, so that the server draws it right. */
  cookie?: string;
  /** The `data-…` attribute of the page that style sheets read it from. It needs a cookie. */
  attribute?: string;
  /** In the personal center. */
  icon?: string;
  /**
   * Where it is changed: in a sheet of its own from the personal center, among the hidden settings,
   * or with the language.
   */
  group: 'center' | 'hidden' | 'language';
  /** Offered only on a desktop whose window has room for two columns. */
  wideOnly?: boolean;
  /** Written down as soon as it is first read, so that its first value stays what it was. */
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
  /** News in the reader's language first, or all of it by time alone. */
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
  /** Steps of the whole page's text; the style sheet says how large each is. */
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
  /** On a desktop: the column of the phone, or list and article side by side. */
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
  /** Keys of one character do something; whoever speaks to a computer turns them off (WCAG 2.1.4). */
  shortcuts: {
    ...flag,
    initial: true,
    storage: 'shortcuts',
    cookie: 'shortcuts',
    icon: 'keyboard',
    group: 'center',
    wideOnly: true,
  },
  /** A hidden switch: a section goes on with the news of the others when its own has run out. */
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
/** The settings whose values are chosen in a sheet of their own. */
export type ChosenSetting = SettingsIn<'center'>;

// Says, too, that each row's first value is one of its own.
export const rows: { readonly [Name in SettingName]: SettingRow<Settings[Name]> } = settingRows;

// `Object.keys` forgets the names that it lists.
export const settingNames = Object.keys(settingRows) as SettingName[];

/** The row of a setting, as any row is read. */
export function settingRow<Name extends SettingName>(name: Name): SettingRow<Settings[Name]> {
  return rows[name];
}

/** Settings from texts, whatever their source; what is missing or wrong keeps its first value. */
export function readSettings(
  read: (row: { storage: string; cookie?: string }) => string | undefined,
  base?: Partial<Settings>,
): Settings {
  const entries = settingNames.map((name) => {
    const row = settingRow(name);
    const text = read(row);
    return [name, (text && row.parse(text)) ?? base?.[name] ?? row.initial];
  });
  // Each value was read by the row of its own name just above.
  return Object.fromEntries(entries) as Settings;
}
