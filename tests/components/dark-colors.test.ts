import { readFileSync } from 'node:fs';

// The dark colors are defined twice: for the system's setting and for the choice made here. Old
// phones do not support `light-dark()`, and one of the rows is a filter, which it cannot hold.
const css = readFileSync('app/globals.css', 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** The declarations of a selector's rule, in order. */
const declarations = (text: string, selector: string): string[] =>
  (text.split(`${selector} {`)[1] ?? '')
    .split('}')[0]
    ?.split(';')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean) ?? [];

const bySystem = declarations(css, ":root:not([data-theme='light'])");
const byChoice = declarations(css, ":root[data-theme='dark']");

it('the dark colors are equal in both places', () => {
  expect(bySystem).toContain('color-scheme: dark');
  expect(byChoice).toEqual(bySystem);
});

it('redefines only tokens that the light theme has', () => {
  const tokens = (rows: string[]) =>
    rows.map((row) => row.split(':')[0]).filter((one) => /^--/.test(one ?? ''));
  expect(tokens(declarations(css, ':root'))).toEqual(expect.arrayContaining(tokens(byChoice)));
});

it('detects a color that differs', () => {
  expect(declarations('a { --x: 1; }\nb { --x:  2; }', 'b')).toEqual(['--x: 2']);
});
