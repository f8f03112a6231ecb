// Deletes an account. Protects: no data of its reader is left, nor anything counted against them.
import type { Context } from '../context';
import { codeScenes, type StoredIdentity } from '../store/contract/account-store';
import { countedAs, forgetDevices } from './known-device';
import { passwordTries } from './own-account';

/** `device`: the device whose guest data is erased with the account, where it is known. */
export async function eraseAccount(
  context: Context,
  id: string,
  identities: readonly StoredIdentity[],
  device?: string,
): Promise<void> {
  const { accounts, store } = context;
  await store.transaction(async () => {
    await store.accounts.remove(id);
    if (device !== undefined) await store.accounts.erase(`d:${device}`);
    for (const { kind, subject } of identities) {
      for (const known of await countedAs(kind, subject, context)) {
        await store.accounts.failures.forgive(known);
        for (const scene of codeScenes) {
          await store.accounts.codes.drop(scene, known);
        }
      }
      await forgetDevices(context, accounts.keys.subject(kind, subject));
    }
    await store.accounts.failures.forgive(passwordTries(id));
  });
}
