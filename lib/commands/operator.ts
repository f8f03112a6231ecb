// `npm run operator -- ADDRESS [--remove]` makes an account an operator, or removes it; ADDRESS is
// its e-mail address, its phone number or its id. Without an address it lists the operators,
// including those in OPERATORS, and the entries of OPERATORS that name nobody. Takes effect at the
// next call: nothing has to be restarted. Status 1 if there is no such account or it is banned, and
// if an account to be removed remains an operator through OPERATORS.
import { parseArgs } from 'node:util';
import { accountNamed } from '@/lib/newsroom/operators/account-named';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { parseEnvironment } from '@/lib/server/process/env';
import { needWord } from './command-words';
import { byCommand, noteAct } from './note-act';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run operator -- [ADDRESS [--remove]]';

/** Whom OPERATORS names in this command's settings: ids of accounts, and entries without one. */
async function bySetting(store: OpenStore): Promise<{ ids: Set<string>; unknown: string[] }> {
  const { OPERATORS = [] } = parseEnvironment(process.env);
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (const entry of OPERATORS) {
    const account = await accountNamed(store, entry);
    if (account) ids.add(account.id);
    else unknown.push(entry);
  }
  return { ids, unknown };
}

async function list(store: OpenStore): Promise<void> {
  const [rows, set] = await Promise.all([store.operators.all(), bySetting(store)]);
  const since = new Map(
    rows.map(({ user_id, created_at }) => [user_id, `since ${new Date(created_at).toISOString()}`]),
  );
  const ids = new Set([...set.ids, ...since.keys()]);
  if (ids.size === 0) console.log('Nobody is an operator yet.');
  for (const id of ids) {
    const { name = '', banned_at } = (await store.accounts.get(id)) ?? {};
    const why = set.ids.has(id) ? 'by OPERATORS' : (since.get(id) ?? '');
    console.log(`${id} ${name} ${why}${banned_at === undefined ? '' : ', but banned: no right'}`);
  }
  // Nobody else would notice a mistyped address: it is valid, and no call is refused for it.
  for (const entry of set.unknown) {
    console.log(`${entry} in OPERATORS: no account has confirmed that address, or has that id`);
  }
}

async function change(store: OpenStore, address: string, remove: boolean): Promise<number> {
  const account = await accountNamed(store, address);
  if (!account) {
    console.error(
      `${address}: no account has confirmed that address, and none has that id: sign in with it first`,
    );
    return 1;
  }
  const { id, name, banned_at } = account;
  if (banned_at !== undefined && !remove) {
    console.error(
      `${name} (${id}) is banned, and would have no right: lift the ban in the console`,
    );
    return 1;
  }
  const created_at = Date.now();
  const changed = await store.transaction(async (within) => {
    const { operators } = within;
    const done = remove
      ? await operators.remove(id)
      : await operators.add({ user_id: id, added_by: byCommand, created_at });
    if (done) await noteAct(within, remove ? 'operator.remove' : 'operator.add', id);
    return done;
  });
  if (remove && (await bySetting(store)).ids.has(id)) {
    console.error(`${name} (${id}) stays an operator: OPERATORS names them`);
    return 1;
  }
  const is = remove ? 'no operator' : 'an operator';
  console.log(`${name} (${id}) is ${changed ? '' : 'already '}${is}${changed ? ' now' : ''}`);
  return 0;
}

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [address, ...others] = positionals;
  if (address !== undefined) needWord('The address', address);
  if (others.length > 0 || (values.remove && !address)) throw new Error(`Usage: ${usage}`);
  const store = await openSiteStore();
  try {
    if (address) return await change(store, address, values.remove);
    await list(store);
  } finally {
    await store.close();
  }
});
