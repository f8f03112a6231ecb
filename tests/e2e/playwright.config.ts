import { defineConfig, devices } from 'playwright/test';
import { inGates } from '../gates';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const phoneAlone = [
  'accounts',
  'assistant-wire',
  'counted',
  'forms',
  'hosts',
  'ingest',
  'lazy-components',
  'legal',
  'legal-texts',
  'list-gestures',
  'roles',
  'share',
  'share-answer',
  'sign-in-mail',
  'social-session',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Each worker has a site to itself: see page.ts.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // Another try tells what fails now and then from what fails: printed here, a failure in the gates.
  retries: process.env.CI ? 2 : 0,
  failOnFlakyTests: inGates,
  // Generous: the limits are there to end a hang, not to measure a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../test-results/${process.env.BROWSER_REPORT ?? 'browser.json'}` }],
  ],
  use: {
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-US' },
    },
    {
      name: 'desktop',
      // They set the size of the window themselves, or know none: once is enough.
      testIgnore: phoneAlone.map((name) => `**/${name}.spec.ts`),
      // What is repeated in every language says so in its name, in brackets: the words are those of
      // the phone, and a wide window shows them in English; in all of them in the gates.
      grepInvert: inGates ? [] : /\((zh|ph)(, \w+)?\)/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
      },
    },
  ],
});
