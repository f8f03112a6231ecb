import { render } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TreeView } from '@/components/article/content/tree-view';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { toTree } from '@/lib/model/markdown/to-tree';
import { inGatesOr } from '../gates';
import { describeShared } from '../shared';

const forbidden =
  'script, style, iframe, frame, object, embed, applet, base, meta, link, form, svg, math, template, button[formaction], audio';
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'background', 'data', 'srcset'];

/**
 * The style attributes that the page itself writes: the fade of a table, the alignment of a cell.
 */
const own = /^style=(--fade:0.5rem|text-align:(left|center|right))$/;

/**
 * What in a page could execute or link to anything but the web; the page is parsed again, as a
 * browser would.
 */
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

/** The texts as elements of a page, after their trees went over the wire. */
const texted = (...texts: string[]) => (
  <MessagesProvider locale="en" messages={{}}>
    {texts.map((markdown, index) => (
      <TreeView key={index} tree={JSON.parse(JSON.stringify(toTree(markdown)))} />
    ))}
  </MessagesProvider>
);

const page = (markdown: string) => renderToStaticMarkup(texted(markdown));

/** The payloads of a list that leave something executable in the page. */
const survivors = (payloads: readonly string[]) =>
  payloads.flatMap((payload) => {
    const left = executable(page(payload));
    return left.length > 0 ? [{ payload, left }] : [];
  });

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const linesOf = (folder: string, file: string) => read(folder, file).split('\n');
const texts = (json: string, field: string): string[] =>
  (JSON.parse(json) as Record<string, unknown>[]).map((row) => String(row[field] ?? ''));

test('the check finds each kind of executable content', () => {
  for (const html of [
    '<script>x</script>',
    '<img src=x onerror=y>',
    '<a href="java&#9;script:x">z</a>',
    '<p style="x:y">z</p>',
    '<svg><a></a></svg>',
  ])
    expect(executable(html)).not.toEqual([]);
});

// A few of each kind, so that a clone without the corpora still tests all of them.
const ownVectors = [
  '<script>x()</script>',
  '<ScRiPt src=//a.example/x.js></ScRiPt>',
  '<img src=x onerror=x()>',
  '<img src="x` `<script>x()</script>"` `>',
  '<a href="javascript:x()">x</a>',
  '<a href="java&#9;script:x()">x</a>',
  '<a href="&#106;avascript:x()">x</a>',
  '<a href=" \u0001javascript:x()">x</a>',
  '<a href="vbscript:x()">x</a><a href="data:text/html,<script>x()</script>">x</a>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://a.example"><button formaction="javascript:x()">x</button></form>',
  '<p style="background:url(javascript:x())">x</p><style>@import "//a.example"</style>',
  '<base href="https://a.example/"><meta http-equiv="refresh" content="0;url=//a.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  '<template><script>x()</script></template>',
  '<video poster="javascript:x()"><source onerror=x()></video><audio src=x onloadstart=x()>',
  '<details open ontoggle=x()>x</details><body onload=x()>',
  '[x](javascript:x())',
  '[x](JaVaScRiPt:x())',
  '![x](javascript:x())',
  '[x]: javascript:x()\n\n[x]',
  '<javascript:x()>',
  '`<script>x()</script>`<script>x()</script>',
  '<!--><script>x()</script>-->',
];
const ownDrawings = [
  '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script></svg>',
  '<svg><a xlink:href="javascript:x()"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe src="javascript:x()"/></foreignObject></svg>',
  '<svg><animate attributeName="href" values="javascript:x()" begin="0s"/></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=x()>#x"/></svg>',
];
const ownExamples = [
  '# Heading\n\nA *word* and **two**, `code` and <b>markup</b>.',
  '> quoted\n> - one\n>   1. two\n\n***\n\n    indented',
  '```html\n<script>x()</script>\n```',
  '| a | b |\n| - | :-: |\n| <i>c</i> | ~~d~~ |',
  '[x](https://a.example "t") <https://a.example> www.a.example ![y](https://a.example/y.png)',
  'a[^1]\n\n[^1]: note\n\n- [x] done',
  '<div>\n\n*inside*\n\n</div>\n\n<unclosed',
];

describe('our own corpus', () => {
  test('nothing in our own vectors stays executable', () => {
    expect(survivors(ownVectors)).toEqual([]);
  });
  test('nothing in our own SVG drawings stays executable', () => {
    const inLinks = ownDrawings.map(
      (drawing) => `![x](data:image/svg+xml,${encodeURIComponent(drawing)})`,
    );
    expect(survivors([...ownDrawings, ...inLinks])).toEqual([]);
  });
  test('every example of our own renders, and none is executable', () => {
    expect(ownExamples.map(page).filter((html) => !/<[a-z]/.test(html))).toEqual([]);
    expect(survivors(ownExamples)).toEqual([]);
  });
});

