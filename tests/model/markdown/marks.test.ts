import { treesOf } from '@/lib/model/markdown/block-trees';
import { wantedMarks } from '@/lib/model/markdown/marks';
import { toTree } from '@/lib/model/markdown/to-tree';
import { textOf } from '@/lib/model/markdown/walk';
import { found } from './tree-text';

const tree = (markdown: string, anchors: string[] = [], keywords: string[] = []) =>
  toTree(markdown, wantedMarks('en', anchors, keywords));

describe('citation figures', () => {
  test('a mark becomes a link to its reference, adjacent marks one group without brackets', () => {
    const result = tree('The fox jumps. [1][3]');
    expect(found(result, 'href')).toEqual([
      ['a', '#reference-1', '1'],
      ['a', '#reference-3', '3'],
    ]);
    expect(textOf(result)).toBe('The fox jumps.13');
  });
  test('brackets in code and in links stay unchanged', () => {
    const result = tree('`a[1]` and [[2]](https://a.example/)');
    expect(found(result, 'dataReference')).toEqual([]);
  });
});

describe('a cited sentence', () => {
  test('has its index, its language and the references after it', () => {
    const result = tree('Before. The fox jumps. [1] [2] After.', ['none', 'The fox jumps.']);
    expect(found(result, 'dataAnchor')).toEqual([['span', '1_en', 'The fox jumps.']]);
    expect(found(result, 'dataReferences')).toEqual([['span', '1 2', 'The fox jumps.']]);
  });
  test.each(['- ', '1. ', '## '])('is matched after stripping a leading %j', (marker) => {
    const result = tree(`${marker}The fox jumps.`, [`${marker}The fox jumps.`]);
    expect(found(result, 'dataAnchor')).toEqual([['span', '0_en', 'The fox jumps.']]);
  });
  test('is found across emphasis, links, line ends and marks inside it', () => {
    const result = tree('So: the **quick**\n[fox](https://a.example/) [1] jumps [2].', [
      'the quick fox jumps.',
    ]);
    expect(found(result, 'dataAnchor')).toEqual([['span', '0_en', 'the quick\nfox1 jumps']]);
    expect(found(result, 'dataReferences')[0]?.[1]).toBe('1 2');
  });
  test('has no figure inside that stands at its end, nor what comes later behind it', () => {
    const result = tree('The fox [1] jumps. [2]。 Others [3].', ['The fox jumps.']);
    expect(found(result, 'dataReferences')).toEqual([['span', '1 2', 'The fox1 jumps.']]);
    const alone = tree('The fox jumps. Others [3].', ['The fox jumps.']);
    expect(found(alone, 'dataReferences')).toEqual([]);
    expect(textOf(result)).toBe('The fox1 jumps.2。 Others3.');
  });
  test('is never marked inside another: twice in the list, it is marked where it stands next', () => {
    const twice = tree('The fox. The fox.', ['The fox.', ' ', 'The fox.']);
    expect(found(twice, 'dataAnchor')).toEqual([
      ['span', '0_en', 'The fox.'],
      ['span', '2_en', 'The fox.'],
    ]);
    const once = tree('So: the fox jumps.', ['the fox jumps.', 'the fox jumps.', 'fox']);
    expect(found(once, 'dataAnchor')).toEqual([['span', '0_en', 'the fox jumps.']]);
  });
  test('never reaches across two paragraphs', () => {
    expect(found(tree('The fox\n\njumps.', ['The fox jumps.']), 'dataAnchor')).toEqual([]);
  });
  test('is found in a table cell', () => {
    const result = tree('| a | b |\n|---|---|\n| The fox jumps. [4] | x |', ['The fox jumps.']);
    expect(found(result, 'dataReferences')).toEqual([['span', '4', 'The fox jumps.']]);
  });
});

describe('an anchor keyword', () => {
  test('is marked at its first occurrence only', () => {
    const result = tree('A fox and a fox.', [], ['fox']);
    expect(found(result, 'dataKeyword')).toEqual([['span', '0_en', 'fox']]);
  });
  test('is never marked inside a cited sentence', () => {
    expect(found(tree('The fox jumps.', ['The fox jumps.'], ['fox']), 'dataKeyword')).toEqual([]);
    const later = tree('The fox jumps. A Fox sleeps.', ['The fox jumps.'], ['fox']);
    expect(found(later, 'dataKeyword')).toEqual([['span', '0_en', 'Fox']]);
  });
  test('matches whole words only, in Chinese anywhere', () => {
    expect(found(tree('The foxes.', [], ['fox']), 'dataKeyword')).toEqual([]);
    expect(found(tree('一只狐狸跳过', [], ['狐狸']), 'dataKeyword')).toEqual([
      ['span', '0_en', '狐狸'],
    ]);
  });
  test('is found behind a place where it is a part of a word', () => {
    expect(found(tree('Foxes, firefox; a fox.', [], ['fox']), 'dataKeyword')).toEqual([
      ['span', '0_en', 'fox'],
    ]);
    expect(textOf(tree('Foxes, firefox; a fox.', [], ['fox']))).toBe('Foxes, firefox; a fox.');
    expect(found(tree('U2和U2的歌', [], ['U2']), 'dataKeyword')).toHaveLength(1);
  });
  test('is found as it is written where small letters are longer', () => {
    expect(found(tree('İ a fox', [], ['fox']), 'dataKeyword')).toEqual([['span', '0_en', 'fox']]);
    expect(found(tree('İ a Fox', [], ['fox']), 'dataKeyword')).toEqual([]);
  });
  test('yields to a longer one that contains it', () => {
    const result = tree('New York is new.', [], ['New', 'New York']);
    expect(found(result, 'dataKeyword')).toEqual([
      ['span', '1_en', 'New York'],
      ['span', '0_en', 'new'],
    ]);
  });
  test('is not marked inside a link or code', () => {
    const result = tree('[fox](https://a.example/) `fox`', [], ['fox']);
    expect(found(result, 'dataKeyword')).toEqual([]);
  });
  test('is marked once per language in the whole article', () => {
    const block = (en: string, zh: string) => ({
      element_type: 'p',
      text: [
        { lang: 'EN', text: en },
        { lang: 'zh-CN', text: zh },
      ],
    });
    const keyword = [
      { lang: 'en', text: 'fox' },
      { lang: 'zh', text: '狐狸' },
    ];
    const blocks = treesOf(
      [block('A fox.', '没有。'), block('A fox.', '狐狸和狐狸。')],
      [],
      [keyword],
    );
    const marks = blocks.map(({ trees }) =>
      trees.map(({ tree: one }) => found(one, 'dataKeyword').map(([, mark]) => mark)),
    );
    expect(marks).toEqual([
      [['0_en'], []],
      [[], ['0_zh']],
    ]);
  });
});
