import { readFileSync } from 'node:fs';
import { parseEnvironment } from '@/lib/server/process/env';

const names = Object.keys(parseEnvironment({}));
const page = readFileSync('docs/configuration.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');

describe('a setting', () => {
  it.each(names)('%s is told of in docs/configuration.md and .env.example', (name) => {
    expect(page).toContain(`\`${name}\``);
    expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  });

  it('that .env.example names is one', () => {
    const named = [...example.matchAll(/^#([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThanOrEqual(names.length);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
