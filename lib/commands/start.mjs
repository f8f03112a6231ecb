// Serves the production build. Signals stay with us (`instrumentation-node.ts` drains): Next alone
// does not leave while an event stream is open.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listenAt } from './listen-at.mjs';

if (!existsSync('.next/BUILD_ID')) {
  process.stderr.write('There is no production build yet: run `npm run up`, or `npm run build`.\n');
  process.exit(1);
}
const port = process.env.PORT || '3000';
process.env.PORT = port;
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
const { HOST } = process.env;
if (HOST) listenAt(HOST, Number(port));
const shown = HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost');
process.stdout.write(`\nCubewire is starting on http://${shown}:${port}\n`);
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
process.argv = [process.argv[0] ?? 'node', next, 'start', '--port', port];
await import(next);
