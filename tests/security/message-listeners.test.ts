// Which of our programs in a browser hear messages, and of whom: none hears other windows.
import { readFileSync, readdirSync } from 'node:fs';

const listens = /addEventListener\(\s*['"]message['"]|\bonmessage\b/;
const inBrowsers = [
  'app',
  'components',
  'lib/browser',
  'lib/client',
  'lib/state',
  'lib/server/pages',
];

it('only the page and its own service worker speak with each other', () => {
  const files = inBrowsers.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => listens.test(readFileSync(path, 'utf8'))).sort()).toEqual([
    // Of `navigator.serviceWorker`, whose messages come from a worker of this origin alone.
    'lib/browser/offline-worker.ts',
    // The worker, which only pages of its own origin reach.
    'lib/server/pages/offline-worker.ts',
  ]);
});

it('what the page hears is of its service worker, not of a window', () => {
  const text = readFileSync('lib/browser/offline-worker.ts', 'utf8');
  expect(text).toContain('serviceWorker');
  expect(text).not.toMatch(/window\.addEventListener\(\s*['"]message/);
});
