import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { TreeView } from '@/components/article/content/tree-view';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { toTree } from '@/lib/model/markdown/to-tree';
import { describeShared } from '../shared';

const forbidden =
  'script, style, iframe, frame, object, embed, applet, base, meta, link, form, svg, math, template, button[formaction], audio';
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'background', 'data', 'srcset'];

/** The style attributes that the page itself writes: the fade of a table, the side of a cell. */
const own = /^style=(--fade:0.5rem|text-align:(left|center|right))$/;

/** What in a page could run or lead off the web; the page is parsed again, as a browser would. */
function executable(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = [...page.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const written = `${name}=${value}`;
      if (/^on|^style$|^srcdoc$|^xlink/i.test(name) && !own.test(written)) found.push(written);
      if (!addresses.includes(name)) continue;
      const { protocol } = new URL(value, 'https://own.example/');
      if (!['http:', 'https:', 'mailto:'].includes(protocol)) found.push(`${name}=${value}`);
    }
  return found;
}

const page = (markdown: string) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" messages={{}}>
      <TreeView tree={JSON.parse(JSON.stringify(toTree(markdown)))} />
    </MessagesProvider>,
  );

/** The payloads of a list that leave something executable behind. */
const survivors = (payloads: readonly string[]) =>
  payloads.flatMap((payload) => {
    const left = executable(page(payload));
    return left.length > 0 ? [{ payload, left }] : [];
  });

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const texts = (json: string, field: string): string[] =>
  (JSON.parse(json) as Record<string, unknown>[]).map((row) => String(row[field] ?? ''));

test('the oracle sees what it looks for', () => {
  for (const html of [
    '<script>x</script>',
    '<img src=x onerror=y>',
    '<a href="java&#9;script:x">z</a>',
    '<p style="x:y">z</p>',
    '<svg><a></a></svg>',
  ])
    expect(executable(html)).not.toEqual([]);
});

describeShared('XSS payload lists', ['corpora', 'payloads', 'xss-injection'], (folder) => {
  test.each(readdirSync(folder))('nothing of %s stays executable', (file) => {
    expect(survivors(read(folder, file).split('\n'))).toEqual([]);
  });
});

describeShared('HTML5 security cheatsheet', ['corpora', 'h5sc'], (folder) => {
  const items = texts(read(folder, 'items.json'), 'data_expanded');
  const plain = texts(read(folder, 'items.json'), 'data');
  const lines = ['vectors.txt', 'rss.txt'].flatMap((file) => read(folder, file).split('\n'));
  test('nothing of its items stays executable', () => {
    expect(survivors([...items, ...plain])).toEqual([]);
  });
  test('nothing of its vectors stays executable', () => {
    expect(survivors(lines)).toEqual([]);
  });
});

describeShared('dangerous addresses', ['corpora', 'links'], (folder) => {
  const { cases } = JSON.parse(read(folder, 'dangerous-hrefs-own.json')) as { cases: string[] };
  test.each([
    ['a link', (address: string) => `[x](${address})`],
    ['a link in brackets', (address: string) => `[x](<${address}>)`],
    ['a reference link', (address: string) => `[x][y]\n\n[y]: ${address}`],
    ['an autolink', (address: string) => `<${address}>`],
    ['an image', (address: string) => `![x](${address})`],
    [
      'a video',
      (address: string) => `![x](https://a.example/?video=${encodeURIComponent(address)})`,
    ],
    ['raw HTML', (address: string) => `<a href="${address}">x</a><img src="${address}">`],
  ])('no address of them stays in %s', (_, write) => {
    expect(survivors(cases.map(write))).toEqual([]);
  });
});

describeShared('markdown specifications', ['corpora'], (folder) => {
  test.each([
    ['CommonMark', 'commonmark/spec-0.31.2.json'],
    ['GFM', 'gfm/gfm-spec-0.29.json'],
    ['GFM extensions', 'gfm/extensions.json'],
    ['GFM regressions', 'gfm/regression.json'],
  ])('every example of %s renders, and none is executable', (_, file) => {
    const examples = texts(read(folder, file), 'markdown');
    expect(examples.length).toBeGreaterThan(15);
    expect(survivors(examples)).toEqual([]);
  });
});
