import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { commentsOf } from './quoted-rules';

/** The files and folders that a page names from the project root. */
const pathsIn = (page: string) =>
  [...page.matchAll(/`((?:app|components|docs|lib|messages|tests)\/[\w./[\]-]+)`/g)].map(
    ([, path = '']) => path,
  );

const pages = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe.each(pages)('%s', (page) => {
  it('names no missing path', () => {
    const paths = pathsIn(readFileSync(page, 'utf8'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('detects a missing path', () => {
  const paths = pathsIn(
    '`lib/model/text/languages.ts`, `tests/docs` and `lib/nowhere.ts`, not `npm run dev`',
  );
  expect(paths).toEqual(['lib/model/text/languages.ts', 'tests/docs', 'lib/nowhere.ts']);
  expect(paths.filter((path) => !existsSync(path))).toEqual(['lib/nowhere.ts']);
});

describe('the map of the code in README.md', () => {
  const page = readFileSync('README.md', 'utf8');
  const [, map = ''] = /### Map of the code\n\n```\n([^]*?)```/.exec(page) ?? [];
  const between = (start: string, end: string) =>
    map.slice(map.indexOf(`\n${start}`), map.indexOf(`\n${end}`));
  const parts = {
    components: between('components/', 'lib/'),
    lib: between('lib/', 'messages/'),
    'lib/newsroom': between('  newsroom/', '  commands/'),
  };

  it.each(Object.entries(parts))('lists every folder of %s', (place, part) => {
    const folders = readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(part).not.toBe('');
    const missing = folders.filter((name) => !new RegExp(`\\s${name}/(\\s|$)`).test(part));
    expect(missing).toEqual([]);
  });
});

describe('commands', () => {
  /** The first words of the rows of the table that begins with `head` in a file. */
  const rowsOf = (file: string, head: string) => {
    const text = readFileSync(file, 'utf8');
    const table = text.slice(text.indexOf(head)).split('\n};')[0] ?? '';
    return [...table.matchAll(/^ {2}'?([\w-]+)'?[:,]/gm)].map(([, name = '']) => name).sort();
  };
  const namesIn = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).sort();

  it('README.md names every benchmark', () => {
    const [, told] =
      /bench -- NAME` measures \((.*?)\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(namesIn(told)).toEqual(rowsOf('lib/commands/bench.ts', 'const benches'));
  });

  it('CONTRIBUTING.md names every gate', () => {
    const [, told] = /The gates are (.*?);/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
    expect(namesIn(told)).toEqual(rowsOf('lib/commands/gates.mjs', 'const gates'));
  });
});

describe('comments', () => {
  const tracked = ['app', 'components', 'docs', 'lib', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const named = /(?:^|[\s`(])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md|opml))\b/g;
  const isThere = (path: string) =>
    tracked.some((file) => file === path || file.endsWith(`/${path}`));

  it('name no missing file', () => {
    const gone = tracked
      .filter((path) => /^(?:app|components|lib)\/.*\.tsx?$/.test(path))
      .flatMap((path) =>
        commentsOf(readFileSync(path, 'utf8')).flatMap((text) =>
          [...text.matchAll(named)]
            .filter(([, file = '']) => !isThere(file))
            .map(([, file]) => `${path}: ${file}`),
        ),
      );
    expect(gone).toEqual([]);
  });
});

describe('docs/adding-a-language.md', () => {
  const page = readFileSync('docs/adding-a-language.md', 'utf8');

  it('names the tables that have a row for each language', () => {
    expect(pathsIn(page)).toEqual(
      expect.arrayContaining([
        'lib/model/text/languages.ts',
        'lib/newsroom/language/lexicons.ts',
        'lib/i18n.ts',
        'tests/all-messages.ts',
      ]),
    );
  });

  it('names every file that has a row for each language', () => {
    // Lexicons, sample events, bots and legal texts are named by their folders.
    const inFolders =
      /^lib\/newsroom\/(?:language|sample\/events|bots\/shipped)\/|\/legal\/texts\//;
    const files = ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path}`,
        ),
      )
      .filter((path) => /\.tsx?$/.test(path) && !inFolders.test(path))
      .filter((path) => /\bph: /.test(readFileSync(path, 'utf8')));
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((path) => !page.includes(path))).toEqual([]);
  });

  it('states how many languages the assistant only names', () => {
    const [, said] = /unsupported-replies\.ts` \((\d+) rows/.exec(page) ?? [];
    const source = readFileSync('lib/newsroom/assistant/unsupported-replies.ts', 'utf8');
    expect(Number(said)).toBe(source.match(/^ {4}names: /gm)?.length);
  });

  it('states how many fields each language has', () => {
    const [, said] = /the (\d+) required fields/.exec(page) ?? [];
    const source = readFileSync('lib/newsroom/language/language.ts', 'utf8');
    const [, lexicon = ''] = /export type Lexicon = \{\n([^]*?)\n\};/.exec(source) ?? [];
    // Count this depth only: nested fields are indented further, and optional ones have a question
    // mark.
    expect(Number(said)).toBe(lexicon.match(/^ {2}\w+:/gm)?.length);
  });
});
