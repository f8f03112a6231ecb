import { readFileSync } from 'node:fs';
import { callRefusals, readerRefusals } from '@/lib/contract/refusals';
import { documents } from '@/components/legal/documents';
import { languages, type Language } from '@/lib/model/text/languages';
import type { LegalFacts } from '@/lib/model/wire/legal';
import { accountPhrases } from '@/lib/newsroom/accounts/phrases';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { allMessages } from '@/tests/all-messages';

/** One word for one thing: `docs/glossary.md` has the words that replace these. */
const retired: Record<Language, RegExp[]> = {
  en: [
    /\blicen[c]e/i,
    /favourite/i,
    /\bcancelled\b/i,
    /nothing (of yours|you saved) is lost/i,
    /\bNo site of ours\b/,
    /\be-mail/i,
  ],
  zh: [
    /您/,
    /栏目/,
    /分类/,
    /菲律宾文/,
    /举报/,
    /[^…]…(?!…)/,
    /\d个来源|\}个来源/,
    /\{value\}[千百]/,
    // A figure is set off from the word it counts by a space.
    /[\u4e00-\u9fff]\{(count|shown|minutes|n|most)\}|\{(count|shown|minutes|n|most)\}[\u4e00-\u9fff]/,
    /…{3}/,
    /英文/,
    /点击/,
  ],
  ph: [
    /sanggunian/i,
    /pinagkunan/i,
    /\bkatulong/i,
    /kahit (\d|\{least)/,
    /sinave/,
    /subaybay/i,
    /i-click/,
    /\bi-delete/i,
    /Dulo ng artikulo/,
    /nai-scroll/,
    /\bPuna\b/,
    /Kasunduan ng (User|gumagamit)/,
    /Patakaran sa Privacy/,
    /seksiyon/i,
    /\bfavorite/i,
    /\bI-share/,
    /log in\b/i,
    /subukang? muli/i,
    // “The sun”, or “any day”: the daily report has its own name.
    /^(Pakinggan )?ang araw$/i,
    /^Pinagmulan:/,
    // It would mean asking the sentence, not asking about it.
    /^Itanong ito$/,
  ],
};

type Messages = { [key: string]: string | Messages };

function* textsOf(messages: Messages, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else yield* textsOf(value, `${path}${key}.`);
  }
}

it.each(languages)('%s uses no retired word', (language) => {
  const [messages, words] = [allMessages[language], retired[language]];
  const found = [...textsOf(messages)].flatMap(([key, text]) =>
    words.filter((word) => word.test(text)).map((word) => `${key}: ${text} (${word.source})`),
  );
  expect(found).toEqual([]);
});

it('Filipino uses “tago” only where English says “hide”: it also means keeping', () => {
  const english = new Map(textsOf(allMessages.en));
  const found = [...textsOf(allMessages.ph)].filter(
    ([key, text]) => /tago/i.test(text) && !/\bhid(?:e|den)\b/i.test(english.get(key) ?? ''),
  );
  expect(found).toEqual([]);
});

/** Every text within a value, with its path; functions of facts are called with these. */
function* textsWithin(some: unknown, facts: LegalFacts, path = ''): Generator<[string, string]> {
  if (typeof some === 'string') yield [path, some];
  else if (typeof some === 'function') yield* textsWithin(some(facts), facts, path);
  else if (typeof some === 'object' && some) {
    for (const [key, value] of Object.entries(some)) {
      yield* textsWithin(value, facts, `${path}.${key}`);
    }
  }
}

const facts: Omit<LegalFacts, 'language'> = {
  brand: 'Cubewire',
  privacyEmail: 'privacy@example.org',
  feedbackEmail: 'feedback@example.org',
  region: 'sg',
  inner: false,
};
/**
 * The privacy policy names a kind of data this way; complaints to an authority are no button of
 * ours.
 */
const ofLaw = /举报反馈|投诉、举报/g;

it.each(languages)('%s uses none in generated texts and in the documents', (language) => {
  const { phrases, talkReplies, latestReplies } = lexicons[language];
  const documentsHere = Object.values(documents).map((texts) => texts[language]);
  const said = [accountPhrases[language], phrases, talkReplies, latestReplies, documentsHere];
  const found = [...textsWithin(said, { ...facts, language })].flatMap(([place, text]) =>
    retired[language]
      .filter((word) => word.test(text.replace(ofLaw, '')))
      .map((word) => `${place}: ${text} (${word.source})`),
  );
  expect(found).toEqual([]);
});

it.each(Object.entries({ ...readerRefusals, ...callRefusals }))(
  'the refusal %s uses none in English',
  (_, { text }) => expect(retired.en.filter((word) => word.test(text))).toEqual([]),
);

it('detects a retired word', () => {
  expect(retired.zh.some((word) => word.test('正在更新…'))).toBe(true);
  expect(retired.ph.some((word) => word.test('Dulo ng artikulo'))).toBe(true);
  expect(retired.en.some((word) => word.test('Licence'))).toBe(true);
});

it('the glossary lists the replacement of every retired pair', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  for (const word of [
    '来源',
    '频道',
    '反馈问题',
    '菲律宾语',
    'pinagmulan',
    'Katuwang sa Balita',
    'sundan',
  ]) {
    expect(glossary).toContain(word);
  }
});
