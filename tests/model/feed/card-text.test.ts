import { drawable } from '@/lib/model/feed/card-text';

it.each([
  ['Why the leap second is on its way out', 'Why the leap second is on its way out'],
  ['闰秒为何即将退场', '闰秒为何即将退场'],
  ['Niño at Ñ, “a” – 5 €', 'Niño at Ñ, “a” – 5 €'],
  ['a  b\n c', 'a b c'],
  [' e\u0301 ', 'é'],
  ['啊剥座齄', '啊剥座齄'],
  ['⚽', undefined],
  ['Goal! ⚽ for 方讯', 'Goal!  for 方讯'],
])('%j renders as %j', (text, drawn) => {
  expect(drawable(text, 100)).toBe(drawn);
});

it('a text is cut to its space', () => {
  expect(drawable('abcdefghij', 5)).toBe('abcd…');
  expect(drawable('abcde', 5)).toBe('abcde');
  expect(drawable('abc defgh', 5)).toBe('abc…');
  expect(drawable('闰秒为何退场', 3)).toBe('闰秒…');
});

it.each(['Почему', 'هذا خبر', '東京オリンピック', '朱镕基旧部王玥', 'Nguyễn Phú Trọng', ''])(
  '%j has no separate parts',
  (text) => {
    expect(drawable(text, 100)).toBeUndefined();
  },
);
