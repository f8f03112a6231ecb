import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8').replace(/\/\*[^]*?\*\//g, '');
const rule = /\[class\*='line-clamp-'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
const em = (name: string) => Number(new RegExp(`${name}: (-?[\\d.]+)em`).exec(rule)?.[1]);

it('a text that is cut after some lines keeps the feet of its letters, and moves nothing by that', () => {
  // The face with the deepest feet, Noto Serif CJK, needs a tenth of its size at the tightest lines.
  expect(em('padding-bottom')).toBeGreaterThanOrEqual(0.1);
  // More would show the heads of the next line.
  expect(em('padding-bottom')).toBeLessThanOrEqual(0.15);
  expect(em('margin-bottom')).toBe(-em('padding-bottom'));
});
