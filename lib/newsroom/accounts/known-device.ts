// Devices that an address has signed in on. Protects: a stranger cannot lock the owner of an
// address out. Wrong passwords, code requests and guesses by strangers count against all devices
// but those that have signed in with the address before; these are counted separately.
import { dayMs } from '@/lib/model/time';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { hashOf } from './keys';

/** As long as browsers keep the device cookie. */
const knownMs = 400 * dayMs;

const scopeOf = (subject: string, device: string) => `known:${subject}:${hashOf(device)}`;

/** Remembers that the account's reader signed in on this device. */
export async function rememberDevice(context: Context, accountId: string): Promise<void> {
  const { store, accounts, identity, now } = context;
  if (!identity.device) return;
  for (const { kind, subject } of await store.accounts.identities(accountId)) {
    if (kind !== 'phone' && kind !== 'email') continue;
    const known = accounts.keys.subject(kind, subject);
    const scope = scopeOf(known, identity.device);
    await store.quotas.take(scope, 1, `known:${known}`, now + knownMs, now);
  }
}

/** Whether the account has addresses, none of which has signed in on this device. */
export async function isNewDevice(context: Context, accountId: string): Promise<boolean> {
  const { store, accounts, identity, now } = context;
  const { device } = identity;
  if (!device) return false;
  const identities = await store.accounts.identities(accountId);
  const addresses = identities.filter(({ kind }) => kind === 'phone' || kind === 'email');
  for (const { kind, subject } of addresses) {
    const scope = scopeOf(accounts.keys.subject(kind, subject), device);
    if ((await store.quotas.freeAt(scope)) > now) return false;
  }
  return addresses.length > 0;
}

/** Forgets every device of an address. */
export async function forgetDevices({ store }: Context, subject: string): Promise<void> {
  await store.quotas.release(`known:${subject}`);
}

/**
 * The subjects under which attempts at an address count: first the one that counts here and, on a
 * known device, second the one that counts for strangers.
 */
export async function countedAs(
  kind: SignInKind,
  address: string,
  { store, accounts, identity, now }: Context,
): Promise<[string, ...string[]]> {
  const subject = accounts.keys.subject(kind, address);
  const { device } = identity;
  const until = device ? await store.quotas.freeAt(scopeOf(subject, device)) : 0;
  return device && until > now ? [`${subject}:${hashOf(device)}`, subject] : [subject];
}
