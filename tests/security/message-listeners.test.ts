// Which of our browser scripts listen for messages, and from whom: none listens to other windows.
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

it('only the page and its own service worker exchange messages', () => {
  const files = inBrowsers.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => listens.test(readFileSync(path, 'utf8'))).sort()).toEqual([
    // Listens to `navigator.serviceWorker`, whose messages come only from a worker of this origin.
    'lib/browser/offline/offline-worker.ts',
    // The worker, which only pages of its own origin can reach.
    'lib/server/pages/offline-worker.ts',
  ]);
});

it('the page listens to its service worker, not to a window', () => {
  const text = readFileSync('lib/browser/offline/offline-worker.ts', 'utf8');
  expect(text).toContain('serviceWorker');
  expect(text).not.toMatch(/window\.addEventListener\(\s*['"]message/);
});
