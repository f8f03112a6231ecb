// Finds the account that somebody means by an address, a number or an id.
import { subjectNamed } from '@/lib/model/account/subject';
import type { StoredAccount } from '../store/contract/account-store';
import type { Store } from '../store/contract/store';

/** The account with this id, confirmed address or confirmed number. */
export async function accountNamed(
  { accounts }: Pick<Store, 'accounts'>,
  entry: string,
): Promise<StoredAccount | undefined> {
  const subject = subjectNamed(entry);
  return (
    (await accounts.get(subject)) ??
    (await accounts.find({ kind: 'email', subject })) ??
    (await accounts.find({ kind: 'phone', subject }))
  );
}
