import { existsSync, readFileSync } from 'node:fs';
import { commentsOf, quotedRules } from './quoted-rules';

const page = readFileSync('docs/specification.md', 'utf8');
const plain = (text: string) => text.replace(/[\\|*_`]/g, '').replace(/\s+/g, ' ');

describe('docs/specification.md', () => {
  it('holds every rule that a comment quotes', () => {
    const known = plain(page);
    const missing = quotedRules().filter(({ rule }) => !known.includes(plain(rule)));
    expect(missing).toEqual([]);
  });

  it('names no missing file', () => {
    const named = [...page.matchAll(/`((?:lib|components|app)\/[^`]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('joins a comment over several lines', () => {
  const text = '// one "rule that goes\n// on here" and more\nconst a = 1;\n/** two */\n';
  expect(commentsOf(text)).toEqual(['one "rule that goes on here" and more', 'two']);
});
