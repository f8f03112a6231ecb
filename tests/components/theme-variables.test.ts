import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(`app/${file}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
const files = readdirSync('app').filter((file) => file.endsWith('.css'));
const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');

/** Names that the build inlines as values, and those that rules redefine. */
function inlineAndSet(sheets: readonly string[]) {
  const blocks = /@theme inline \{[^}]*\}/g;
  const all = sheets.join('\n');
  const inline = new Set((all.match(blocks) ?? []).flatMap(names));
  const set = names(all.replace(blocks, '').replace(/@theme \{[^}]*\}/g, ''));
  return set.filter((name) => inline.has(name));
}

it('a variable redefined for Chinese or for a wide window is not inlined', () => {
  expect(inlineAndSet(files.map(read))).toEqual([]);
});

it('detects one that is', () => {
  const sheet = '@theme inline { --text-a: 1rem; }\n:lang(zh) { --text-a: 2rem; --b: 1; }';
  expect(inlineAndSet([sheet])).toEqual(['--text-a']);
  expect(inlineAndSet([sheet.replace(' inline', '')])).toEqual([]);
});
