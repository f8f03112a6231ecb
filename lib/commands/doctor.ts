// `npm run doctor [-- --mail-to ADDRESS]` says what is wrong with an installation and what to do, and
// sends a mail to that address. Status 1 when anything is wrong.
import { parseArgs } from 'node:util';
import { isEmail } from '@/lib/model/account/email';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { examine } from '@/lib/server/doctor';
import { parseEnvironment } from '@/lib/server/process/env';
import { halfSettings } from '@/lib/server/process/half-settings';
import { misspelledSettings } from '@/lib/server/process/misspelled-settings';
import { siteFeeds } from './feed-list-file';
import { runCommand } from './run-command';

const marks = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

const usage = 'npm run doctor [-- --mail-to ADDRESS]';

void runCommand(usage, async (args) => {
  const { values } = parseArgs({ args, options: { 'mail-to': { type: 'string' } } });
  const mailTo = values['mail-to'];
  if (mailTo !== undefined && !isEmail(mailTo)) {
    throw new Error(`--mail-to is "${mailTo}"; it must be an email address.`);
  }
  const environment = parseEnvironment(process.env);
  const findings = await examine({
    environment,
    mailTo,
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
