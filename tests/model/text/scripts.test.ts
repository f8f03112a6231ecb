import {
  beginsWithHan,
  countHan,
  hanRuns,
  hasHan,
  lengthInLatin,
  withoutHan,
} from '@/lib/model/text/scripts';

it.each([
  ['新华社 reports', true, true, 3, ['新华社'], 17],
  ['BYD 比亚迪 and 丰田', true, false, 5, ['比亚迪', '丰田'], 24],
  ['株式会社トヨタ', true, true, 4, ['株式会社'], 15],
  ['Ang Pilipinas, 2026', false, false, 0, [], 19],
  ['，。', false, false, 0, [], 2],
  ['', false, false, 0, [], 0],
])('%s', (text, has, begins, count, runs, length) => {
  // Twice: no pattern may keep state between calls.
  for (let time = 0; time < 2; time += 1) {
    expect(hasHan(text)).toBe(has);
    expect(beginsWithHan(text)).toBe(begins);
    expect(countHan(text)).toBe(count);
    expect(hanRuns(text)).toEqual(runs);
    expect(lengthInLatin(text)).toBe(length);
  }
});

it('replaces a run of Chinese by one blank', () =>
  expect(withoutHan('What is 丰田doing?')).toBe('What is  doing?'));
