import { articleHeightRem } from '@/lib/model/article/article-height';
import { readingMinutes } from '@/lib/model/article/reading-time';

test.each([
  ['', 1],
  ['word '.repeat(230), 1],
  ['word '.repeat(700), 3],
  ['字'.repeat(800), 2],
  [`${'word '.repeat(230)}${'字'.repeat(400)}`, 2],
])('reading time %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('the height estimate is 1.875 rem per line and 1.25 rem per heading character', () => {
  const block = (element_type: string, text: string) => ({
    element_type,
    text: [{ lang: 'en', text }],
  });
  expect(articleHeightRem([block('h2', 'x'.repeat(16))], 'en', 20)).toBe(1.875);
  expect(articleHeightRem([block('h2', 'x'.repeat(17))], 'en', 20)).toBe(3.75);
  expect(articleHeightRem([block('p', '字'.repeat(40))], 'en', 20)).toBe(3 * 1.875);
  expect(articleHeightRem([block('p', '')], 'en', 20)).toBe(0);
  // Letters of other scripts are half as wide.
  expect(articleHeightRem([block('p', 'x'.repeat(37))], 'en', 20)).toBe(1.875);
  expect(articleHeightRem([block('p', 'x'.repeat(38))], 'en', 20)).toBe(3.75);
});
