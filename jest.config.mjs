import nextJest from 'next/jest.js';

// ESM-only packages that Node 20 cannot `require`: jest compiles everything in node_modules except
// the ones listed here, which are CommonJS, native or large.
const leaveAlone = [
  'next',
  'react',
  'react-dom',
  'better-sqlite3',
  'pg',
  'typescript',
  '@swc',
  'fast-check',
  'pino',
  'zod',
  'undici',
  'tldts',
  '@electric-sql',
];

// A mutation run has to know which test runs which line, and asks the tests that mirror the folder: whole
// folders, or files.
const { MUTATE_TESTS } = process.env;
const tests = (ending) =>
  (MUTATE_TESTS ?? 'tests')
    .split(',')
    .map((path) => `<rootDir>/${path.endsWith(ending) ? path : `${path}/**/*.${ending}`}`);

const common = {
  runtime: '<rootDir>/tests/keeping-runtime.mjs',
  setupFiles: [
    '<rootDir>/tests/forget-contexts.ts',
    ...(process.env.STALLS ? ['<rootDir>/tests/stalls.ts'] : []),
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/.stryker-tmp/'],
};
const make = async (options) => {
  const config = await nextJest({ dir: './' })({ ...common, ...options })();
  config.transformIgnorePatterns = [
    `/node_modules/(${leaveAlone.join('|')})/`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return config;
};

// Two worlds: rules, wire and newsroom run in Node, components in jsdom.
export default {
  // Generous: the limit is there to end a hang, not to measure a busy machine.
  testTimeout: 180_000,
  globalSetup: '<rootDir>/tests/run-folder.mjs',
  globalTeardown: '<rootDir>/tests/remove-run-folder.mjs',
  projects: [
    await make({
      displayName: 'node',
      testEnvironment: MUTATE_TESTS ? '<rootDir>/tests/mutant-node.mjs' : 'node',
      testMatch: tests('test.ts'),
      testPathIgnorePatterns: ['/tests/e2e/', '/tests/bench/'],
    }),
    await make({
      displayName: 'dom',
      testEnvironment: MUTATE_TESTS
        ? '<rootDir>/tests/dom-with-fetch.mjs'
        : '<rootDir>/tests/dom.mjs',
      testMatch: tests('test.tsx'),
      setupFilesAfterEnv: ['<rootDir>/tests/setup-dom.ts'],
    }),
  ],
};
