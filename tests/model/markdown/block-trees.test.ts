import { treesOf, withTrees } from '@/lib/model/markdown/block-trees';
import { hasTrees } from '@/lib/model/markdown/has-trees';
import { mergeBlocks } from '@/lib/model/markdown/merge-blocks';
import { walkElements } from '@/lib/model/markdown/walk';

const block = (element_type: string, text: string) => ({
  element_type,
  text: [{ lang: 'en', text }],
});
const names = (content: { element_type: string; text: { lang: string; text: string }[] }[]) =>
  treesOf(content, [], []).map(({ trees }) => {
    const list: string[] = [];
    for (const { tree } of trees) walkElements(tree, (node) => list.push(node.tagName));
    return list.join(' ');
  });

test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'])(
  'renders a block of type %s accordingly',
  (type) => {
    expect(names([block(type, 'Text')])).toEqual([type]);
    if (type !== 'p') expect(names([block(type, '## Text')])).toEqual([type]);
  },
);

describe('list items and tables are merged into the previous block', () => {
  const content = [
    block('p', 'Three things:'),
    block('p', '- one'),
    block('p', '- two'),
    block('p', 'Then a table.'),
    block('p', '| a | b |'),
    block('p', '|---|---|'),
    block('p', '| 1 | 2 |'),
    block('h2', 'End'),
    block('p', '1. first'),
    block('p', '2. second'),
  ];
  test('a merged block keeps the paragraph index of its first part', () => {
    expect(mergeBlocks(content).map(({ index, lastIndex }) => [index, lastIndex])).toEqual([
      [0, 2],
      [3, 6],
      [7, 7],
      [8, 9],
    ]);
  });
  test('the tree of the first block has the whole list or table', () => {
    expect(names(content)).toEqual([
      'p ul li li',
      '',
      '',
      'p table thead tr th th tbody tr td td',
      '',
      '',
      '',
      'h2',
      'ol li li',
      '',
    ]);
  });
});

describe('what continues a block', () => {
  const merged = (...content: ReturnType<typeof block>[]) =>
    mergeBlocks(content).map(({ text }) => text[0]?.text);

  test.each(['- b', '* b', '+ b', '12. b', '3) b', '   - b'])('%j is an item', (item) => {
    expect(merged(block('p', '- a'), block('p', item))).toEqual([`- a\n${item}`]);
    expect(merged(block('p', 'a'), block('p', item))).toEqual([`a\n\n${item}`]);
  });

  test.each(['-b', '12b. c', '1234567890. b', '    - b', 'b | c', '**b**'])(
    '%j is none',
    (text) => {
      expect(merged(block('p', '- a'), block('p', text))).toEqual(['- a', text]);
    },
  );

  test('an item is told by the first text that says something, and rows follow rows alone', () => {
    const item = {
      element_type: 'p',
      text: [...block('p', ' ').text, { lang: 'zh', text: '- b' }],
    };
    expect(mergeBlocks([block('p', 'a'), item])).toHaveLength(1);
    expect(merged(block('p', '| a |'), block('p', '- b'))).toEqual(['| a |\n\n- b']);
    expect(merged(block('p', '- a'), block('p', '| b |'))).toEqual(['- a\n\n| b |']);
    expect(merged(block('p', 'x\n| a |'), block('p', ' | b |'))).toEqual(['x\n| a |\n | b |']);
  });

  test('a heading takes nothing in, nor is it taken in', () => {
    expect(merged(block('h2', 'a'), block('p', '- b'))).toEqual(['a', '- b']);
    expect(merged(block('p', '- a'), block('h2', '- b'))).toEqual(['- a', '- b']);
    expect(merged(block('p', '- a'))).toEqual(['- a']);
  });

  test('each language takes in its own, however it is spelled, and the block stays as it was', () => {
    const first = {
      element_type: 'p',
      text: [...block('p', 'a').text, { lang: 'zh', text: '甲' }],
    };
    const second = { element_type: 'p', text: [{ lang: 'EN', text: '- b' }] };
    const [both] = mergeBlocks([first, second]);
    expect(both?.text.map(({ text }) => text)).toEqual(['a\n\n- b', '甲']);
    expect(first.text[0]?.text).toBe('a');
  });
});

test('a heading has its level once, whatever it brings along', () => {
  for (const text of ['Text', ' ## Text', '##   Text', '###### Text '])
    expect(JSON.stringify(treesOf([block('h3', text)], [], []))).toContain(
      '{"type":"text","value":"Text"}',
    );
  expect(names([block('h3', '#Text')])).toEqual(['h3']);
  expect(JSON.stringify(treesOf([block('h3', 'C# 8')], [], []))).toContain('"value":"C# 8"');
  expect(names([block('p', 'Text')])).toEqual(['p']);
});

test('an event that brings its trees is left alone, another gets them', () => {
  const event = {
    content: [block('p', 'One.'), block('p', '- two')],
    anchors: [],
    anchor_keywords: [],
  };
  expect(hasTrees(event.content)).toBe(false);
  const filled = withTrees(event);
  expect(hasTrees(filled.content)).toBe(true);
  expect(withTrees(filled)).toBe(filled);
});

test('a tree survives JSON unchanged', () => {
  const [first] = treesOf([block('p', 'One **two** [1] ![x](https://a.example/b.png)')], [], []);
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
});
