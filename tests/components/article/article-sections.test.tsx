import { fireEvent, within } from '@testing-library/react';
import { Article } from '@/components/article/article';
import ArticleAside from '@/components/article/article-aside';
import { newsEvent } from '@/lib/contract';
import { outlineOf } from '@/lib/model/markdown/outline';
import { renderPage } from '../page';
import { sampleArticle, sampleWireEvent } from './sample-event';

const text = (en: string, zh: string) => [
  { lang: 'EN', text: en },
  { lang: 'ZH', text: zh },
];
const voices = {
  perspectives: [
    { title: text('Clock makers', '钟表匠'), text: text('It is late. [1]', '晚了。') },
  ],
  social_media: [
    { author: '@tide', text: text('High again.', '又涨了。'), link: 'https://social.example/1' },
    { text: text('No link.', '没有链接。'), link: 'javascript:alert(1)' },
  ],
};
const show = (fields: object, language: 'en' | 'zh' = 'en') =>
  renderPage(<Article event={sampleArticle({ ...fields })} language={language} />, { language });
const section = (id: string) => document.getElementById(id);

test('the sections are outline, perspectives, social media, references and the content', () => {
  show(voices);
  expect(within(section('outline') as HTMLElement).getAllByRole('link')).toHaveLength(2);
  expect(section('markdown-content')).toHaveTextContent('Tides slow the Earth.');
  expect(section('perspectives')).toHaveTextContent('Clock makers');
  expect(section('social-media')).toHaveTextContent('High again.');
  expect(section('references')).toHaveTextContent('First story');
});

test('a section without content is left out', () => {
  show({ outline: [], content: [sampleWireEvent().content[1]], references: [] });
  for (const id of ['outline', 'perspectives', 'social-media', 'references'])
    expect(section(id)).toBeNull();
  expect(section('markdown-content')).not.toBeNull();
});

test('a single heading is no outline', () => {
  const [first] = sampleArticle().outline;
  show({ outline: [first] });
  expect(section('outline')).toBeNull();
});

test('sections are in the reader’s language, have citations, and link only where it is safe', () => {
  show(voices, 'zh');
  expect(section('perspectives')).toHaveTextContent('各方观点钟表匠晚了。');
  expect(section('social-media')).toHaveTextContent('又涨了。');
  const links = [...(section('social-media')?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://social.example/1']);
  document.body.innerHTML = '';
  show(voices);
  expect(
    within(section('perspectives') as HTMLElement).getByRole('link', {
      name: 'Source 1: One Daily',
    }),
  ).toBeInTheDocument();
});

test('a heading in another language than the reader’s has it in the outline and beside the article', () => {
  const outline = [
    { id: 'markdown-content-0', title: text('The turning', '自转'), depth: 1 },
    { id: 'markdown-content-4', title: [{ lang: 'EN', text: 'The clocks' }], depth: 2 },
  ];
  const tagged = (part: Element | null) =>
    [...(part?.querySelectorAll('a[href^="#markdown"]') ?? [])].map((link) => [
      link.textContent,
      link.closest('[lang]')?.getAttribute('lang'),
    ]);
  const headings = [
    ['自转', 'zh-CN'],
    ['The clocks', 'en'],
  ];
  show({ outline }, 'zh');
  expect(tagged(section('outline'))).toEqual(headings);
  const event = sampleArticle({ outline });
  const beside = { event, outline: outlineOf(event, 'zh'), current: undefined };
  renderPage(<ArticleAside {...beside} onChoose={() => undefined} />, { language: 'zh' });
  expect(tagged(document.querySelector('[data-aside]'))).toEqual(headings);
});

test('an outline link leads to its heading without a history entry', () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  show({});
  const link = within(section('outline') as HTMLElement).getByText('The clocks');
  expect(link).toHaveAttribute('href', '#markdown-content-4');
  const before = window.history.length;
  expect(fireEvent.click(link)).toBe(false);
  expect(scrolled).toEqual([section('markdown-content-4')]);
  expect(section('markdown-content-4')).toHaveFocus();
  expect(window.history.length).toBe(before);
});

test('malformed sections are left out, and the event stays', () => {
  const odd = newsEvent.parse({ id: 'e1', perspectives: 'x', social_media: [{ a: 1 }] });
  expect(odd).toMatchObject({ id: 'e1', perspectives: undefined, social_media: undefined });
});
