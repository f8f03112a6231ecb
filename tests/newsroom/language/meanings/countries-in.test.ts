import { countriesIn } from '@/lib/newsroom/language/meanings/countries-in';

it.each([
  ['England beat Wales', 2],
  ['The Dutch refused', 1],
  ['智利主办峰会', 1],
  ['Ang Pilipinas ang nanalo', 1],
  ['Chile and the Chilean minister', 1],
  ['The harbor stays closed', 0],
  ['Omantel buys a mast', 0],
])('%s: names %i', (text, count) => {
  expect(countriesIn(text)).toHaveLength(count);
});
