// Checks what CONTRIBUTING.md says about files and packages, as far as a test can.
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { productFiles } from './import-rules';

const names = z.record(z.string(), z.string());

it('files in lib/ open with a comment', () => {
  const files = productFiles().filter((file) => /^lib\/.*\.(?:tsx?|mjs)$/.test(file));
  const bare = files.filter((file) => !/^(?:#!|\/\/|\/\*)/.test(readFileSync(file, 'utf8')));
  expect(bare).toEqual([]);
});

/**
 * Parts whose code arrives late or not at all: such an `import()` cannot be simulated otherwise.
 */
const missingParts = [
  'tests/components/desk/missing-panel.test.tsx',
  'tests/components/event/cover-first.test.tsx',
  'tests/components/feed/detail-host.test.tsx',
  'tests/components/feed/feed-list-first.test.tsx',
  'tests/components/feed/feed-panel-first.test.tsx',
  'tests/components/missing-sections.test.tsx',
  'tests/components/personal/interests-missing.test.tsx',
  'tests/components/popups/missing-popups.test.tsx',
  'tests/state/feed/first-marks.test.tsx',
  'tests/state/feed/missing-fill.test.tsx',
  'tests/state/page/missing-client.test.tsx',
];
/**
 * The framework provides hosts, texts and other pages only inside its own server or a real browser.
 */
const framework = [
  'tests/server/pages/legal.test.ts',
  'tests/server/pages/unsubscribe.test.ts',
  'tests/server/service-away.test.ts',
  'tests/state/account/sign-out.test.tsx',
];

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);

it('no test runs in an environment in which a mutation run sees nothing', () => {
  const unseen = tests.filter((file) =>
    /^\/\*\* @jest-environment (?!\.\/tests\/dom-with-fetch\.mjs )/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(unseen).toEqual([]);
});

it('no test replaces a module of ours, but where nothing else does', () => {
  const mocking = tests.filter((file) =>
    /^jest\.mock\(\s*'(?:@\/|\.)/m.test(readFileSync(file, 'utf8')),
  );
  expect(mocking.sort()).toEqual([...missingParts, ...framework].sort());
});

it('packages have one of the licenses that it names', () => {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { dependencies, devDependencies } = z
    .object({ dependencies: names, devDependencies: names })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const others = (of: z.infer<typeof names>, allowed: RegExp) =>
    Object.keys(of).filter(
      (name) => !allowed.test(lock.packages[`node_modules/${name}`]?.license ?? ''),
    );
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(page).toContain('MIT, BSD, Apache-2.0 or ISC (a tool for development also under MPL-2.0)');
  expect(others(dependencies, /^(?:MIT|BSD|Apache-2\.0|ISC)/)).toEqual([]);
  expect(others(devDependencies, /^(?:MIT|BSD|Apache-2\.0|ISC|MPL-2\.0)/)).toEqual([]);
});
