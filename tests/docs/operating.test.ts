// Compares docs/operating.md with the console.
import { readFileSync } from 'node:fs';
import { allMessages } from '@/tests/all-messages';

const page = readFileSync('docs/operating.md', 'utf8');
const screen = readFileSync('components/screens/console-screen.tsx', 'utf8');

it('names each section of the console by its label, in order', () => {
  const [, table = ''] = /const sections = \{\n([^]*?)\n\}/.exec(screen) ?? [];
  const sections = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, section = '']) => section);
  expect(sections).toContain('overview');
  const names: Readonly<Record<string, string>> = allMessages.en.console.sections;
  const [, told = ''] = /\n## The console\n([^]*?)\n## /.exec(page) ?? [];
  const listed = [...told.matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, name]) => name);
  expect(listed).toEqual(sections.map((section) => names[section]));
});
