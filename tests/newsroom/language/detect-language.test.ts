import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  detectLanguage,
  isInAnother,
  languageOfQuestion,
} from '@/lib/newsroom/language/detect-language';
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

describe('a sentence in a report', () => {
  it.each([
    ['en', 'Ang daming maling ulat tungkol sa tulay ng bayan.'],
    ['ph', 'The bridge of the town is closed for the rest of the year.'],
    ['zh', 'The bridge of the town is closed for the rest of the year.'],
  ] as const)('is in another language than %s: %j', (lang, sentence) => {
    expect(isInAnother(sentence, lang)).toBe(true);
  });

  it.each([
    ['en', 'The mayor said: “Ang daming maling ulat tungkol sa tulay ng bayan.”'],
    ['en', '“Ang daming maling ulat tungkol sa tulay ng bayan.”'],
    ['en', 'Bayan Muna Representative Ana Reyes opposes the bridge.'],
    ['en', 'Lina Falk wins the Sa Ang Ng Bayan award.'],
    ['ph', 'Sinabi ng mayor na “the bridge is closed for the rest of the year.”'],
    ['ph', 'Isinara ang tulay for the rest of the year, sabi ng mayor.'],
    ['zh', '市长说：“The bridge of the town is closed for the rest of the year.”'],
    ['zh', 'Falk 说，The Bridge of the Town 是一部好电影。'],
  ] as const)('is not for what it quotes or names (%s): %j', (lang, sentence) => {
    expect(isInAnother(sentence, lang)).toBe(false);
  });
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