describeShared('XSS payload lists', ['corpora', 'payloads', 'xss-injection'], (folder) => {
  test.each(readdirSync(folder))('nothing in %s stays executable', (file) => {
    expect(survivors(linesOf(folder, file))).toEqual([]);
  });
});

describeShared('other payloads', ['corpora', 'payloads'], (folder) => {
  test.each(readdirSync(join(folder, 'svg')))(
    'nothing in the drawing %s stays executable',
    (file) => {
      const drawing = read(folder, join('svg', file));
      expect(
        survivors([drawing, `![x](data:image/svg+xml,${encodeURIComponent(drawing)})`]),
      ).toEqual([]);
    },
  );
  test('nothing in the header injections stays executable', () => {
    const lines = linesOf(folder, join('crlf-injection', 'crlfinjection.txt'));
    expect(lines.length).toBeGreaterThan(10);
    expect(survivors([...lines, ...lines.map((line) => `[x](https://a.example/${line})`)])).toEqual(
      [],
    );
  });
});

describeShared('HTML5 security cheatsheet', ['corpora', 'h5sc'], (folder) => {
  const items = texts(read(folder, 'items.json'), 'data_expanded');
  const plain = texts(read(folder, 'items.json'), 'data');
  const lines = ['vectors.txt', 'rss.txt'].flatMap((file) => linesOf(folder, file));
  test('nothing in its items stays executable', () => {
    expect(survivors([...items, ...plain])).toEqual([]);
  });
  test('nothing in its vectors stays executable', () => {
    expect(survivors(lines)).toEqual([]);
  });
  test('nothing in its payload macros stays executable, alone or in an attribute', () => {
    const macros = Object.values(JSON.parse(read(folder, 'payloads.json')) as object).map(String);
    expect(macros.length).toBeGreaterThan(30);
    const written = macros.flatMap((macro) => [macro, `<a href="${macro}">x</a>`, `[x](${macro})`]);
    expect(survivors(written)).toEqual([]);
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
  ])('no dangerous address stays in %s', (_, write) => {
    expect(survivors(cases.map(write))).toEqual([]);
  });
});

const specifications = [
  ['CommonMark', 'commonmark/spec-0.31.2.json'],
  ['GFM', 'gfm/gfm-spec-0.29.json'],
  ['GFM extensions', 'gfm/extensions.json'],
  ['GFM regressions', 'gfm/regression.json'],
] as const;

describeShared('markdown specifications', ['corpora'], (folder) => {
  test.each(specifications)('the server’s rendering of %s hydrates without warnings', (_, file) => {
    const examples = texted(...texts(read(folder, file), 'markdown'));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(examples);
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();
    render(examples, { container, hydrate: true, onRecoverableError });
    expect(complain.mock.calls).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    complain.mockRestore();
  });
  test('no combination of words of the fuzzing dictionary throws', () => {
    const words = [...read(folder, 'gfm/fuzzing_dictionary').matchAll(/^\w+="(.*)"$/gm)].map(
      ([, word = '']) => JSON.parse(`"${word.replace(/\\x(..)/g, '\\u00$1')}"`) as string,
    );
    expect(words.length).toBeGreaterThan(20);
    const pairs = words.flatMap((a) => words.map((b) => `x ${a}${b} y ${a}\n${b}z`));
    const tried = pairs.filter((_, at) => at % inGatesOr(1, 29) === 0);
    expect(survivors([...words, ...tried])).toEqual([]);
  });
  test.each(specifications)('every example of %s renders, and none is executable', (_, file) => {
    const examples = texts(read(folder, file), 'markdown');
    expect(examples.length).toBeGreaterThan(15);
    expect(survivors(examples)).toEqual([]);
  });
});

describeShared('the corpora of the article', ['corpora'], (folder) => {
  test('have no file that no test reads', () => {
    const inside = (name: string): string[] =>
      readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? inside(join(name, entry.name)) : join(name, entry.name),
      );
    const lists = /^payloads\/(?:xss-injection|svg)\//;
    const about = /(?:LICENSE|COPYING|MANIFEST\.md)$/;
    const files = ['commonmark', 'gfm', 'h5sc', 'payloads', 'links'].flatMap(inside);
    expect(files.filter((file) => !lists.test(file) && !about.test(file)).sort()).toEqual([
      'commonmark/spec-0.31.2.json',
      'gfm/extensions.json',
      'gfm/fuzzing_dictionary',
      'gfm/gfm-spec-0.29.json',
      'gfm/regression.json',
      'h5sc/items.json',
      'h5sc/payloads.json',
      'h5sc/rss.txt',
      'h5sc/vectors.txt',
      'links/dangerous-hrefs-own.json',
      'payloads/crlf-injection/crlfinjection.txt',
    ]);
  });
});
