// `npm run sign-out -- ACCOUNT…` ends every session of accounts, by their ids (as in log lines with
// `msg: security`), addresses or numbers; `--all` ends everybody's sessions. For those who run the
// site: at the browser's next call its reader is a guest. It is in the audit log. Status 1 if an
// account has no session or does not exist, or the database can't be used.
import { parseArgs } from 'node:util';
import { accountNamed } from '@/lib/newsroom/operators/account-named';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { needWord } from './command-words';
import { noteAct } from './note-act';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run sign-out -- ACCOUNT…, or --all';
/** The target in the audit log when nobody was named. */
const everybody = 'everybody';

function endAll(store: OpenStore): Promise<void> {
  return store.transaction(async (within) => {
    // Every session was used and started before the end of time.
    await within.accounts.sessions.sweep(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    await noteAct(within, 'reader.sign_out', everybody);
  });
}

/** Ends the sessions of one account and returns how many there were; undefined for no account. */
async function endOf(store: OpenStore, named: string): Promise<number | undefined> {
  const account = await accountNamed(store, named);
  if (!account) return undefined;
  return store.transaction(async (within) => {
    const { sessions } = within.accounts;
    const { length } = await sessions.of(account.id);
    if (length === 0) return 0;
    await sessions.endAll(account.id);
    await noteAct(within, 'reader.sign_out', account.id, String(length));
    return length;
  });
}

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  if (values.all === positionals.length > 0) throw new Error(`Usage: ${usage}`);
  for (const account of positionals) needWord('An account', account);
  const store = await openSiteStore();
  try {
    if (values.all) {
      await endAll(store);
      console.log('everybody is signed out');
      return;
    }
    let missing = 0;
    for (const named of positionals) {
      const ended = await endOf(store, named);
      if (ended === undefined) {
        console.error(`${named}: no account has that id, or has confirmed that address or number`);
      } else {
        console.log(`${named}: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`);
      }
      if (!ended) missing += 1;
    }
    return missing === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
});
