// `npm run operator -- ADDRESS [--remove]` makes an account an operator, or takes that back; ADDRESS
// is its e-mail address, its phone number or its id. Without an address it lists them. It counts at
// the next call: nothing has to be restarted. Status 1 when there is no such account.
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import { accountNamed } from '@/lib/newsroom/operators/account-named';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run operator -- [ADDRESS [--remove]]';
/** Who acts, in the log, where no operator is signed in. */
const byCommand = 'command';

async function change(store: OpenStore, address: string, remove: boolean): Promise<number> {
  const account = await accountNamed(store, address);
  if (!account) {
    console.error(`${address}: no account has confirmed that address, and none has that id`);
    return 1;
  }
  const { id, name } = account;
  const created_at = Date.now();
  const changed = await store.transaction(async ({ operators }) => {
    const done = remove
      ? await operators.remove(id)
      : await operators.add({ user_id: id, added_by: byCommand, created_at });
    if (done) {
      const act = remove ? 'operator.remove' : 'operator.add';
      const entry = { id: randomUUID(), user_id: byCommand, act, target: id, created_at };
      await operators.note({ ...entry, before: '', after: '' });
    }
    return done;
  });
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
  if (others.length > 0 || (values.remove && !address)) throw new Error(`Usage: ${usage}`);
  const store = await openSiteStore();
  try {
    if (address) return await change(store, address, values.remove);
    for (const { user_id, created_at } of await store.operators.all()) {
      const name = (await store.accounts.get(user_id))?.name ?? '';
      console.log(`${user_id} ${name} since ${new Date(created_at).toISOString()}`);
    }
  } finally {
    await store.close();
  }
});
