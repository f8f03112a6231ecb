import { answerTree, isUnsupportedMark, unsupportedPart } from '@/lib/model/markdown/answer-tree';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { textOf, walkElements } from '@/lib/model/markdown/walk';
import type { Element } from 'hast';

function elementsOf(markdown: string): Element[] {
  const all: Element[] = [];
  walkElements(answerTree(markdown), (node) => all.push(node));
  return all;
}
const names = (markdown: string) => elementsOf(markdown).map(({ tagName }) => tagName);

describe('the tree of an answer', () => {
  it.each([
    '![chart](https://a.example/p.png)',
    '<img src="https://a.example/p.png" alt="chart">',
    '[![chart](https://a.example/p.png)](https://a.example)',
    '<picture><source srcset="https://a.example/p.webp"><img src="https://a.example/p.png" alt="chart"></picture>',
    '<video src="https://a.example/p.mp4">chart</video>',
    '<svg><image href="https://a.example/p.png"/></svg> chart',
  ])('has no picture, only its alt text: %s', (markdown) => {
    const tags = names(markdown);
    for (const tag of ['img', 'picture', 'source', 'video', 'svg', 'image']) {
      expect(tags).not.toContain(tag);
    }
    expect(textOf(answerTree(markdown))).toContain('chart');
  });

  it('keeps its citations, and marks unsupported sentences', () => {
    const elements = elementsOf('Wet.[1][2] Dry. [?] So.');
    expect(elements.flatMap((node) => citedNumbers(node) ?? [])).toEqual(['1', '2']);
    expect(elements.filter(isUnsupportedMark)).toHaveLength(1);
    expect(textOf(answerTree('Dry. [?] So.'))).toBe('Dry. So.');
  });

  it('a sign in the text is a number only where it cites', () => {
    expect(elementsOf('E = mc<sup>2</sup> and <sup><b>3</b></sup>').map(citedNumbers)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(citedNumbers(undefined)).toBeUndefined();
    expect(citedNumbers({ type: 'text', value: '1' })).toBeUndefined();
    const [, group] = elementsOf('Wet.[1][2][1]');
    expect(citedNumbers(group)).toEqual(['1', '2']);
  });

  it('code keeps its brackets, and no text can create a mark', () => {
    expect(elementsOf('`a[?]`').filter(isUnsupportedMark)).toEqual([]);
    expect(elementsOf('<span data-unsupported="yes" onclick="x()">a</span>')).toMatchObject([
      { tagName: 'p' },
      { tagName: 'span', properties: {} },
    ]);
  });

  it('underlines the sentence before the mark, and flags marks after citation figures', () => {
    const words = (markdown: string) =>
      elementsOf(markdown)
        .filter((node) => unsupportedPart(node) === 'sentence')
        .map(textOf);
    expect(words('One.[1] Two is not.[2][?] Three.[3]')).toEqual([' Two is not.']);
    expect(words('- **Four** is not.[?]')).toEqual(['Four is not.']);
    expect(words('One.<br>Two is not.[?]')).toEqual(['Two is not.']);
    expect(words('One.[?] Two.[?]')).toEqual(['One.', ' Two.']);
    for (const alone of ['[?]', 'One.<br>[?]', '[1][?]']) expect(words(alone)).toEqual([]);
    const parts = elementsOf('Two.[2][?] Five.[?]').map(unsupportedPart).filter(Boolean);
    expect(parts.filter((part) => part !== 'sentence')).toEqual(['cited', 'mark']);
  });

  it.each([
    '气温20~25度，局部有10~12毫米降雨。',
    '3~4 metro ang alon at 20~25 ang init.',
    '2 ** 3 ** 4',
    '他（**见下',
  ])('shows a range, a power or an unmatched sign as it was written: %s', (text) => {
    expect(textOf(answerTree(text))).toBe(text);
    expect(names(text)).toEqual(['p']);
  });

  it.each([
    ['**注意：**股价上涨3%。', '注意：'],
    ['**注意：**GDP上涨。', '注意：'],
    ['他说**“停产”**是必要的。', '“停产”'],
    ['他说**"停产"**是必要的。', '"停产"'],
    ['见**（注）**。', '（注）'],
    ['利润**+3%**，', '+3%'],
    ['一*（二）*三', '（二）'],
  ])('recognizes emphasis beside Chinese words and their punctuation: %s', (markdown, bold) => {
    const [strong] = elementsOf(markdown).filter(({ tagName }) => /^(strong|em)$/.test(tagName));
    expect(strong && textOf(strong)).toBe(bold);
    expect(textOf(answerTree(markdown))).toBe(markdown.replace(/\*/g, ''));
  });

  it.each([
    '甲** 乙** 丙',
    '甲**，乙**丙',
    '**甲 **乙',
    '**甲（**乙）',
    'said**"no"**then',
    'a**(b)**c',
    '**甲\n**乙',
    '甲**\n乙**',
  ])('is none where a sign stands beside a blank or the wrong bracket: %j', (markdown) => {
    expect(elementsOf(markdown).filter(({ tagName }) => /^(strong|em)$/.test(tagName))).toEqual([]);
    expect(textOf(answerTree(markdown))).toBe(markdown);
  });

  it.each([
    ['甲\n**乙**\n丙', '乙'],
    ['**甲**\n\n乙', '甲'],
    ['a *b* c', 'b'],
    ['カタ**「ひら」**です', '「ひら」'],
  ])('begins and ends at the border of a line or a text: %j', (markdown, bold) => {
    const marked = elementsOf(markdown).filter(({ tagName }) => /^(strong|em)$/.test(tagName));
    expect(marked.map(textOf)).toEqual([bold]);
  });

  it('shows escaped emphasis as text', () => {
    expect(textOf(answerTree('\\*\\*注意：\\*\\*股价'))).toBe('**注意：**股价');
  });

  it('sets the language of each paragraph, item and row', () => {
    const tree = answerTree(
      'The reports say this:\n\n- “水是湿的。”[1]\n- Basa ang tubig.\n- Google',
    );
    const told: unknown[] = [];
    walkElements(tree, ({ tagName, properties: { lang } }) => {
      if (/^(p|li|ul)$/.test(tagName)) told.push([tagName, lang]);
    });
    expect(told).toEqual([
      ['p', 'en'],
      ['ul', undefined],
      ['li', 'zh-CN'],
      ['li', 'fil'],
      ['li', undefined],
    ]);
  });
});
