// Compares the words of the interface in docs/glossary.md with the messages.
import { readFileSync } from 'node:fs';
import { allMessages } from '@/tests/all-messages';

const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split(
  '## Words of the interface',
);
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!English +\||-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, en = '', zh = '', ph = '']) => ({ en, zh, ph }));

/** The words of a cell, without what explains them. */
const wordsOf = (cell: string) =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/[,、]/)
    .map((word) => word.trim())
    .filter(Boolean);

it.each(rows)('“$en”: its Chinese and Filipino words are those of the messages', ({ zh, ph }) => {
  for (const [cell, messages] of [
    [zh, allMessages.zh],
    [ph, allMessages.ph],
  ] as const) {
    const text = JSON.stringify(messages).toLowerCase();
    expect(wordsOf(cell).filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  }
});

it('has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});
