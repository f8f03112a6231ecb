import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '@/components/article/article';
import { PopupStack } from '@/components/popups/popup-stack';
import { MessagesProvider } from '@/components/shell/messages-provider';
import type { Language } from '@/lib/model/text/languages';
import messages from '@/messages/en.json';
import { renderPage } from '../page';
import { sampleArticle } from './sample-event';

const Words = ({ children }: { children: ReactNode }) => (
  <MessagesProvider locale="en" messages={messages}>
    {children}
  </MessagesProvider>
);

const show = (props: Partial<ArticleProps> = {}, language: Language = 'en') =>
  renderPage(
    <>
      <Article event={sampleArticle()} language={language} {...props} />
      <PopupStack />
    </>,
    { language },
  );

test.each([
  ['en', 'Why a day is not a day', 'AI-written from 2 sources', 'End of article'],
  ['zh', '为什么一天不是一天', '由 AI 根据 2 个来源撰写', '全文完'],
  ['ph', 'Bakit hindi isang araw ang araw', 'Isinulat ng AI mula sa 2 source', 'Wakas ng artikulo'],
] as const)(
  'an article in %s has its title, its disclaimer and its end',
  (language, title, note, end) => {
    show({}, language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: note })).toBeInTheDocument();
    // After the last block, and after everything that follows the text.
    expect(screen.getByRole('article').lastElementChild).toHaveTextContent(end);
  },
);

test.each([
  ['extract', 'Quoted from 2 sources'],
  ['sample', 'Sample AI-written from 2 sources'],
] as const)('the disclaimer of a text written as %s says so', (writing, name) => {
  show({ event: sampleArticle({ writing }) });
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test.each([
  ['en', 'Quoted from 2 sources'],
  ['zh', '由 AI 译自 2 个来源'],
] as const)(
  'of quoted sentences only the translation is described as one: %s',
  (language, name) => {
    const title = [
      { lang: 'EN', text: 'A quoted title' },
      { lang: 'ZH', text: '译出的标题' },
    ];
    const event = sampleArticle({ writing: 'extract', translated: ['ZH'], title });
    show({ event, language }, language);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  },
);

test('the disclaimer is explained on tap', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'AI-written from 2 sources' }));
  expect(await screen.findByRole('dialog', { name: 'How this text was made' })).toBeInTheDocument();
});

test('headings have the id of their paragraph, whatever was merged before', () => {
  show();
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(ids).toContain('markdown-content-0');
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'markdown-content-4');
});

test('the source row counts independent sources and lists all references', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '2 sources' }));
  const dialog = await screen.findByRole('dialog', { name: 'Source' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
});

test('headlines of sources are tagged with their event’s language, in the text and in the list', async () => {
  const headline = 'Tides rise';
  const title = ['source', 'EN'].map((lang) => ({ lang, text: headline }));
  show({ event: sampleArticle({ title }), language: 'zh' }, 'zh');
  expect(screen.getByText('First story')).toHaveAttribute('lang', 'en');
  fireEvent.click(screen.getByRole('button', { name: /^2 个来源/ }));
  const dialog = await screen.findByRole('dialog', { name: '来源' });
  expect(within(dialog).getByText('Third story')).toHaveAttribute('lang', 'en');
});

test('a headline of a source is tagged as Chinese by its letters', () => {
  const link = 'https://one.example/a';
  show({ event: sampleArticle({ references: [{ order: 1, title: '潮水上涨', link }] }) });
  expect(screen.getByText('潮水上涨')).toHaveAttribute('lang', 'zh-CN');
});

test.each([
  [5, ''],
  [6, '+1'],
  [12, '+7'],
])('of %s sources up to five are shown, then %j', (count, rest) => {
  const references = Array.from({ length: count }, (_, n) => ({
    order: n + 1,
    source: `Paper ${n}`,
    link: `https://paper${n}.example/a`,
  }));
  show({ event: sampleArticle({ references }) });
  const row = screen.getByRole('button', { name: `${count} sources` });
  expect(within(row).getAllByTestId('source-logo')).toHaveLength(5);
  expect(within(row).queryByText(rest || /^\+/) !== null).toBe(rest !== '');
});

