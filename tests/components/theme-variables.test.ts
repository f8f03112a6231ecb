import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(`app/${file}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
const files = readdirSync('app').filter((file) => file.endsWith('.css'));
const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');

/** Names that the build writes into the utilities as values, and those that rules set anew. */
function inlineAndSet(sheets: readonly string[]) {
  const blocks = /@theme inline \{[^}]*\}/g;
  const all = sheets.join('\n');
  const inline = new Set((all.match(blocks) ?? []).flatMap(names));
  const set = names(all.replace(blocks, '').replace(/@theme \{[^}]*\}/g, ''));
  return set.filter((name) => inline.has(name));
}

it('what a rule sets for Chinese or for a wide window is no fixed value in the utilities', () => {
  expect(inlineAndSet(files.map(read))).toEqual([]);
});

it('sees one that is', () => {
  const sheet = '@theme inline { --text-a: 1rem; }\n:lang(zh) { --text-a: 2rem; --b: 1; }';
  expect(inlineAndSet([sheet])).toEqual(['--text-a']);
  expect(inlineAndSet([sheet.replace(' inline', '')])).toEqual([]);
});
