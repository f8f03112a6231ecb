import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import { missingKey } from '@/lib/model/text/missing-key';

type Tree = { [key: string]: string | Tree };

const load = (language: Language): Tree =>
  JSON.parse(readFileSync(join('messages', `${language}.json`), 'utf8'));

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const names = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];
/** `{count, plural, one {# day}}` → count. */
const args = (text: string) =>
  names(text.replace(/\b(one|other|zero|two|few|many|=\d+)\s*\{/g, '('), /\{\s*(\w+)/g);
/** `<b>` → b. */
const tags = (text: string) => names(text, /<(\w+)>/g);
const placeholders = (text: string) => [...args(text), ...tags(text)].sort();

const english = flatten(load('en'));

describe.each(languages.filter((one) => one !== 'en'))('the messages in %s', (language) => {
  const texts = new Map(flatten(load(language)));

  it('have the same keys as the English ones', () => {
    expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('have the same placeholders as the English ones', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

describe.each(languages)('every message in %s', (language) => {
  it('is not empty, and the formatter can parse it', () => {
    const problems: string[] = [];
    const messages = load(language);
    const t = createTranslator({
      locale: toTag(language),
      messages,
      timeZone: 'UTC',
      onError: (error) => problems.push(error.message),
    });
    for (const [key, text] of flatten(messages)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      const values = {
        ...Object.fromEntries(args(text).map((name) => [name, 2])),
        ...Object.fromEntries(tags(text).map((name) => [name, (inside: unknown) => inside])),
      };
      // The keys come from the file at run time, so their literal types and values are unknown.
      t.rich(key as never, values as never);
    }
    expect(problems).toEqual([]);
  });
});

it('a missing key shows as "Missing key: {key}"', () => {
  const t = createTranslator({
    locale: 'en',
    messages: load('en'),
    namespace: 'feed',
    onError: () => undefined,
    getMessageFallback: missingKey,
  });
  expect(t('nowhere')).toBe('Missing key: feed.nowhere');
});
