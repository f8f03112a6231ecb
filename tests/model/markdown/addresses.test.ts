import { toTree } from '@/lib/model/markdown/to-tree';
import { textOf } from '@/lib/model/markdown/walk';
import { found } from './tree-text';

const links = (markdown: string) => found(toTree(markdown), 'href').map(([, href]) => href);
const pictures = (markdown: string) => found(toTree(markdown), 'src').map(([, src]) => src);

describe('an address in a text', () => {
  it.each([
    ['[a](https://a.example/b)', 'https://a.example/b'],
    ['[a](HTTPS://A.example)', 'https://a.example/'],
    ['[a](/m/news)', '/m/news'],
    ['[a](mailto:desk@a.example)', 'mailto:desk@a.example'],
    ['desk@a.example', 'mailto:desk@a.example'],
    ['http://a.example', 'http://a.example/'],
    ['> - [a](https://a.example/b)', 'https://a.example/b'],
    ['<a href="https://a.example/b" title="t">a</a>', 'https://a.example/b'],
  ])('leads where it is safe: %s', (markdown, href) => {
    expect(links(markdown)).toEqual([href]);
  });

  it.each([
    '[a **b**](javascript:x)',
    '[a **b**](other/page)',
    '[a **b**](//a.example)',
    '[a **b**]()',
    '<a href="data:text/html,x">a <b>b</b></a>',
    '<a>a <b>b</b></a>',
    '> - [a **b**](tel:1)',
  ])('that leads elsewhere is no link, and its words stay: %s', (markdown) => {
    const tree = toTree(markdown);
    expect(JSON.stringify(tree)).not.toContain('"tagName":"a"');
    expect(textOf(tree).trim()).toBe('a b');
    expect(JSON.stringify(tree)).toMatch(/"tagName":"(?:b|strong)"/);
  });

  it.each([
    ['![a](https://a.example/b.png)', ['https://a.example/b.png']],
    ['![a](/covers/1.svg)', ['/covers/1.svg']],
    ['[![a](https://a.example/b.png)](https://a.example)', ['https://a.example/b.png']],
    ['![a](mailto:desk@a.example)', []],
    ['![a](b.png)', []],
    ['- [![a](javascript:x)](javascript:x)', []],
    ['[**![a](javascript:x)**](javascript:x)', []],
    ['<img alt="a">', []],
  ])('of a picture is one that a page may load: %s', (markdown, src) => {
    const tree = toTree(markdown);
    expect(pictures(markdown)).toEqual(src);
    expect(JSON.stringify(tree).includes('"tagName":"img"')).toBe(src.length > 0);
  });

  it('stands on links and pictures alone', () => {
    const tree = toTree(
      '<blockquote cite="https://a.example/">a</blockquote><input src="https://a.example/"><del cite="https://a.example/">b</del>',
    );
    expect(JSON.stringify(tree)).not.toContain('a.example');
    expect(found(toTree('<p href="https://a.example/">a</p>'), 'href')).toEqual([]);
  });
});

it('a tree says nothing about where its text stood in the markdown', () => {
  const tree = toTree('# A\n\n- b **c** <i>d</i>\n\n| e |\n| - |\n| f |');
  expect(JSON.stringify(tree)).not.toMatch(/"position"|"data"/);
});
