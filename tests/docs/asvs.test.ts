import { existsSync, readFileSync } from 'node:fs';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, numbered from 1. */
const sections: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const numbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, n) => `${chapter}.${section + 1}.${n + 1}`),
  ),
);

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, number = '', asks = '', state = '', shown = '']) => ({ number, asks, state, shown }),
);
const of = (state: string) => rows.filter((row) => row.state === state);

/**
 * Files and folders named in a text, but not settings and headers, which are in backquotes, too.
 */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.@[\]-]+\/)+[\w.@[\]-]*|[\w.-]+\.(?:json|mjs|md))`/g)].map(
    ([, file = '']) => file,
  );

/** Each test file of a row with the names that follow it. */
const testsIn = (text: string) =>
  [...text.matchAll(/`(tests\/[^`]+)`: “(.+?)”(?=; `tests|\. |$)/g)].map(
    ([, file = '', name = '']) => ({ file, name }),
  );

describe('docs/asvs.md', () => {
  it('has every requirement of the level once, in order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it('has four states, and counts them correctly', () => {
    const counts = ['test', 'code', 'n/a', 'not met'].map((state) => of(state).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    const [, ...said] =
      /Of (\d+) requirements (\d+) are shown by tests, (\d+) .+?, (\d+) do not apply and (\d+) are not met/.exec(
        page,
      ) ?? [];
    expect(said.map(Number)).toEqual([rows.length, ...counts]);
  });

  it.each(of('test'))('$number is shown by tests that exist', ({ shown }) => {
    const named = testsIn(shown);
    expect(named.length).toBe(filesIn(shown).filter((file) => file.startsWith('tests/')).length);
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(({ file, name }) => !readFileSync(file, 'utf8').includes(name));
    expect(missing).toEqual([]);
  });

  /** Whether a test runs in a clone without the corpora, which lie beside the project. */
  function isAlwaysThere({ file, name }: { file: string; name: string }): boolean {
    const [before = '', ...blocks] = readFileSync(file, 'utf8').split(/^describeShared\(/m);
    // After the end of each block, tests run unconditionally again.
    const behind = blocks.map((block) =>
      block
        .split(/^\}\);$|^\);$/m)
        .slice(1)
        .join('\n'),
    );
    return [before, ...behind].some((text) => text.includes(name));
  }

  it('shows every row by tests that run without the corpora', () => {
    const bare = of('test').filter(({ shown }) => !testsIn(shown).some(isAlwaysThere));
    expect(bare).toEqual([]);
  });

  it('names no missing file, and a place wherever code is the evidence', () => {
    const files = rows.flatMap(({ shown }) => filesIn(shown));
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(of('code').filter(({ shown }) => filesIn(shown).length === 0)).toEqual([]);
  });

  it('refers to settings that the named page explains', () => {
    const named = of('code').flatMap(({ number, shown }) =>
      [...shown.matchAll(/`(docs\/[\w-]+\.md)`: `([A-Z][A-Z_]+)`/g)].map(
        ([, file = '', setting = '']) => ({ number, file, setting }),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter(({ file, setting }) => !readFileSync(file, 'utf8').includes(setting)),
    ).toEqual([]);
  });

  it('refers to existing parts of docs/security.md', () => {
    const security = readFileSync('docs/security.md', 'utf8');
    const parts = of('code')
      .filter(({ shown }) => shown.includes('docs/security.md'))
      .flatMap(({ shown }) => [...shown.matchAll(/“([^”]+)”/g)].map(([, part = '']) => part))
      .filter((part) => part !== 'Replacing a secret');
    expect(new Set(parts).size).toBeGreaterThan(8);
    expect(parts.filter((part) => !security.includes(`## ${part}\n`))).toEqual([]);
  });

  it('gives a reason wherever a requirement does not apply or is not met', () => {
    const bare = [...of('n/a'), ...of('not met')].filter(({ shown }) => shown.length < 8);
    expect(bare).toEqual([]);
  });
});
