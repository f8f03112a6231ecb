// The operators of the site, and what they did.
import type { Context, Handlers } from '../context';
import { accountNamed } from './account-named';
import { wirePage } from './wire-page';
import { isOperator, needOperator } from './need-operator';

async function nameOf({ store }: Context, userId: string): Promise<string> {
  return (await store.accounts.get(userId))?.name ?? '';
}

/** Accounts in the setting, by id or by address. */
async function listed({ store, operators = [] }: Context): Promise<string[]> {
  const found = new Set<string>();
  for (const entry of operators) {
    const account = await accountNamed(store, entry);
    if (account) found.add(account.id);
  }
  return [...found];
}

export const operatorCalls = {
  async GetOperator(_input, context) {
    const user_id = await needOperator(context);
    return { data: { user_id, name: await nameOf(context, user_id) } };
  },

  async ListOperators(_input, context) {
    const rows = await context.store.operators.all();
    const setting = await listed(context);
    const all = [
      ...setting.map((user_id) => ({ user_id, from: 'setting' as const })),
      ...rows.map(({ user_id, created_at }) => ({
        ...{ user_id, created_at, from: 'command' as const },
      })),
    ];
    const items = [];
    for (const one of all) {
      // A closed account keeps its row and loses its rights.
      if (!(await isOperator(context, one.user_id))) continue;
      items.push({ ...one, name: await nameOf(context, one.user_id) });
    }
    return { data: wirePage({ items }) };
  },

  async ListOperatorActs(query, context) {
    const page = await context.store.operators.acts({
      ...query,
      cursor: query.cursor || undefined,
    });
    const names = new Map<string, string>();
    for (const { user_id } of page.items) {
      if (!names.has(user_id)) names.set(user_id, await nameOf(context, user_id));
    }
    const items = page.items.map((act) => ({ ...act, name: names.get(act.user_id) ?? '' }));
    return { data: wirePage({ ...page, items }) };
  },
} satisfies Partial<Handlers<'inner'>>;
