import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8').replace(/\/\*[^]*?\*\//g, '');
const rule = /\[class\*='line-clamp-'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
const em = (name: string) => Number(new RegExp(`${name}: (-?[\\d.]+)em`).exec(rule)?.[1]);

it('a line-clamped text keeps its descenders, without moving anything', () => {
  // The face with the deepest descenders, Noto Serif CJK, needs a tenth of its size at the tightest
  // line height.
  expect(em('padding-bottom')).toBeGreaterThanOrEqual(0.1);
  // More would show the ascenders of the next line.
  expect(em('padding-bottom')).toBeLessThanOrEqual(0.15);
  expect(em('margin-bottom')).toBe(-em('padding-bottom'));
});
