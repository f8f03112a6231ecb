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
 * What a wide window shows in the same column as a phone, with the same popups: the gates show it
 * there, too. What differs there stays: the list, the article, the desk.
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
 * What is repeated in every language and theme says so in its name, in brackets. Themes differ in
 * color, languages in length: outside of the gates accessibility is looked at in English, on a phone by
 * day and by night, in a wide window by day; `accessible.spec.ts` has Filipino, the longest, for what
 * has to fit. What breaks the rules does so in any language, where no word lacks (`tests/messages`).
 */
const repeatedIn = {
  phone: /\((zh|ph), (light|dark|day and night)\)|locks anybody out.* \(zh\)/,
  desktop: /\((zh|ph)(, [a-z ]+)?\)|\(en, dark\)|own bars nobody/,
};

/**
 * A way that is gone in every language: outside of the gates in English, and in China where that is
 * another way. In which words, components show in each language (`tests/components`).
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
  // Each worker has a site to itself (page.ts), and waits for it half of the time: one more than there
  // are cores.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  // Another try tells what fails now and then from what fails; both have failed, but where a machine
  // that nobody knows decides on a change: see `.ci/run`.
  retries: process.env.CI || process.env.FLAKY_TESTS === 'printed' ? 2 : 0,
  failOnFlakyTests: process.env.FLAKY_TESTS !== 'printed',
  // Generous: the limits are there to end a hang, not to measure a busy machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../test-results/${process.env.BROWSER_REPORT ?? 'browser.json'}` }],
  ],
  use: {
    // Else it would answer what a test answers itself; `offline.spec.ts` has it.
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
      // They set the size of the window themselves, or know none: once is enough.
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
