import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { detectLanguage, languageOfQuestion } from '@/lib/newsroom/language/detect-language';
import type { Language } from '@/lib/model/text/languages';
import { describeShared } from '@/tests/shared';

const line = z.object({ text: z.string().nullish(), title: z.string().nullish() });

function rate(file: string, language: Language, declared: string): number {
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => line.parse(JSON.parse(row)))
    .map(({ text, title }) => [title, text].filter(Boolean).join('\n'));
  const right = texts.filter((text) => detectLanguage(text, declared) === language).length;
  process.stdout.write(
    `  ${file.split('/').at(-2)}: ${right} of ${texts.length} are ${language}\n`,
  );
  return right / texts.length;
}

describeShared('the language of real news', ['news'], (folder) => {
  it.each([
    ['tagalog-newscrawl/sentences.jsonl', 'ph', 'en', 0.95],
    ['basil-triples/articles.jsonl', 'en', 'fil', 0.99],
    ['ph-rappler-2023/articles.jsonl', 'en', 'fil', 0.97],
    ['cctv-xwlb/items.jsonl', 'zh', 'en', 0.99],
  ] as const)(
    '%s is mostly %s, even when the feed declares %s',
    (file, language, declared, least) => {
      expect(rate(join(folder, file), language, declared)).toBeGreaterThan(least);
    },
  );
});

describe('the language of a question with a name in another script', () => {
  it.each([
    ['What is 丰田 doing in Turin?', 'en', 'en'],
    ['What is 丰田 doing in Turin?', 'zh', 'en'],
    ['Did Veldra get 王小明’s approval?', 'en', 'en'],
    ['Ano ang ginagawa ng 丰田 sa Maynila?', 'ph', 'ph'],
    ['Veldra为什么收购Oakmont?', 'en', 'zh'],
    ['Veldra收购Oakmont', 'en', 'zh'],
    ['The Oakmont 道歉', 'zh', 'zh'],
    ['what is 零和博弈 呢', 'en', 'zh'],
  ] as const)('"%s" from a reader of %s is %s', (text, reader, lang) => {
    expect(languageOfQuestion(text, reader)).toBe(lang);
  });
});
