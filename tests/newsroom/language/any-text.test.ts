import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import { languages, type Language } from '@/lib/model/text/languages';
import { detectLanguage, languageOfQuestion } from '@/lib/newsroom/language/detect-language';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { findNames } from '@/lib/newsroom/language/names/names';
import { queryTokens, segment } from '@/lib/newsroom/language/segment';
import { splitSentences } from '@/lib/newsroom/language/sentences';
import { tellingTerms } from '@/lib/newsroom/language/news/telling-terms';
import { termsOf } from '@/lib/newsroom/language/text-terms';
import { unspacedTerms } from '@/lib/newsroom/language/questions/unspaced-terms';
import { indexWords, stemOf } from '@/lib/newsroom/language/word-forms';

/** Everything that reads text of a language, each returning its result as a list. */
const readers: Record<string, (text: string, lang: Language) => Iterable<unknown>> = {
  segment,
  queryTokens,
  splitSentences,
  termsOf,
  tellingTerms,
  unspacedTerms,
  wordsOf: (text, lang) => lexicons[lang].wordsOf(text),
  tokensOf: (text, lang) => lexicons[lang].tokensOf(text),
  figuresOf: (text, lang) => lexicons[lang].figuresOf(text),
  findNames: (text, lang) => findNames([text], [text], lang),
  detectLanguage: (text, lang) => detectLanguage(text, lang),
  languageOfQuestion: (text, lang) => languageOfQuestion(text, lang),
};

const pieces = [
  ...['a', 'Ang', 'U.S.', 'Mr.', '的', '中国', '荷台达', '委员会', '３', '1,2,3.4.5', '%', '$'],
  ...[
    '“',
    '”',
    '《',
    '（',
    '"',
    "'",
    '’s',
    '.',
    '。',
    '?',
    '\n',
    ' ',
    '\u0000',
    '\u200b',
    '\ud800',
  ],
  ...['\u0301', '👩‍👩‍👧', 'ß', 'İ', 'ﷺ', 'ไทย', 'かな', '@12-1', '\\', '<b>', 'on Thursday', '今天'],
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
);
const lang = fc.constantFrom(...languages);

describe.each(Object.entries(readers))('%s', (_, read) => {
  it('reads any text of any language', () => {
    fc.assert(
      fc.property(text, lang, (any, of) => {
        const found = [...read(any, of)];
        // Pairs of characters are the most that is made of a text. A single character may stand for
        // many: ﷺ is expanded.
        const written = Math.max(any.length, any.normalize('NFKC').length);
        expect(found.length).toBeLessThanOrEqual(3 * written + 3);
      }),
      { examples: [['ไทยﷺ', 'en']] },
    );
  });

  // One huge item must not delay the rest: anything not linear does not finish within the test.
  it.each(['A ', 'Aa.', '1,', '中', '《', '今天', "'", '-'])(
    'finishes on a long run of %j',
    (piece) => {
      const long = piece.repeat(Math.ceil(inGatesOr(12_000, 4_000) / piece.length));
      for (const of of languages) {
        expect([...read(long, of)].length).toBeLessThanOrEqual(3 * long.length);
      }
    },
  );
});

describe.each(languages)('a stem of %s', (of) => {
  it('exists for any word, is no longer than it, and is found in the index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (word) => {
        const stem = stemOf(word, of);
        expect(stem.length).toBeGreaterThan(0);
        expect(stem.length).toBeLessThanOrEqual(word.length + 1);
        expect(indexWords(word, of).length).toBeGreaterThan(0);
      }),
    );
  });

  it('finishes on a long word', () => {
    for (const word of ['a', 'ing', 'na', 'y', '的']) {
      expect(stemOf(word.repeat(20_000), of).length).toBeGreaterThan(0);
    }
  });
});
