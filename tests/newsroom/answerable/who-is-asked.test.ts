/** @jest-environment node */
// A question on one person is not answered by what another did who only stands beside, nor by a
// report that tells it the other way round.
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

describe('who is asked about', () => {
  const en = (title: string, sentence?: string): Report => ({ of: 'en', title, sentence });

  it('keeps an office left behind, where the name is said', () => {
    const report = en('Former president Ana Velarde arrested in Kotor');
    expect(outcome('Was President Ana Velarde arrested?', 'en', report)).toBe('quoted');
    expect(outcome('Was the president arrested in Kotor?', 'en', report)).not.toBe('quoted');
  });

  it('is told in another sentence than a deputy', () => {
    const both = en('Vice president of Veldra resigns', 'The president of Veldra resigned, too.');
    expect(outcome('Did the president of Veldra resign?', 'en', both)).toBe('quoted');
  });

  it('is asked of by kin', () => {
    const report = en("Ana Velarde's brother arrested in Kotor");
    expect(outcome("Was Ana Velarde's brother arrested?", 'en', report)).toBe('quoted');
  });

  it('is another than the office that stands beside the deed', () => {
    const report = en(
      'Kotor mayor strikes plea deal',
      'The police chief of Kotor spoke to reporters.',
    );
    expect(outcome('Did the Kotor police chief strike a plea deal?', 'en', report)).not.toBe(
      'quoted',
    );
  });
});
