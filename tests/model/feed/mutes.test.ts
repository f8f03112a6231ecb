import { muteChars, muteKey, muteProblem, tidyLabel } from '@/lib/model/feed/mutes';

it('one label is written in one way', () => {
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
  // One character of Chinese is a word.
  ['雪', undefined],
  ['𠮷', undefined],
  ['x'.repeat(muteChars.word), undefined],
  ['x'.repeat(muteChars.word + 1), 'long'],
  ['雪'.repeat(muteChars.word), undefined],
  ['𠮷'.repeat(muteChars.word), undefined],
  ['𠮷'.repeat(muteChars.word + 1), 'long'],
  [` ${'x'.repeat(muteChars.word)} `, undefined],
])('whether %j can be muted: %s', (text, problem) => expect(muteProblem(text)).toBe(problem));

it('spellings of one mute have one key, other kinds another', () => {
  const key = muteKey({ kind: 'word', label: 'Real Madrid' });
  expect(muteKey({ kind: 'word', label: ' real  MADRID' })).toBe(key);
  expect(muteKey({ kind: 'subject', label: 'Real Madrid' })).not.toBe(key);
  expect(muteKey({ kind: 'word', label: 'RealMadrid' })).not.toBe(key);
});