describe('a citation figure', () => {
  test('leads to its entry in the list of sources, opens its evidence, and asks before opening the source', async () => {
    show();
    const [figure] = screen.getAllByRole('link', { name: 'Source 2: Two Times' });
    expect(figure).toHaveAttribute('href', '#reference-2');
    expect(document.getElementById('reference-2')).toHaveTextContent('Second story');
    if (figure) fireEvent.click(figure);
    const evidence = await screen.findByRole('dialog', { name: 'Evidence' });
    fireEvent.click(within(evidence).getByRole('link', { name: /^Open/ }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByRole('link')).toHaveAttribute('href', 'https://two.example/b');
  });
  test.each([
    ['en', 'One Daily', true],
    // These words are the model's: nobody was quoted with them.
    ['zh', 'One Daily', false],
  ] as const)('labels a quotation in %s of %s: %s', async (language, publisher, quoted) => {
    show({ event: sampleArticle({ writing: 'extract', translated: ['ZH'] }), language }, language);
    const figure = document.querySelector('#markdown-content a[href="#reference-1"]');
    if (figure) fireEvent.click(figure);
    const evidence = await screen.findByRole('dialog');
    expect(evidence).toHaveTextContent(publisher);
    expect(evidence.querySelector('[data-verdict=quoted]') !== null).toBe(quoted);
  });
  test('without a reference stays text', () => {
    show();
    expect(screen.getByText(/small\./).parentElement).toHaveTextContent('[9]');
    expect(screen.queryByRole('link', { name: /Source 9/ })).not.toBeInTheDocument();
  });
  test('is hidden in outside-share mode', () => {
    show({ outsideShare: true });
    expect(screen.queryByRole('link', { name: /^Source \d/ })).not.toBeInTheDocument();
  });
});

describe('a cited sentence', () => {
  const words = 'Tides slow the Earth.';
  const sentence = (name = words) => screen.getByRole('button', { name });
  test('shows its passage and its sources where there is no assistant', async () => {
    show();
    fireEvent.click(sentence());
    const dialog = await screen.findByRole('dialog', { name: 'Cited passage' });
    expect(within(dialog).getByText(words)).toHaveAttribute('lang', 'en');
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://one.example/a', 'https://two.example/b']);
  });

  describe('with the assistant', () => {
    const asked = (fields?: Record<string, unknown>) => {
      const onSentence = jest.fn();
      show({ onSentence, ...(fields && { event: sampleArticle(fields) }) });
      return { onSentence, button: sentence(`Ask about: ${words}`) };
    };
    test('offers the question, and asks by tap and by keyboard', () => {
      const { onSentence, button } = asked();
      fireEvent.click(button);
      fireEvent.keyDown(button, { key: 'Enter' });
      fireEvent.keyDown(button, { key: 'Enter', repeat: true });
      expect(onSentence.mock.calls).toEqual([[words], [words]]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    test('asks nothing when its text is selected, or a selection is cleared', () => {
      const { onSentence, button } = asked();
      document.getSelection()?.selectAllChildren(button);
      fireEvent.click(button);
      fireEvent.pointerDown(button, { pointerType: 'mouse' });
      document.getSelection()?.removeAllRanges();
      fireEvent.click(button);
      expect(onSentence).not.toHaveBeenCalled();
      fireEvent.pointerDown(button, { pointerType: 'mouse' });
      fireEvent.click(button);
      expect(onSentence).toHaveBeenCalledTimes(1);
    });
    test('asks nothing on a long press', () => {
      const { onSentence, button } = asked();
      const press = (type: string, timeStamp: number) => {
        const event = new MouseEvent(type, { bubbles: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        Object.defineProperty(event, 'pointerType', { value: 'touch' });
        fireEvent(button, event);
      };
      press('pointerdown', 100);
      press('click', 900);
      expect(onSentence).not.toHaveBeenCalled();
      press('pointerdown', 1_000);
      press('click', 1_100);
      expect(onSentence).toHaveBeenCalledTimes(1);
    });
    test('with a link in it is reached by keyboard at its end', () => {
      const linked = 'Tides [slow](https://tide.example) the Earth.';
      const { onSentence, button } = asked({
        content: [{ element_type: 'p', text: [{ lang: 'EN', text: `${linked} [1]` }] }],
        anchors: [[{ lang: 'EN', text: `${linked} [1]` }]],
      });
      fireEvent.click(screen.getByRole('link', { name: /^slow/ }));
      expect(onSentence).not.toHaveBeenCalled();
      fireEvent.keyDown(button, { key: ' ' });
      fireEvent.click(button);
      expect(onSentence.mock.calls).toEqual([[words], [words]]);
    });
  });
});

describe('a keyword', () => {
  test('is an underlined word where nothing can explain it', () => {
    show();
    expect(screen.getAllByText('leap second')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'leap second' })).not.toBeInTheDocument();
  });
  test('is a button where the assistant can', () => {
    const onKeyword = jest.fn();
    show({ onKeyword });
    fireEvent.click(screen.getByRole('button', { name: 'leap second' }));
    expect(onKeyword).toHaveBeenCalledWith({ index: 0, language: 'en' }, 'leap second');
  });
});

test('bilingual mode renders each block in both languages, ids once', () => {
  show({ secondary: 'zh' });
  expect(screen.getByText('潮汐使地球变慢。').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('为什么一天不是一天')).toBeInTheDocument();
  expect(screen.getByText('地球自转并不均匀。')).toHaveAttribute('lang', 'zh-CN');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a language that an article does not have is not shown twice', () => {
  const only = [{ lang: 'source', text: 'Only one.' }];
  const event = sampleArticle({ content: [{ element_type: 'p', text: only }], title: only });
  show({ event, secondary: 'zh' });
  expect(screen.getAllByText('Only one.')).toHaveLength(2);
});

test.each([
  ['zh', 'en'],
  ['en', 'zh'],
] as const)('nor one under two names: %s with %s', (language, secondary) => {
  const words = ['source', 'EN'].map((lang) => ({ lang, text: 'Only one.' }));
  const event = sampleArticle({ content: [{ element_type: 'p', text: words }], title: words });
  show({ event, secondary }, language);
  const shown = screen.getAllByText('Only one.');
  expect(shown.map((one) => one.closest('[lang]')?.getAttribute('lang'))).toEqual(['en', 'en']);
});

test('a block without a tree shows its text', () => {
  const event = sampleArticle();
  const [first] = event.content;
  if (!first) throw new Error('The sample has content.');
  show({ event: { ...event, content: [{ ...first, trees: [{ lang: 'EN', tree: { x: 1 } }] }] } });
  const content = () => document.querySelector('section#markdown-content');
  expect(content()).not.toHaveTextContent('The turning');
  document.body.innerHTML = '';
  show({ event: { ...event, content: [{ ...first, trees: undefined }] } });
  expect(content()).toHaveTextContent('The turning');
});

describe('updated blocks', () => {
  let observed: Element[] = [];
  let see: (block: Element) => void = () => undefined;
  beforeEach(() => {
    observed = [];
    class Observer {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe(block: Element) {
        observed.push(block);
        see = (target) => {
          if (observed.includes(target)) this.callback([{ isIntersecting: true, target }]);
        };
      }
      unobserve(block: Element) {
        observed = observed.filter((one) => one !== block);
      }
      disconnect() {
        observed = [];
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  test('the highlighted paragraph, also when merged into another, glows once when first seen', () => {
    show({ event: sampleArticle({ cover: [] }) });
    const [block] = observed;
    expect(observed).toHaveLength(1);
    expect(block).toHaveTextContent('two');
    if (block) see(block);
    expect(block).toHaveAttribute('data-seen');
    expect(observed).toEqual([]);
  });
  test('blocks changed by a later version glow again, once', () => {
    const page = (version: string) => (
      <Article event={sampleArticle({ cover: [], event_version_id: version })} language="en" />
    );
    const { rerender } = render(page('v1'), { wrapper: Words });
    const [block] = observed;
    if (block) see(block);
    rerender(page('v1'));
    expect(observed).toEqual([]);
    expect(block).toHaveAttribute('data-seen');
    rerender(page('v2'));
    expect(observed).toEqual([block]);
    expect(block).not.toHaveAttribute('data-seen');
  });
  test('nothing glows where highlighting is off', () => {
    show({ event: sampleArticle({ cover: [] }), highlight: false });
    expect(observed).toEqual([]);
    expect(document.querySelector('[data-updated]')).toBeNull();
  });
});

test('follow-up questions are text unless there is an assistant', () => {
  const { unmount } = show({}, 'zh');
  expect(screen.getByText('谁来添加？')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '谁来添加？' })).not.toBeInTheDocument();
  unmount();
  const onQuestion = jest.fn();
  show({ onQuestion });
  fireEvent.click(screen.getByRole('button', { name: 'Who adds it?' }));
  expect(onQuestion).toHaveBeenCalledWith('Who adds it?');
});

test('a brief may have a picture in place of a video, which may be missing', async () => {
  const video = encodeURIComponent('https://v.example/a.mp4');
  const brief = [{ lang: 'en', text: `Words. ![A title](https://a.example/b.jpg?video=${video})` }];
  show({ event: sampleArticle({ brief, content: sampleArticle().content }) });
  const film = document.querySelector('video');
  expect(film).toHaveAttribute('src', 'https://v.example/a.mp4');
  expect(film).toHaveAttribute('poster', 'https://a.example/b.jpg');
  expect(screen.getByText('A title')).toBeInTheDocument();
  if (film) fireEvent.error(film);
  await waitFor(() =>
    expect(screen.getByText('This video is no longer available.')).toBeInTheDocument(),
  );
});

test('an image with an {address} prefix shows the rest as its caption, others none', () => {
  const picture = (alt: string) => ({
    element_type: 'p',
    text: [{ lang: 'en', text: `![${alt}](https://a.example/${alt.length}.jpg)` }],
  });
  show({ event: sampleArticle({ content: [picture('{address}Ana Cruz'), picture('A tree')] }) });
  expect(screen.getByText('Ana Cruz')).toBeInTheDocument();
  expect(screen.queryByText('A tree')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A tree' })).toBeInTheDocument();
});

test('a missing picture in the text is replaced by one of our drawings', () => {
  const picture = {
    element_type: 'p',
    text: [{ lang: 'en', text: '![A tree](https://a.example/1.jpg)' }],
  };
  show({ event: sampleArticle({ content: [picture] }) });
  const image = screen.getByRole('img', { name: 'A tree' });
  expect(image).toHaveAttribute('src', 'https://a.example/1.jpg');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^\/covers\/[1-9]\.svg$/);
  expect(image).not.toHaveClass('opacity-0');
  // Offline the drawing does not load either: no broken-image icon of the browser is shown.
  fireEvent.error(image);
  expect(image).toHaveClass('opacity-0');
});

describe('an event with one publisher', () => {
  const source = { link: 'https://post.example/ferry', source: 'The Harbor Post', order: 1 };
  const single = (more: object = {}) =>
    sampleArticle({ writing: 'extract', sources: [source], references: [source], ...more });
  const link = (name: RegExp) => screen.getByRole('link', { name });

  test.each([
    ['en', 'Only one source so far', /^Read at The Harbor Post/],
    ['zh', '目前只有一个来源', /^前往The Harbor Post阅读/],
    ['ph', 'Isang source pa lang', /^Basahin sa The Harbor Post/],
  ] as const)('says so at the top in %s and links there', (language, note, name) => {
    show({ event: single() }, language);
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(link(name)).toHaveAttribute('href', source.link);
  });

  test('who gave only a headline is a link, not an article', () => {
    const brief = [{ lang: 'EN', text: '' }];
    show({ event: single({ brief }) });
    expect(screen.getByText('Only the headline is known')).toBeInTheDocument();
    expect(document.querySelector('#markdown-content')).toBeEmptyDOMElement();
    expect(screen.queryByText('Questions to explore')).not.toBeInTheDocument();
  });

  test('is not marked with several, nor in the sample edition', () => {
    show();
    show({ event: single({ writing: 'sample' }) });
    expect(screen.queryByText('Only one source so far')).not.toBeInTheDocument();
  });
});

test('offers reports of the same happening in other languages by their headlines', () => {
  const also_in = [
    { id: 'e_2', lang: 'ZH', title: [{ lang: 'ZH', text: '为什么一天不是一天？' }] },
  ];
  show({ event: sampleArticle({ also_in }) });
  const link = screen.getByRole('link', { name: '为什么一天不是一天？' });
  expect(link).toHaveAttribute('href', '/m/news/detail?id=e_2');
  expect(link).toHaveAttribute('lang', 'zh-CN');
  expect(link.closest('li')).toHaveTextContent('Also in 中文:');
});

test('a shared article links to no other one', () => {
  const also_in = [{ id: 'e_2', lang: 'ZH', title: [{ lang: 'ZH', text: '另一篇' }] }];
  show({ event: sampleArticle({ also_in }), outsideShare: true });
  expect(screen.queryByRole('link', { name: '另一篇' })).not.toBeInTheDocument();
});
