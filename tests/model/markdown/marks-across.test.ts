// Cited sentences and keywords where the text around them is split into many nodes.
import { hasTrees } from '@/lib/model/markdown/has-trees';
import { wantedMarks } from '@/lib/model/markdown/marks';
import { toTree } from '@/lib/model/markdown/to-tree';
import { textOf } from '@/lib/model/markdown/walk';
import { found } from './tree-text';

const tree = (markdown: string, anchors: string[] = [], keywords: string[] = []) =>
  toTree(markdown, wantedMarks('en', anchors, keywords));

describe('what is marked', () => {
  it.each([
    ['between two parts of bold', 'A **big** fox **runs** on.', 'big fox runs'],
    ['within bold', 'A **big fox runs** on.', 'big fox'],
    ['within bold in italics', '*A **big fox** runs*', 'big'],
    ['from text into a link', 'A big [fox runs](https://a.example/) on.', 'big fox runs'],
    ['at the start of the text', 'A fox.', 'A'],
    ['at its end', 'A fox', 'fox'],
    ['all of it', 'A fox', 'A fox'],
    ['one character', 'A **b** c', 'b'],
    ['over many blanks', 'A  big \n  fox', 'big fox'],
    ['in inline HTML', 'A <i>big</i> fox', 'A big fox'],
    ['in a cell', '| A | big fox |\n| - | - |\n| c | d |', 'big fox'],
    ['in an item of an item', '- A\n  - big fox', 'big fox'],
  ])('stands %s, and the text stays as it is: %j', (_, markdown, sentence) => {
    const marked = tree(markdown, [sentence]);
    const words = found(marked, 'dataAnchor').map(([, , text]) => text.replace(/\s+/g, ' '));
    expect(words).toHaveLength(1);
    expect(words[0]).toContain(sentence);
    expect(textOf(marked)).toBe(textOf(toTree(markdown)));
  });

  it.each([
    ['another item', '- A big\n- fox', 'big fox'],
    ['another cell', '| big | fox |\n| - | - |', 'big fox'],
    ['a block of code', '```\nbig fox\n```', 'big fox'],
    ['a text that is not there', 'A fox.', 'dog'],
    ['no text', 'A fox.', '**'],
  ])('is nothing across %s: %j', (_, markdown, sentence) => {
    const marks = wantedMarks('en', [sentence], [sentence]);
    const marked = toTree(markdown, marks);
    expect(JSON.stringify(marked)).not.toMatch(/dataAnchor|dataKeyword/);
    expect(marked).toEqual(toTree(markdown));
  });

  it('a keyword is cut out of its text, letter by letter', () => {
    const marked = tree('Foxes and a fox, and **bold fox**', [], ['fox']);
    expect(found(marked, 'dataKeyword')).toEqual([['span', '0_en', 'fox']]);
    const [p] = marked.children;
    expect(p?.type === 'element' && p.children.map((child) => textOf(child))).toEqual([
      'Foxes and a ',
      'fox',
      ', and ',
      'bold fox',
    ]);
    expect(tree('fox and', [], ['fox']).children).toMatchObject([
      { children: [{ tagName: 'span' }, { type: 'text', value: ' and' }] },
    ]);
    expect(tree('a fox', [], ['fox']).children).toMatchObject([
      { children: [{ type: 'text', value: 'a ' }, { tagName: 'span' }] },
    ]);
  });

  it('a keyword is taken from the list once it is marked, and stays there else', () => {
    const marks = wantedMarks('en', ['A fox runs.', 'No.', ''], ['fox', 'dog', ' ']);
    expect(marks).toEqual({
      language: 'en',
      anchors: [
        { index: 0, text: 'A fox runs.' },
        { index: 1, text: 'No.' },
      ],
      keywords: [
        { index: 0, text: 'fox' },
        { index: 1, text: 'dog' },
      ],
    });
    toTree('A fox runs. The fox.', marks);
    expect(marks.anchors.map(({ index }) => index)).toEqual([1]);
    expect(marks.keywords.map(({ index }) => index)).toEqual([1]);
  });

  it('the figures behind a sentence count up to the next word, over its closing signs', () => {
    const references = (markdown: string) =>
      found(tree(markdown, ['A fox runs']), 'dataReferences').map(([, numbers]) => numbers);
    expect(references('A fox runs. [1]。[2] [1] So [3].')).toEqual(['1 2']);
    expect(references('“A fox runs.” [1] So [2].')).toEqual(['1']);
    expect(references('A fox runs **fast** [1].')).toEqual([]);
    expect(references('A fox runs ... again [1].')).toEqual([]);
  });
});

describe('an article has its trees', () => {
  const block = (
    text: { lang: string; text: string }[],
    trees?: { lang: string; tree?: object }[],
  ) => ({
    element_type: 'p',
    text,
    trees,
  });
  const en = { lang: 'en', text: 'A.' };
  const zh = { lang: 'zh', text: '甲。' };
  const [enTree, zhTree] = [
    { lang: 'en', tree: {} },
    { lang: 'zh', tree: {} },
  ];
  it.each([
    ['no text has one', [block([en])], false],
    ['one text has one', [block([en, zh], [enTree])], false],
    ['each text has one', [block([en, zh], [zhTree, enTree])], true],
    ['one is named, and absent', [block([en], [{ lang: 'en' }])], false],
    ['one of another language is there', [block([en], [zhTree])], false],
    ['one block of two has none', [block([en], [enTree]), block([en])], false],
    [
      'an item has none: its list has it',
      [block([en], [enTree]), block([{ ...en, text: '- b' }])],
      true,
    ],
    ['there is no text', [], true],
  ])('where %s: %#', (_, content, has) => expect(hasTrees(content)).toBe(has));
});
