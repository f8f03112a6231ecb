// Who may make an account here. Protects: addresses are normalized, so that an invitation is found
// however it was typed; invalid addresses are reported, and the others are invited all the same.
import { isEmail } from '@/lib/model/account/email';
import { readMobile } from '@/lib/model/account/phone';
import { subjectNamed } from '@/lib/model/account/subject';
import { setSignUpMode, signUpMode } from '../accounts/sign-up-rule';
import type { Context, Handlers } from '../context';
import type { Store } from '../store/contract/store';
import { accountNamed } from './account-named';
import { acting } from './act';
import { wirePage } from './wire-page';

const isAddress = (subject: string) => isEmail(subject) || readMobile(subject) !== undefined;

async function invite(store: Store, entry: string, { now }: Context) {
  const address = subjectNamed(entry);
  if (!isAddress(address)) return { address: entry, outcome: 'invalid' as const };
  if (await accountNamed(store, address)) return { address, outcome: 'member' as const };
  const added = await store.invites.add({ subject: address, created_at: now });
  return { address, outcome: added ? ('invited' as const) : ('already' as const) };
}

export const signUpCalls = {
  async GetSignUp(_input, { store }) {
    return { data: { mode: await signUpMode(store) } };
  },

  SetSignUp: ({ mode }, context) =>
    acting(context, async (store) => {
      const before = await signUpMode(store);
      if (before === mode) return { result: {} };
      await setSignUpMode(store, mode);
      return { act: { act: 'sign_up.set', target: 'site', before, after: mode }, result: {} };
    }),

  async ListInvitations({ cursor, limit }, { store }) {
    const page = await store.invites.page({ cursor: cursor || undefined, limit });
    const items = page.items.map(({ subject, created_at }) => ({ address: subject, created_at }));
    return { data: wirePage({ ...page, items }) };
  },

  Invite: ({ addresses }, context) =>
    acting(context, async (store) => {
      const results = [];
      // Two spellings of one address are one entry with one result.
      const entries = new Map(addresses.map((entry) => [subjectNamed(entry), entry]));
      for (const entry of entries.values()) results.push(await invite(store, entry, context));
      const count = results.filter(({ outcome }) => outcome === 'invited').length;
      const result = { data: { results } };
      if (count === 0) return { result };
      // The log outlives an invitation and addresses are personal: it only has their number.
      return { act: { act: 'invitation.add', target: 'site', after: `${count}` }, result };
    }),

  RemoveInvitation: ({ address }, context) =>
    acting(context, async (store) => {
      if (!(await store.invites.remove(subjectNamed(address)))) return { result: {} };
      return { act: { act: 'invitation.remove', target: 'site' }, result: {} };
    }),
} satisfies Partial<Handlers<'inner'>>;
