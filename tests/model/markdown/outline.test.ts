import {
  currentHeading,
  headingId,
  headingLevel,
  nestOutline,
  outlineOf,
} from '@/lib/model/markdown/outline';

test('a heading id is the markdown-content prefix plus the paragraph index', () => {
  expect(headingId(4)).toBe('markdown-content-4');
});

test.each([
  ['p', undefined],
  ['h1', 1],
  ['H6', 6],
  ['h7', undefined],
  [' h2 ', 2],
  ['h12', undefined],
  ['th1', undefined],
  ['table', undefined],
])('the element type %s has level %s', (type, level) => {
  expect(headingLevel(type)).toBe(level);
});

test('items nest under the nearest earlier item of a smaller depth', () => {
  const items = [1, 2, 3, 3, 2, 1, 3].map((depth, i) => ({ id: String(i), depth }));
  const shape = (nodes: ReturnType<typeof nestOutline<{ id: string; depth: number }>>): unknown =>
    nodes.map(({ item, children }) =>
      children.length > 0 ? { [item.id]: shape(children) } : item.id,
    );
  expect(shape(nestOutline(items))).toEqual([{ '0': [{ '1': ['2', '3'] }, '4'] }, { '5': ['6'] }]);
});

describe('the current item is the one whose top is within the upper half', () => {
  const at = (...tops: number[]) =>
    currentHeading(
      tops.map((top, i) => ({ id: `h${i}`, top })),
      800,
    );
  test('just above the middle', () => expect(at(-500, 399, 900)).toBe('h1'));
  test('not at the middle', () => expect(at(-500, 400, 900)).toBe('h0'));
  test('still at the upper edge', () => expect(at(0, 300)).toBe('h0'));
  test('between two headings: the last one passed', () => expect(at(-900, -1, 700)).toBe('h1'));
  test('before the first heading: none', () => expect(at(600, 900)).toBeUndefined());
});

describe('the outline of an article', () => {
  const text = (en: string, zh = '') => [
    { lang: 'EN', text: en },
    ...(zh === '' ? [] : [{ lang: 'ZH', text: zh }]),
  ];
  const content = [
    { element_type: 'h1', text: text('A **bold** head [1]', '标题') },
    { element_type: 'p', text: text('Words') },
    { element_type: 'h3', text: text('## Below') },
    { element_type: 'h3', text: text(' ') },
  ];

  test('is made of its headings, each with the place of its block, but of none without words', () => {
    expect(outlineOf({ outline: [], content }, 'en')).toEqual([
      { id: 'markdown-content-0', depth: 1, lang: 'en', title: 'A bold head' },
      { id: 'markdown-content-2', depth: 3, lang: 'en', title: 'Below' },
    ]);
  });

  test('says in which language each heading is, which need not be the reader’s', () => {
    const shown = outlineOf({ outline: [], content }, 'zh').map(({ title, lang }) => [title, lang]);
    expect(shown).toEqual([
      ['标题', 'zh-CN'],
      ['Below', 'en'],
    ]);
    const unknown = [{ element_type: 'h2', text: [{ lang: 'source', text: 'Gezeiten' }] }];
    expect(outlineOf({ outline: [], content: unknown }, 'en')[0]?.lang).toBeUndefined();
  });

  test('is the one of the service, where it sends one', () => {
    const outline = [{ id: 'x', depth: 2, title: text('Theirs') }];
    expect(outlineOf({ outline, content }, 'en')).toEqual([
      { id: 'x', depth: 2, lang: 'en', title: 'Theirs' },
    ]);
  });
});
