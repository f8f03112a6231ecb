// What a line of markdown begins, by the rules of CommonMark and of its tables.
import {
  closes,
  indentOf,
  isBlank,
  isDelimiterRow,
  isHeading,
  isRule,
  isTableRow,
  isUndecided,
  readFence,
  readHtmlOpening,
  readListMarker,
} from '@/lib/model/reveal/lines';

describe('a growing line', () => {
  it.each([
    '',
    ' ',
    '-',
    '- ',
    '- - ',
    '1',
    '12.',
    '1) ',
    '> ',
    '#',
    '## ',
    '|',
    '```',
    '[',
    '[x',
    '[ ] ',
  ])('%j may become anything', (line) => expect(isUndecided(line)).toBe(true));

  it.each(['a', '- a', '1a', '1.a', '> a', '#a', '|a', '[a', '[x]a', '1234567890', '1 - '])(
    '%j is known for what it is',
    (line) => expect(isUndecided(line)).toBe(false),
  );

  it('that is nothing but marks for very long is text', () => {
    expect([isUndecided('*'.repeat(300)), isUndecided('*'.repeat(301))]).toEqual([true, false]);
  });
});

it.each([
  ['', true],
  [' \t\n', true],
  [' a', false],
  ['a ', false],
])('%j is blank: %s', (line, blank) => expect(isBlank(line)).toBe(blank));

it.each([
  ['a', 0],
  ['  a', 2],
  ['\ta', 4],
  [' \ta', 4],
  ['   \t a', 5],
  ['\t\t', 8],
  ['', 0],
  ['a  b', 0],
])('%j is indented by %i', (line, columns) => expect(indentOf(line)).toBe(columns));

describe('the marker of a list', () => {
  it.each([
    ['- a', { indent: 0, offset: 2, kind: '-' }],
    ['* a', { indent: 0, offset: 2, kind: '*' }],
    ['+   a', { indent: 0, offset: 4, kind: '+' }],
    ['-     a', { indent: 0, offset: 2, kind: '-' }],
    ['-    a', { indent: 0, offset: 5, kind: '-' }],
    ['  - a', { indent: 2, offset: 4, kind: '-' }],
    ['\t- a', { indent: 4, offset: 6, kind: '-' }],
    ['-', { indent: 0, offset: 2, kind: '-' }],
    ['- \n', { indent: 0, offset: 2, kind: '-' }],
    ['3. a', { indent: 0, offset: 3, kind: '.', number: 3 }],
    ['10) a', { indent: 0, offset: 4, kind: ')', number: 10 }],
    ['0. a', { indent: 0, offset: 3, kind: '.', number: 0 }],
  ])('%j is one', (line, marker) => expect(readListMarker(line)).toEqual(marker));

  it.each(['-a', '1.a', '1 a', '1234567890. a', '- - -', '***', 'a - b', '— a', ''])(
    '%j has none',
    (line) => expect(readListMarker(line)).toBeUndefined(),
  );
});

it.each([
  ['---', true],
  ['- - -', true],
  ['   ***  \n', true],
  ['_ _\t_', true],
  ['----------', true],
  ['--', false],
  ['-*-', false],
  ['    ---', false],
  ['--- a', false],
  ['a ---', false],
])('%j is a rule: %s', (line, rule) => expect(isRule(line)).toBe(rule));

it.each([
  ['# a', true],
  ['###### a', true],
  ['   ## a', true],
  ['#\ta', true],
  ['#', true],
  ['#\n', true],
  ['#a', false],
  ['####### a', false],
  ['    # a', false],
  ['a # b', false],
])('%j is a heading: %s', (line, heading) => expect(isHeading(line)).toBe(heading));

describe('a fence', () => {
  const fence = { character: '`', length: 3, indent: 0, base: 0, quoted: false };

  it.each([
    ['```', fence],
    ['```ts\n', fence],
    ['~~~~ a`b', { ...fence, character: '~', length: 4 }],
    ['   ```', { ...fence, indent: 3 }],
    ['> ```', { ...fence, indent: 2, quoted: true }],
    ['- ```', { ...fence, indent: 2 }],
    ['10. ```', { ...fence, indent: 4 }],
    ['> - ```', { ...fence, indent: 4, quoted: true }],
  ])('%j opens one', (line, opened) => expect(readFence(line)).toEqual(opened));

  it.each(['``', '``` a`b', 'a ```', '    ```', '\t```', '-```', '`` `'])('%j opens none', (line) =>
    expect(readFence(line)).toBeUndefined(),
  );

  it('of a list item stands where its text begins, one before that is of no item', () => {
    expect(readFence('    ```', 4)).toEqual({ ...fence, indent: 4, base: 4 });
    expect(readFence('     ```', 4)).toEqual({ ...fence, indent: 5, base: 4 });
    expect(readFence('  ```', 4)).toEqual({ ...fence, indent: 2, base: 0 });
  });

  it.each([
    ['```', true],
    ['`````  \n', true],
    ['   ```', true],
    ['``', false],
    ['~~~', false],
    ['``` a', false],
    ['``~', false],
    ['    ```', false],
    ['> ```', false],
    ['', false],
  ])('of three backticks ends with %j: %s', (line, ends) => expect(closes(fence, line)).toBe(ends));

  it('in a quote or an item ends with a line of that', () => {
    expect(closes({ ...fence, quoted: true }, '> ```')).toBe(true);
    expect(closes({ ...fence, quoted: true }, '>> a')).toBe(false);
    const inItem = { ...fence, base: 4 };
    expect([closes(inItem, '       ```'), closes(inItem, '        ```')]).toEqual([true, false]);
  });
});

it.each([
  ['| a', true],
  ['  |', true],
  ['a | b', false],
])('%j is a row of a table: %s', (line, row) => expect(isTableRow(line)).toBe(row));

it.each([
  ['|---|---|', true],
  ['| :-- | --: |', true],
  [':-: | -', true],
  ['-|-\n', true],
  ['> |---|', true],
  ['|-', true],
  ['---', false],
  ['|---|a|', false],
  ['|--- ---|', false],
  ['||', false],
  ['|:|', false],
  ['| - | | - |', false],
])('%j stands under the header of a table: %s', (line, row) => {
  expect(isDelimiterRow(line)).toBe(row);
});

describe('raw HTML that reaches past blank lines', () => {
  it.each([
    ['<script>', 'a</script>'],
    ['   <PRE class="x">', '</pre>'],
    ['<style', '</STYLE>'],
    ['<textarea>', '</textarea>'],
    ['<!-- a', 'b -->'],
    ['<?php', '?>'],
    ['<![CDATA[', ']]>'],
    ['<!DOCTYPE html', '>'],
  ])('%j opens it, and %j ends it', (line, end) => {
    const closing = readHtmlOpening(line);
    expect([closing?.test(end), closing?.test('a < b')]).toEqual([true, false]);
  });

  it.each([
    '<div>',
    '<scripts>',
    '    <script>',
    'a <script>',
    '<script></script>',
    '<!-- a -->',
    '<!1',
    '<?a?>',
  ])('%j does not', (line) => expect(readHtmlOpening(line)).toBeUndefined());
});
