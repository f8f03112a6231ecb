import { howMade, isTranslated } from '@/lib/model/text/how-made';

const title = [
  { lang: 'source', text: 'As written' },
  { lang: 'EN', text: 'As written' },
  { lang: 'ZH', text: '译文' },
];

it.each([
  ['extract', 'en', 'extract'],
  ['extract', 'zh', 'translated'],
  // Shown in the original where there is no translation.
  ['extract', 'ph', 'extract'],
  ['model', 'zh', 'model'],
  ['sample', 'zh', 'sample'],
] as const)('a text by %s is, for a reader of %s: %s', (writing, language, made) => {
  expect(howMade({ title, writing, translated: ['ZH'] }, language)).toBe(made);
  expect(howMade({ title, writing }, language)).toBe(writing);
});

it('recognizes a language in every spelling', () => {
  expect(['ZH', 'zh-CN', 'zh_Hans'].map((lang) => isTranslated(lang, ['ZH']))).toEqual([
    true,
    true,
    true,
  ]);
  expect([isTranslated('en', ['ZH']), isTranslated('', ['ZH']), isTranslated('zh')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('nothing is translated into a language that is not known', () => {
  expect(isTranslated('xx', ['yy', 'xx'])).toBe(false);
  expect(howMade({ title: [], writing: 'extract', translated: ['zh'] }, 'zh')).toBe('extract');
});
