// A question about one person is not answered by what another person mentioned there did, nor by a
// report of the reverse.
import { outcome, type Report } from '../assistant/outcome-of';
import { askedPairs } from './asked-pairs';

/** A report in English may answer a question in Filipino. */
const reportOf = (title: string, lang: Report['of']): Report => ({
  of: lang === 'ph' && / beats /.test(title) ? 'en' : lang,
  title,
});

it.each(askedPairs)('%s: %s', (lang, asked, answers, other) => {
  expect(outcome(asked, lang, reportOf(answers, lang))).toBe('quoted');
  expect(outcome(asked, lang, reportOf(other, lang))).not.toBe('quoted');
});

describe('what something costs', () => {
  const says = (of: Report['of'], title: string) => ({ of, title });
  it.each([
    [
      'How much does the Brisa Nova cost?',
      'en',
      says('en', 'Brisa Nova camera launches at $219.99'),
    ],
    ['How much did Bram Oduya cost?', 'en', says('en', 'Tarsia signs Bram Oduya for £27m')],
    ['What is the price of the Brisa Nova?', 'en', says('en', 'Brisa Nova camera sold for €180')],
    ['Brisa Nova多少钱？', 'zh', says('zh', 'Brisa Nova相机上市，1999元起')],
    ['Magkano ang presyo ng Brisa Nova?', 'ph', says('ph', 'Inilabas ang Brisa Nova sa ₱9,999')],
  ] as const)('%s is answered by a sale at a sum', (asked, lang, report) => {
    expect(outcome(asked, lang, report)).toBe('quoted');
  });

  it.each([
    [
      'How much does the Brisa Nova cost?',
      says('en', 'Maker of the Brisa Nova sued for $219 million'),
    ],
    [
      'How much does the Brisa Nova cost?',
      says('en', 'Brisa Nova sales rise from $5 million to $9 million'),
    ],
    ['How much does the Brisa Nova cost?', says('en', 'Brisa Nova camera launches in May')],
    ['Did the Brisa Nova cost her the job?', says('en', 'Brisa Nova camera launches at $219.99')],
  ] as const)('%s is not answered by %j', (asked, report) => {
    expect(outcome(asked, 'en', report)).not.toBe('quoted');
  });
});

describe('what share of something', () => {
  const wanted = { of: 'en' as const, title: 'Ana Reyes wanted 90 percent of Orinda Steel' };
  const other = { of: 'en' as const, title: 'Ana Reyes wanted all of Orinda Steel' };
  it.each(['What share', 'What percentage', 'What proportion'])(
    '%s is answered by a number',
    (what) => {
      const asked = `${what} of Orinda Steel did Ana Reyes want?`;
      expect(outcome(asked, 'en', wanted)).toBe('quoted');
      expect(outcome(asked, 'en', other)).not.toBe('quoted');
    },
  );
});

describe('who is asked about', () => {
  const en = (title: string, sentence?: string): Report => ({ of: 'en', title, sentence });

  it('may have since left the office, if the name is given', () => {
    const report = en('Former president Ana Velarde arrested in Kotor');
    expect(outcome('Was President Ana Velarde arrested?', 'en', report)).toBe('quoted');
    expect(outcome('Was the president arrested in Kotor?', 'en', report)).not.toBe('quoted');
  });

  it('may be found in another sentence than the deputy', () => {
    const both = en('Vice president of Veldra resigns', 'The president of Veldra resigned, too.');
    expect(outcome('Did the president of Veldra resign?', 'en', both)).toBe('quoted');
  });

  it('may be a relative', () => {
    const report = en("Ana Velarde's brother arrested in Kotor");
    expect(outcome("Was Ana Velarde's brother arrested?", 'en', report)).toBe('quoted');
  });

  it('is not the holder of another office beside the act', () => {
    const report = en(
      'Kotor mayor strikes plea deal',
      'The police chief of Kotor spoke to reporters.',
    );
    expect(outcome('Did the Kotor police chief strike a plea deal?', 'en', report)).not.toBe(
      'quoted',
    );
  });
});
