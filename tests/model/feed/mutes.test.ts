import { muteChars, muteKey, muteProblem, tidyLabel } from '@/lib/model/feed/mutes';

it('a label has one normal form', () => {
  expect(tidyLabel('  Real \n Madrid\u3000FC ')).toBe('Real Madrid FC');
  expect(tidyLabel('Nguye\u0302\u0303n')).toBe('Nguyễn');
  expect(tidyLabel('\ufeffMara\u00adthon\u200b')).toBe('Marathon');
  expect(tidyLabel('雪\u200b崩')).toBe('雪崩');
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['— !', 'empty'],
  ['\u200b', 'empty'],
  ['a\u200b', 'short'],
  ['a', 'short'],
  ['a.', 'short'],
  ['7', 'short'],
  ['AI', undefined],
  ['5G', undefined],
  // A single Chinese character is a word.
  ['雪', undefined],
  ['𠮷', undefined],
  ['x'.repeat(muteChars.word), undefined],
  ['x'.repeat(muteChars.word + 1), 'long'],
  ['雪'.repeat(muteChars.word), undefined],
  ['𠮷'.repeat(muteChars.word), undefined],
  ['𠮷'.repeat(muteChars.word + 1), 'long'],
  [` ${'x'.repeat(muteChars.word)} `, undefined],
])('%j can be muted: %s', (text, problem) => expect(muteProblem(text)).toBe(problem));

it('spellings of one mute share a key, different kinds do not', () => {
  const key = muteKey({ kind: 'word', label: 'Real Madrid' });
  expect(muteKey({ kind: 'word', label: ' real  MADRID' })).toBe(key);
  expect(muteKey({ kind: 'subject', label: 'Real Madrid' })).not.toBe(key);
  expect(muteKey({ kind: 'word', label: 'RealMadrid' })).not.toBe(key);
});
