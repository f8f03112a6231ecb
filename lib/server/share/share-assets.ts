// The style sheet and the script that every share page inlines: one request shows the page. Colors
// and fonts are those of the application, read from its own style sheet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8');

/** Minifies: removes comments, indentation and line breaks. */
export function smallCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

/** Removes comment lines and indentation. */
export function smallScript(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/\*|\*)/.test(line))
    .join('\n');
}

/** The design tokens of the application's style sheet: everything before its first layer. */
function tokens(css: string): string {
  const from = css.indexOf(':root');
  const to = css.indexOf('@theme');
  // Without dark mode by setting: a share page follows the device only.
  return css.slice(from, to).replace(/:root\[data-theme='dark'\]\s*\{[^}]*\}/, '');
}

export type ShareAssets = { css: string; script: string };

let known: ShareAssets | undefined;

export function shareAssets(): ShareAssets {
  known ??= {
    css: smallCss(
      tokens(read('app/globals.css')) + read('app/prose.css') + read('components/share/share.css'),
    ),
    script: smallScript(read('components/share/share-script.js')),
  };
  return known;
}
