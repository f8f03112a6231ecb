// The check has to be able to fail, or every test that relies on it proves nothing.
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { makeArticle } from '../write/make-article';

const quoted = 'The council opened a new bridge on Thursday.';
const articles = [
  makeArticle({ title: 'Bridge opens', paragraphs: [`${quoted} It is blue.`] }),
  makeArticle({ title: 'Another story', paragraphs: ['Nothing of that.'] }),
];
const references = articles.map(({ url }, at) => ({ order: at + 1, link: url }));
const text = (value: string) => [{ lang: 'source', text: value }];
const check = (
  body: string,
  more: { element_type?: string; title?: string; brief?: string } = {},
) =>
  everySentenceIsInASource(
    {
      title: text(more.title ?? 'Bridge opens'),
      brief: text(more.brief ?? quoted),
      content: [{ element_type: more.element_type ?? 'p', text: text(body) }],
      references,
    },
    articles,
  );

test('a quoted sentence with its source passes', () => {
  expect(check(`${quoted}[1] It is blue.[1][2]`)).toEqual([]);
  expect(check('Details', { element_type: 'h2' })).toEqual([]);
});

test.each([
  ['an invented sentence', 'The bridge fell.[1]'],
  ['a changed word', 'The council closed a new bridge on Thursday.[1]'],
  ['a source that does not say it', `${quoted}[2]`],
  ['a mark without a reference', `${quoted}[1][7]`],
  ['no mark', quoted],
])('%s is detected', (_, body) => {
  expect(check(body)).toHaveLength(1);
});

test('invented headings, titles and briefs are detected', () => {
  expect(check('Scandal', { element_type: 'h2' })).toEqual(['Scandal']);
  expect(check(`${quoted}[1]`, { title: 'Bridge falls' })).toEqual(['Bridge falls']);
  expect(check(`${quoted}[1]`, { brief: `${quoted} It fell.` })).toEqual(['It fell.']);
});
