import { filipinoVerbForms } from '@/lib/newsroom/language/filipino/filipino-verbs';
import { isKnownWord, otherWords } from '@/lib/newsroom/language/meanings/other-words';
import { stemOf } from '@/lib/newsroom/language/word-forms';

const english = (token: string) =>
  otherWords(token, 'ph')
    .filter(({ lang }) => lang === 'en')
    .map(({ word }) => word);

it.each([
  ['itataas', 'raise'],
  ['tataasan', 'raise'],
  ['itinataas', 'rise'],
  ['tumataas', 'increase'],
  ['bababa', 'fall'],
  ['binababaan', 'fall'],
  ['bubuksan', 'open'],
  ['magbubukas', 'open'],
  ['isasara', 'closed'],
  ['binayaran', 'pay'],
  ['aaprubahan', 'approve'],
  ['ipagbabawal', 'ban'],
  ['ipapadala', 'dispatch'],
  ['tatanggalin', 'dismiss'],
  ['sinisiyasat', 'investigate'],
  ['pinarurusahan', 'punish'],
  ['sinuspinde', 'suspend'],
  ['sinususpinde', 'suspend'],
  ['nahatulan', 'convict'],
  ['lalagdaan', 'sign'],
  ['magpoprotesta', 'protest'],
  ['nagproprotesta', 'protest'],
])('%s is a form of what English calls %s', (form, word) => {
  expect(english(form)).toContain(word);
});

it('every root leads to words in the tables', () => {
  for (const target of new Set([...filipinoVerbForms(new Set()).values()].flat()))
    expect([target, isKnownWord(stemOf(target, 'ph'), 'ph')]).toEqual([target, true]);
});

it('a form that is a separate word is left to that word', () => {
  expect(filipinoVerbForms(new Set()).has('babalik')).toBe(true);
  expect(filipinoVerbForms(new Set(['babalik'])).has('babalik')).toBe(false);
  for (const form of ['bukas', 'taas', 'amin'])
    expect(filipinoVerbForms(new Set()).has(form)).toBe(false);
});
