// Runs a program with one shared Postgres server, so that not every suite starts its own: `node
// --import tsx with-postgres.ts PROGRAM …`. Without a server on the machine, suites use PGlite.
import { spawn } from 'node:child_process';
import { startPostgres } from './postgres';

const [program = '', ...words] = process.argv.slice(2);
const postgres = await startPostgres();
const env =
  postgres.kind === 'pglite' ? process.env : { ...process.env, TEST_DATABASE_URL: postgres.url };
const code = await new Promise<number>((resolve, reject) => {
  const child = spawn(program, words, { stdio: 'inherit', env });
  child.once('error', reject);
  child.once('exit', (status) => resolve(status ?? 1));
});
await postgres.stop();
process.exit(code);
