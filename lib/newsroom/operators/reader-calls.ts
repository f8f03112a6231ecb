// What operators do for and to readers. Protects: a banned reader is signed out everywhere and
// cannot sign in, deleting a reader leaves nothing but the log entry, nobody gets a notice twice,
// and one call reaches a limited number of readers.
import { toTag } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { eraseAccount } from '../accounts/erase-account';
import { hashOf } from '../accounts/keys';
import { sendAccountNotice } from '../accounts/notices';
import type { Context, Handlers } from '../context';
import { Refusal } from '../refusal';
import type { StoredAccount } from '../store/contract/account-store';
import type { Owner, Store } from '../store/contract/store';
import { accountNamed } from './account-named';
import { acting, type Act } from './act';
import { isOperator } from './need-operator';

/** Most readers that one call notifies; ours. */
const toldAtOnce = 200;
/** How long calls with the same key count as one notice: as long as its messages are kept. */
const logMs = 60 * dayMs;

const noReader = () => new Refusal('missing', { values: { detail: 'There is no such reader.' } });

async function needReader(store: Store, id: string): Promise<StoredAccount> {
  const account = await store.accounts.get(id);
  if (!account) throw noReader();
  return account;
}

async function refuseOperator(context: Context, id: string): Promise<void> {
  if (await isOperator(context, id)) throw new Refusal('operatorStays');
}

/** A notice is sent by many calls, but is one log entry. */
async function isFirst(store: Store, { before, target }: Act & { before: string }, now: number) {
  return (
    (await store.quotas.count(`notice:${hashOf(`${target}/${before}`)}`, now + logMs, now)) === 1
  );
}

export const readerCalls = {
  async FindReader({ query }, { store }) {
    const account = await accountNamed(store, query);
    if (!account) throw noReader();
    const { id, name, created_at, banned_at, ban_reason } = account;
    const identities = await store.accounts.identities(id);
    const sessions = (await store.accounts.sessions.of(id)).length;
    const methods = [...new Set(identities.map(({ kind }) => kind))];
    return {
      data: { user_id: id, name, methods, sessions, created_at, banned_at, ban_reason },
    };
  },

  BanReader: ({ user_id, reason }, context) =>
    acting(context, async (store) => {
      const account = await needReader(store, user_id);
      if (account.banned_at !== undefined) return { result: {} };
      await refuseOperator(context, user_id);
      await store.accounts.setBanned(user_id, { at: context.now, reason });
      await store.accounts.sessions.endAll(user_id);
      return { act: { act: 'reader.ban', target: user_id, after: reason }, result: {} };
    }),

  UnbanReader: ({ user_id }, context) =>
    acting(context, async (store) => {
      const account = await needReader(store, user_id);
      if (account.banned_at === undefined) return { result: {} };
      await store.accounts.setBanned(user_id, undefined);
      const act: Act = { act: 'reader.unban', target: user_id, before: account.ban_reason };
      return { act, result: {} };
    }),

  async DeleteReader({ user_id, reason }, context) {
    const mailed = await acting(context, async (store) => {
      await needReader(store, user_id);
      await refuseOperator(context, user_id);
      const identities = await store.accounts.identities(user_id);
      await eraseAccount(context, user_id, identities);
      const act: Act = { act: 'reader.delete', target: user_id, after: reason };
      return { act, result: identities.find(({ kind }) => kind === 'email')?.subject };
    });
    await sendAccountNotice(context, mailed, 'deleted');
    return {};
  },

  SignOutReader: ({ user_id }, context) =>
    acting(context, async (store) => {
      await needReader(store, user_id);
      const sessions = await store.accounts.sessions.of(user_id);
      if (sessions.length === 0) return { result: {} };
      await store.accounts.sessions.endAll(user_id);
      const act: Act = { act: 'reader.sign_out', target: user_id, before: `${sessions.length}` };
      return { act, result: {} };
    }),

  SendNotice: ({ key, text, user_id, cursor }, context) =>
    acting(context, async (store) => {
      const { now, call } = context;
      if (user_id !== undefined) await needReader(store, user_id);
      const found =
        user_id === undefined ? await store.accounts.ids(cursor, toldAtOnce + 1) : [user_id];
      const wanted = found.slice(0, toldAtOnce);
      const words = typeof text === 'string' ? [{ lang: toTag(call.language), text }] : text;
      const message = {
        kind: 'notice' as const,
        key,
        subject: `n:${key}`,
        payload: { words },
        now,
      };
      let told = 0;
      for (const id of wanted) {
        if (await store.messages.add({ ...message, owner: `u:${id}` })) told += 1;
      }
      if (told > 0)
        await store.deliveries.note({ kind: 'notice', channel: 'site', sent: told }, now);
      const has_more = found.length > wanted.length;
      const next_cursor = has_more ? (wanted.at(-1) ?? '') : '';
      const result = { data: { told, has_more, next_cursor } };
      const act = {
        act: 'notice.send',
        target: user_id ?? 'all',
        before: key,
        after: words,
      } as const;
      return told > 0 && (await isFirst(store, act, now)) ? { act, result } : { result };
    }),

  DropCopies: ({ event_id = '*' }, context) =>
    acting(context, () =>
      Promise.resolve({ act: { act: 'cache.drop', target: event_id }, result: {} }),
    ),

  DeleteCacheKeys: ({ user_id, device_id, key, prefix }, context) =>
    acting(context, async (store) => {
      const owner: Owner = user_id === undefined ? `d:${device_id}` : `u:${user_id}`;
      const deleted = await store.remoteValues.forget(owner, { key, prefix });
      const result = { data: { deleted } };
      const act: Act = { act: 'cache.delete', target: owner, before: key ?? `${prefix}*` };
      return deleted > 0 ? { act, result } : { result };
    }),
} satisfies Partial<Handlers<'inner'>>;
