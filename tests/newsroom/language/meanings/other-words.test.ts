import { languages } from '@/lib/model/text/languages';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { isKnownName, otherWords } from '@/lib/newsroom/language/meanings/other-words';
import { sharedNames } from '@/lib/newsroom/language/meanings/shared-names';
import { fold } from '@/lib/newsroom/language/segment';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { retrieve } from '@/lib/newsroom/assistant/retrieve';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import type { StoredEvent } from '@/lib/newsroom/types';
import { openStore } from '@/lib/newsroom/store/open-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptEdition } from '@/tests/kept-edition';
import { start } from '../../assistant/newsroom';

const wordsFor = (token: string, lang: 'en' | 'zh' | 'ph', of: 'en' | 'zh' | 'ph') =>
  otherWords(token, lang)
    .filter((one) => one.lang === of)
    .map(({ word }) => word);

/** The lines of a table: the key, then the words. */
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', cell = key] = line.split(' = ');
      const words = cell.split(',').map((word) => word.trim());
      return { key: cell === key ? (words[0] ?? '') : key, words };
    });
const keysOf = (table: string) => linesOf(table).map(({ key }) => key);

describe.each(languages)('the tables of %s', (lang) => {
  const { meanings, knownNames } = lexicons[lang];

  it('have words for every meaning and for nothing else, each line once', () => {
    expect(keysOf(meanings)).toEqual(keysOf(lexicons.en.meanings));
    const names = keysOf(knownNames);
    expect(new Set(names).size).toBe(names.length);
    expect(keysOf(lexicons.en.knownNames)).toEqual(expect.arrayContaining(names));
  });

  it('have no empty word, and none twice in a line', () => {
    for (const { words } of [...linesOf(meanings), ...linesOf(knownNames)]) {
      expect(words).not.toContain('');
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

it.each([
  ['大跌', 'zh', 'fall', 'en'],
  ['暴涨', 'zh', '上涨', 'zh'],
  ['plunge', 'en', '下跌', 'zh'],
] as const)('%s (%s) of a price is %s (%s)', (token, lang, word, of) => {
  expect(wordsFor(token, lang, of)).toContain(word);
});

describe('places', () => {
  it.each([
    // The platform distinguishes two countries of this name, news mostly do not.
    ['刚果', 'zh', 'congo', 'en'],
    ['congo', 'en', '刚果', 'zh'],
    ['Espanya', 'ph', 'spain', 'en'],
    ['Alemanya', 'ph', '德国', 'zh'],
    ['Inglatera', 'ph', 'england', 'en'],
    ['Tsino', 'ph', 'china', 'en'],
    ['turkey', 'en', '土耳其', 'zh'],
    ['義大利', 'zh', 'italy', 'en'],
    ['紐西蘭', 'zh', 'new zealand', 'en'],
    ['北韩', 'zh', 'north korea', 'en'],
    // An adjective of a country names it, even if the letters differ.
    ['norway', 'en', 'norwegian', 'en'],
    ['Dutch', 'en', 'netherlands', 'en'],
    ['Thai', 'en', '泰国', 'zh'],
    ['挪威', 'zh', 'norwegian', 'en'],
    ['Olanda', 'ph', 'dutch', 'en'],
    ['青海', 'zh', 'qinghai', 'en'],
    ['青海省', 'zh', '青海', 'zh'],
    ['南卡', 'zh', 'south carolina', 'en'],
    ['South Carolina', 'ph', '南卡罗来纳州', 'zh'],
  ] as const)('%s (%s) is %s (%s)', (token, lang, word, of) => {
    expect(wordsFor(token, lang, of)).toContain(word);
    expect(isKnownName(fold(token), lang)).toBe(true);
  });

  it('do not take USS for a plural of US', () => {
    expect(otherWords('uss', 'en')).toEqual([]);
    expect(wordsFor('floods', 'en', 'zh')).toEqual(wordsFor('flood', 'en', 'zh'));
  });

  it('of provinces have a line in every language that writes them otherwise, each once', () => {
    const keys = keysOf(lexicons.en.provinces);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keysOf(lexicons.zh.provinces)).toEqual(keys);
    for (const { words } of linesOf(lexicons.zh.provinces))
      expect(new Set(words).size).toBe(words.length);
  });

  it('are keyed by region codes that the platform knows', () => {
    const platform = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const code of languages.flatMap((lang) => Object.keys(lexicons[lang].places))) {
      expect([code, platform.of(code)]).toEqual([code, expect.any(String)]);
    }
  });

  it('in a variant spelling are not found inside other names: 查德 is in 理查德', () => {
    expect(sharedNames('理查德·布兰森获释', 'zh').found).toEqual([]);
    expect(sharedNames('紐西蘭與義大利', 'zh').found.map(({ key }) => key)).toEqual([
      'new zealand',
      'italy',
    ]);
  });
});

describe.each(languages)('the further words and names of %s', (lang) => {
  const tables = ['newsWords', 'newsNames'] as const;

  it.each(tables)('have a line of English for each of their %s, each once and none empty', (of) => {
    const lines = linesOf(lexicons[lang][of]).filter(({ key }) => key !== '');
    const keys = lines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keysOf(lexicons.en[of])).toEqual(expect.arrayContaining(keys));
    for (const { words } of lines) {
      expect(words).not.toContain('');
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('the further words', () => {
  it('find reports in other languages only', () => {
    expect(wordsFor('burglar', 'en', 'zh')).toContain('窃贼');
    expect(wordsFor('burglar', 'en', 'en')).toEqual([]);
    expect(wordsFor('inidoro', 'ph', 'en')).toContain('toilet');
    expect(wordsFor('inidoro', 'ph', 'ph')).toEqual([]);
    expect(wordsFor('狂犬病', 'zh', 'en')).toContain('rabies');
    expect(wordsFor('rabis', 'ph', 'zh')).toContain('狂犬病');
  });

  it('include clubs, companies and bodies by each language’s name for them', () => {
    expect(wordsFor('皇马', 'zh', 'en')).toContain('real madrid');
    expect(wordsFor('european central bank', 'en', 'zh')).toContain('欧洲央行');
  });
});

describe('the table of meanings', () => {
  it('is found by any form of a word, and never gives the word itself', () => {
    expect(wordsFor('fees', 'en', 'en')).toEqual(expect.arrayContaining(['cost', 'price']));
    expect(wordsFor('费用', 'zh', 'zh')).toContain('成本');
    expect(wordsFor('费用', 'zh', 'zh')).not.toContain('费用');
    expect(otherWords('zyzzyva', 'en')).toEqual([]);
  });

  it('finds an action by its result form, and nothing by one character', () => {
    expect(wordsFor('冻住', 'zh', 'zh')).toEqual(expect.arrayContaining(['冻', '冷冻']));
    expect(wordsFor('费用', 'zh', 'zh')).not.toContain('贵');
    expect(otherWords('围住', 'zh')).toEqual([]);
  });
});

it('a long Chinese word in the table is one term, however a dictionary cuts it', () => {
  const { terms } = readQuestion('通货膨胀率上升', 'zh');
  expect(terms.map(({ token }) => token)).toEqual(['通货膨胀率', '上升']);
});

describe('an article of one language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-other-words-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const only = (lang: string, texts: StoredEvent['title']) =>
    texts.filter((text) => text.lang === lang);

  it.each(['EN', 'ZH', 'PH'] as const)('in %s is found from the others', async (lang) => {
    const store = await openStore({ dataDir: mkdtempSync(join(folder, 'data-')) });
    for (const event of keptEdition(start)) {
      await store.events.save({
        ...event,
        title: only(lang, event.title),
        brief: only(lang, event.brief),
        content: event.content.map((block) => ({ ...block, text: only(lang, block.text) })),
      });
    }
    const asked = [
      ['How much insurance is there for a bank deposit?', 'en'],
      ['银行存款的保险是多少？', 'zh'],
      ['Magkano ang seguro sa deposito sa bangko?', 'ph'],
    ] as const;
    for (const [text, language] of asked) {
      const question = readQuestion(text, language);
      const found = choosePassages(await retrieve(store, question, start), question);
      expect([text, found.chosen[0]?.event.id]).toEqual([text, 'sample-deposit-insurance']);
    }
    await store.close();
  });
});
