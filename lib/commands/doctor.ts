// `npm run doctor` says what is wrong with an installation and what to do. Status 1 when anything is.
import { parseArgs } from 'node:util';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { examine } from '@/lib/server/doctor';
import { parseEnvironment } from '@/lib/server/process/env';
import { halfSettings } from '@/lib/server/process/half-settings';
import { misspelledSettings } from '@/lib/server/process/misspelled-settings';
import { siteFeeds } from './feed-list-file';
import { runCommand } from './run-command';

const marks = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

void runCommand('npm run doctor', async (args) => {
  parseArgs({ args, options: {} });
  const environment = parseEnvironment(process.env);
  const findings = await examine({
    environment,
    misspelled: misspelledSettings(process.env),
    halves: halfSettings(process.env),
    readList: () => siteFeeds(environment.FEEDS_FILE),
    fetch,
    guardedFetch: createGuardedFetch(),
    now: Date.now,
  });
  for (const { check, state, found, remedy } of findings) {
    console.log(`${marks[state]}  ${check}: ${found}${remedy ? `\n      → ${remedy}` : ''}`);
  }
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
});
