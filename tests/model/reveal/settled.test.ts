import { growBlocks, noBlocks } from '@/lib/model/reveal/blocks';
import { settledLength } from '@/lib/model/reveal/settled';

/** The part of the text received so far that may be shown. */
function settled(text: string): string {
  const blocks = growBlocks(noBlocks, text);
  return text.slice(0, blocks.tailKey + settledLength(blocks));
}
const prefixes = (text: string) => Array.from(text, (_, i) => text.slice(0, i + 1));

/** Checks every prefix: it shows either all before `markup` or, once complete, all of it. */
function heldBack(before: string, markup: string, after: string) {
  for (const prefix of prefixes(markup).slice(0, -1)) {
    expect(settled(before + prefix)).toBe(before);
  }
  expect(settled(before + markup + after)).toBe(before + markup + after);
}

describe('incomplete markup is held back until it is complete', () => {
  it('bold', () => {
    heldBack('Water is ', '**wet**', ' here');
    heldBack('Water is ', '__wet__', ' here');
    heldBack('水是', '**湿的**', '。');
    heldBack('A ', '**bold with *more* in it**', '.');
    // A single marker in it that only opens, or that is inside a word, does not close it.
    heldBack('A ', '**plant (*a flower*, of milk)**', '.');
    heldBack('A ', '**foo*bar*baz**', '.');
    heldBack('', '**闰秒（leap second）**', '是一秒。');
    expect(settled('Water is **wet**')).toBe('Water is **wet**');
  });

  it('other emphasis, code and struck text', () => {
    heldBack('a ', '*word*', ' b');
    heldBack('a ', '`code`', ' b');
    heldBack('a ', '``co`de``', ' b');
    heldBack('a ', '~~gone~~', ' b');
  });

  it('br and wbr', () => {
    for (const tag of ['<br>', '<br/>', '<br />', '<BR>', '<wbr>', '</wbr>']) {
      heldBack('one', tag, 'two');
    }
  });

  it('list and heading markers', () => {
    for (const marker of ['- ', '* ', '+ ', '1. ', '12) ', '# ', '### ', '> ', '- [ ] ', '- 1. ']) {
      heldBack('Before.\n\n', `${marker}a`, 'bc');
      heldBack('', `${marker}a`, 'bc');
    }
  });

  it('a marker is not shown without the bold word after it', () => {
    heldBack('', '- **wet**', ' yes');
    heldBack('Text\n\n', '## **wet**', ' yes');
  });

  it('rules and underlines of headings', () => {
    heldBack('Text\n\n', '---\n', 'More');
    heldBack('Text\n', '===\n', 'More');
  });

  it('citation marks and links', () => {
    heldBack('Wet.', '[1]', ' More');
    heldBack('Wet.[1]', '[12]', ' More');
    heldBack('See ', '[the page](https://example.org/a_(b) "Title")', ' now');
    expect(settled('Wet.[1]')).toBe('Wet.[1]');
    expect(settled('See [the page]')).toBe('See ');
  });

  it('fences and the rows of tables', () => {
    heldBack('Text\n\n', '```js\n', 'code');
    expect(settled('```\ncode\n``')).toBe('```\ncode\n');
    heldBack('Text\n\n', '| a | b |\n| - | - |\n', '');
    heldBack('| a | b |\n| - | - |\n', '| 1 | 2 |\n', '');
  });
});

it.each([
  ['a <b', 'a '],
  ['a </w', 'a '],
  ['a \\<br', 'a '],
  ['a <br> <', 'a <br> '],
  ['a\n- ', 'a\n'],
  ['a\n1', 'a\n'],
  ['a\n=', 'a\n'],
  ['a\n[ ] ', 'a\n'],
  ['- [', ''],
  ['- ```js', ''],
  ['<!-- a **b', ''],
  ['    a **b <br', '    a **b '],
  ['a\n| b |\n', 'a\n'],
  ['| a |\n| -', ''],
  ['| a |\n| - |\n| 1', '| a |\n| - |\n'],
  ['~~~\na\n~~', '~~~\na\n'],
  ['a [b](c', 'a '],
  ['# a *b\n- ', '# a *b\n'],
  ['a *b\n# c', 'a *b\n# c'],
  ['a *b\n1. c', 'a *b\n1. c'],
  ['a *b\n2. c', 'a '],
  ['a *b\n| c |\n| - |\n', 'a *b\n| c |\n| - |\n'],
  ['- a *b\n  - c', '- a *b\n  - c'],
  ['- a *b\n\n  c *d', '- a *b\n\n  c '],
  ['- ```\n  a *b\n  ```\n  c', '- ```\n  a *b\n  ```\n  c'],
  ['<!--\na *b\n-->\nc', '<!--\na *b\n-->\nc'],
  ['| a |\n| - |\n', '| a |\n| - |\n'],
  ['| a |\nb *c', '| a |\nb '],
  ['> ```\n> a *b', '> ```\n> a *b'],
  ['- a *b\n\n  c', '- a *b\n\n  c'],
])('of %j %j is shown so far', (text, shown) => expect(settled(text)).toBe(shown));

describe('what only looks like markup is shown', () => {
  it('signs with blanks around them, numbers, words with underscores', () => {
    for (const text of ['2 * 3 is', '2 ** 3 is', 'a < b', '3.14 is', '-5 is', 'a snake_case x']) {
      expect(settled(text)).toBe(text);
    }
  });

  it('escaped characters', () => {
    expect(settled('a \\*b c')).toBe('a \\*b c');
    expect(settled('a \\[b c')).toBe('a \\[b c');
  });

  it('an unclosed marker, when its block or its list item has ended', () => {
    expect(settled('a **b\n\nc')).toBe('a **b\n\nc');
    expect(settled('- a `b\n- c')).toBe('- a `b\n- c');
    expect(settled('# a [b\nc')).toBe('# a [b\nc');
  });

  it('a row that no delimiter follows, a number that is too long, a task with its words', () => {
    for (const text of ['| a |\nb', '1234567890', '- [x] a', 'a [b](c)', 'a <br >x'])
      expect(settled(text)).toBe(text);
  });

  it('everything in code', () => {
    expect(settled('```\na **b [c')).toBe('```\na **b [c');
    expect(settled('    a **b')).toBe('    a **b');
  });

  it('an unmatched marker after a while', () => {
    const words = ' word'.repeat(100);
    for (const opening of ['*a', '[a', '<a b']) {
      expect(settled(`x ${opening}${words}`)).toBe(`x ${opening}${words}`);
    }
  });
});

it('no text makes it slow', () => {
  const hostile = [
    '<a ' + 'a= b '.repeat(2_000),
    '['.repeat(10_000),
    '[a]('.repeat(2_500),
    '- '.repeat(5_000) + 'x',
    '*a_b~~'.repeat(1_500),
    '`'.repeat(5_000) + ' ``'.repeat(1_500),
    '<'.repeat(10_000),
    '| '.repeat(5_000),
    '-'.repeat(10_000) + '|x',
    ' '.repeat(10_000) + 'x',
    '1. '.repeat(3_000),
  ];
  // An exponential search would never return; the test's timeout ends it.
  for (const text of hostile) expect(text.startsWith(settled(`${text}\n`).trimEnd())).toBe(true);
}, 20_000);
