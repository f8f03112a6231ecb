import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { inGates } from '../gates';

/** As `npm run verify` finds it. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

const phoneAlone = [
  'accounts',
  'assistant-wire',
  'counted',
  'deploy',
  'forms',
  'hosts',
  'ingest',
  'lazy-components',
  'legal',
  'legal-texts',
  'list-gestures',
  'offline',
  'reading-on',
  'roles',
  'share',
  'share-answer',
  'sign-in-mail',
  'social-session',
];

/**
 * What a wide window shows in the same column as a phone, with the same popups: only the gates test
 * it there, too. What differs there is always tested: the list, the article, the desk.
 */
const wideInGates = [
  'acts',
  'bots',
  'chat',
  'comments',
  'favorites',
  'guest-pages',
  'leaving',
  'listen',
  'mutes',
  'own-account',
  'personal',
  'popup',
  'presses',
  'reading',
  'search',
  'sign-in',
  'sign-in-unknown',
  'sign-up',
  'since',
  'themes',
  'topics',
];

/**
 * Tests repeated in every language and theme name them in brackets. Themes differ in color,
 * languages in length: outside of the gates accessibility is tested in English, on a phone by day
 * and by night, in a wide window by day; `accessible.spec.ts` adds Filipino, the longest, for what
 * has to fit. Rules are violated in every language or in none, where no message is missing
 * (`tests/messages`).
 */
const repeatedIn = {
  phone: /\((zh|ph), (light|dark|day and night)\)|locks anybody out.* \(zh\)/,
  desktop: /\((zh|ph)(, [a-z ]+)?\)|\(en, dark\)|own bars nobody/,
};

/**
 * A flow tested in every language: outside of the gates only in English, and in China where it
 * differs. Component tests check its messages in each language (`tests/components`).
 */
const sameWay = new RegExp(
  `(${[
    ...['signs up by e-mail', 'under 18 goes on', 'signs in by phone', 'wrong code by phone'],
    ...['for ever', 'signing out asks', 'likes wait', 'interests put', 'code that came by mail'],
    ...['a topic and the list', '/inner/cancel-account speaks', '/m/inner/cancel speaks'],
    ' /cancel-account speaks',
  ].join('|')}).* \\((zh|ph|ph, sg)\\)`,
);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Each worker has its own site (page.ts), and waits for it half of the time: one more than there
  // are cores.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  // A retry distinguishes flaky tests from failing ones; both fail the run, except where an unknown
  // machine decides on a change: see `.ci/run`.
  retries: process.env.CI || process.env.FLAKY_TESTS === 'printed' ? 2 : 0,
  failOnFlakyTests: process.env.FLAKY_TESTS !== 'printed',
  // Generous: the limits end a hang, and do not measure a busy machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../test-results/${process.env.BROWSER_REPORT ?? 'browser.json'}` }],
  ],
  use: {
    // Otherwise it would answer requests that a test mocks; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: inGates ? [] : [repeatedIn.phone, sameWay],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-US' },
    },
    {
      name: 'desktop',
      // They set the window size themselves, or do not depend on it: once is enough.
      testIgnore: [...phoneAlone, ...(inGates ? [] : wideInGates)].map(
        (name) => `**/${name}.spec.ts`,
      ),
      grepInvert: inGates ? [] : [repeatedIn.desktop, sameWay],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
      },
    },
  ],
});
