import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { readSettings, settingNames, settingRow } from '@/lib/model/settings';
import { pageAttributes } from '@/lib/model/page-attributes';
import { settingsIn } from '@/lib/model/setting-groups';
import { languages } from '@/lib/model/text/languages';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { allMessages as messages } from '@/tests/all-messages';

const first = readSettings(() => undefined);

/**
 * The messages of a setting: every one has a name, and all but the language have names for their
 * values.
 */
function words(name: (typeof settingNames)[number]): string[] {
  const { group, choices } = settingRow(name);
  const listed = group === 'center' && name !== 'language';
  const explained = name === 'subLanguage' ? [] : ['text'];
  return ['label', ...explained, ...(listed ? choices.map((one) => `values.${one}`) : [])];
}

describe.each(settingNames)('the setting %s', (name) => {
  const { initial, storage, parse, choices, cookie, attribute, icon, group } = settingRow(name);

  it('begins with one of its values, and parses each of them', () => {
    expect(choices).toContain(initial);
    for (const value of choices) expect(parse(String(value))).toBe(value);
    expect(parse('nonsense')).toBeUndefined();
  });

  it('is read only from its own storage key', () => {
    for (const value of choices) {
      const read = readSettings((row) => (row.storage === storage ? String(value) : undefined));
      expect(read).toEqual({ ...first, [name]: value });
    }
  });

  it('shows on the first screen wherever it shows on the page', () => {
    if (!attribute) return;
    expect(cookie).toBeDefined();
    for (const value of choices) {
      const shown = pageAttributes({ ...first, [name]: value });
      expect(shown[`data-${attribute}`]).toBe(value);
    }
    expect(
      ['app/globals.css', 'app/desk.css'].map((file) => readFileSync(file, 'utf8')).join(),
    ).toContain(`[data-${attribute}=`);
  });

  it('has an icon where it is a row of the personal center', () => {
    expect(icon !== undefined).toBe(group === 'center');
    expect(settingsIn(group)).toContain(name);
  });

  it.each(languages)('has its messages in %s', (language) => {
    const missing: string[] = [];
    const t = createTranslator({
      locale: language === 'ph' ? 'fil' : language,
      messages: messages[language].personal.setting,
      onError: ({ originalMessage, message }) => missing.push(originalMessage ?? message),
    });
    // The names come from the table, so the types of the messages do not know them.
    for (const word of words(name)) t(`${name}.${word}` as never);
    expect(missing).toEqual([]);
  });
});

it('no two settings share a storage key, a cookie or an attribute', () => {
  const rows = settingNames.map(settingRow);
  for (const key of ['storage', 'cookie', 'attribute'] as const) {
    const taken = rows.flatMap((row) => row[key] ?? []);
    expect(new Set(taken).size).toBe(taken.length);
  }
  const others = [storageKeys.deviceId, storageKeys.installId, storageKeys.history];
  expect(rows.filter((row) => others.some((key) => key === row.storage))).toEqual([]);
});

it('messages name no setting that is missing in the table', () => {
  for (const language of languages) {
    expect(Object.keys(messages[language].personal.setting).sort()).toEqual(
      [...settingNames].sort(),
    );
  }
});
