import { titleTag } from '@/lib/model/feed/title-tag';
import { clearTag, tagOfLetters } from '@/lib/model/text/voice-tag';

it.each([
  ['The rain stops', 'en', 'en'],
  ['Ang ulan tumigil', 'fil', 'fil'],
  ['Rain stops soon', undefined, 'en'],
  ['The rain', undefined, undefined],
  ['Ang ulan ng the of', undefined, 'en'],
  ['Ang ng mga ulan of', 'fil', 'fil'],
  ['the sang rain', 'en', 'en'],
  ['下雨了', 'zh-CN', 'zh-CN'],
  ['丰田 Toyota Motor', 'zh-CN', 'zh-CN'],
  ['丰田 Toyota Motor Corp', 'zh-CN', 'zh-CN'],
  ['The maker 丰田 of cars', 'en', 'en'],
  ['The 丰田', 'zh-CN', 'zh-CN'],
  ['丰田 of 车 the', 'zh-CN', 'zh-CN'],
  ['雨 the ang rain', undefined, 'en'],
  ['Дождь идёт', undefined, undefined],
  ['', undefined, undefined],
])('%j is clearly %s, and read by a voice of %s', (text, clear, voice) => {
  expect([clearTag(text), tagOfLetters(text)]).toEqual([clear, voice]);
});

it('a title is in the language that its source names, else by its letters', () => {
  const link = 'https://a.example/';
  expect(titleTag({ link, lang: 'fil', title: '下雨了' })).toBe('fil');
  expect(titleTag({ link, title: '下雨了' })).toBe('zh-CN');
  expect(titleTag({ link })).toBeUndefined();
});
