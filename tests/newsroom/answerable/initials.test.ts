// A name asked for by its initials is written out in reports.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

it.each<[Language, asked: string, title: string]>([
  [
    'en',
    'Which class of the KMA is Reyes from?',
    'Reyes, of the Kotor Military Academy Class of 1991, leads',
  ],
  ['en', 'Did the DOT close the pier?', 'Department of Tides closes the pier'],
  ['en', 'Did the KMA close the pier?', 'KMA closes the pier'],
  ['ph', 'Isinara ba ng KMA ang pantalan?', 'Isinara ng Kotor Military Academy ang pantalan'],
])('%s: %s is answered by %s', (lang, asked, title) => {
  expect(outcome(asked, lang, { of: lang, title })).toBe('quoted');
});

it.each<[Language, asked: string, title: string]>([
  ['en', 'Did the KMA close the pier?', 'Kotor Army closes the pier'],
  ['en', 'Did the KMA close the pier?', 'Military Academy of Kotor closes the pier'],
  // Without capitals the letters are an ordinary word.
  ['en', 'Did the war close the pier?', 'Western Ada Railways close the pier'],
])('%s: %s is not answered by %s', (lang, asked, title) => {
  expect(outcome(asked, lang, { of: lang, title })).not.toBe('quoted');
});
