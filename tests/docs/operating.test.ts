// Compares docs/operating.md with the console and the log.
import { readdirSync, readFileSync } from 'node:fs';
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

describe('events of the log', () => {
  /** The fields of a log line begin with it; a listener's parameter looks otherwise. */
  const logged = /\{\s*event: '(\w+)'/g;
  const written = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(`lib/${path}`, 'utf8').matchAll(logged)])
    .map(([, event = '']) => event);

  it('are all named', () => {
    expect(written).toContain('storage_full');
    expect(written.filter((event) => !new RegExp(`\\b${event}\\b`).test(page))).toEqual([]);
  });

  it('exist, where the page names one', () => {
    const told = [...page.matchAll(/`event: (\w+)`/g)].map(([, event = '']) => event);
    expect(told.length).toBeGreaterThan(5);
    // An operator's act comes from the table of security events, as the others of `msg: security`.
    const known = [...written, 'operator_act'];
    expect(told.filter((event) => !known.includes(event))).toEqual([]);
  });
});
