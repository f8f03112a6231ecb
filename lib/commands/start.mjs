// Serves the production build. We handle signals ourselves (`instrumentation-node.ts` drains): Next
// by itself does not exit while an event stream is open.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { givenPort, listenAt, needPort } from './listen-at.mjs';
import { needNode } from './steps.mjs';

needNode();
if (!existsSync('.next/BUILD_ID')) {
  process.stderr.write('There is no production build yet: run `npm run up`, or `npm run build`.\n');
  process.exit(1);
}
const require = createRequire(import.meta.url);
/** What a start requires; an interrupted installation lacks some of it. */
const missing = ['next/dist/server/lib/start-server', '@next/env', 'tsx', 'better-sqlite3'].filter(
  (name) => {
    try {
      return !require.resolve(name);
    } catch {
      return true;
    }
  },
);
if (missing.length > 0) {
  const names = missing.map((name) => name.replace('/dist/server/lib/start-server', '')).join(', ');
  process.stderr.write(`The installation is incomplete (${names} missing): run \`npm ci\`.\n`);
  process.exit(1);
}
await import('./env-files.mjs');
const port = givenPort();
process.env.PORT = String(port);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
const { HOST } = process.env;
await needPort(HOST, port);
if (HOST) listenAt(HOST, port);
const shown = HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost');
process.stdout.write(`\nCubewire is starting on http://${shown}:${port}\n`);
// Like the servers that Next generates (`output: 'standalone'`): the settings come from the build,
// so that neither Next's build tools nor next.config.mjs are needed (deploy/tree.mjs).
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
const { startServer } = require('next/dist/server/lib/start-server');
await startServer({ dir: process.cwd(), isDev: false, port, allowRetry: false });
