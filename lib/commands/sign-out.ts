// `npm run sign-out -- ACCOUNT…` ends every session of accounts, by the ids in log lines with `msg:
// security`; `--all` ends everybody's sessions. For those who run the site: at the browser's next
// call its reader is a guest. Status 1 if an account has no session, or the database can't be used.
import { parseArgs } from 'node:util';
import { needWord } from './command-words';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run sign-out -- ACCOUNT…, or --all';

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  if (values.all === positionals.length > 0) throw new Error(`Usage: ${usage}`);
  for (const account of positionals) needWord('An account', account);
  const store = await openSiteStore();
  const { sessions } = store.accounts;
  try {
    if (values.all) {
      // Every session was used and started before the end of time.
      await sessions.sweep(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      console.log('everybody is signed out');
      return;
    }
    let missing = 0;
    for (const account of positionals) {
      const { length } = await sessions.of(account);
      await sessions.endAll(account);
      console.log(`${account}: ${length} ${length === 1 ? 'session' : 'sessions'} ended`);
      if (length === 0) missing += 1;
    }
    return missing === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
});
