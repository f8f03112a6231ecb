import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** All that is asked about components and hooks. */
const ofReact = [...next, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

export default [
  {
    ignores: [
      '.next/**',
      '.stryker-tmp/**',
      'data/**',
      'node_modules/**',
      'next-env.d.ts',
      'public/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
      // Pictures come from publishers and from /icon: there is no image optimiser in front of them.
      '@next/next/no-img-element': 'off',
    },
  },
  // Where nothing may import React (`tests/import-rules.ts`), its rules take half of the time for nothing.
  {
    files: [
      'lib/{client,commands,contract,model,newsroom}/**/*.ts',
      'tests/{bench,contract,e2e,model,newsroom,security}/**/*.ts',
    ],
    rules: Object.fromEntries(ofReact.map((name) => [name, 'off'])),
  },
  // Tools load these by file name; a name for what they export would be read by nobody.
  { files: ['*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
  // Share pages are whole documents of their own, written without the framework.
  { files: ['components/share/**'], rules: { '@next/next/no-head-element': 'off' } },
  // One seed for all property tests.
  {
    files: ['tests/**'],
    ignores: ['tests/fast-check.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'fast-check', message: 'Import tests/fast-check.' }] },
      ],
    },
  },
  // What pages load: a bundler leaves out what a namespace import does not name, of `{ z }` nothing.
  {
    files: ['app/**', 'components/**', 'lib/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'][importKind='value'] > ImportSpecifier",
          message: 'import * as z',
        },
      ],
    },
  },
  // Made in a request, it holds what that request holds as long as the request knows it: for good.
  {
    files: ['lib/newsroom/**', 'lib/server/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'timeout', message: 'Use deadlineSignal.' },
      ],
    },
  },
  { files: ['lib/commands/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
];
