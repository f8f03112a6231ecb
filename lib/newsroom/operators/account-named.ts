// Which account somebody means who writes an address, a number or an id.
import { emailOf } from '@/lib/model/account/email';
import { readMobile } from '@/lib/model/account/phone';
import type { StoredAccount } from '../store/contract/account-store';
import type { Store } from '../store/contract/store';

/** An address or a number as identities are kept, in its one spelling; an id stays as it is. */
export function subjectNamed(entry: string): string {
  if (entry.includes('@')) return emailOf(entry);
  const phone = readMobile(entry.replace(/^(\+63|\+86)\s*/, '$1 '));
  return phone ? `${phone.code} ${phone.phone}` : entry.trim();
}

/** The account of an id, a confirmed address or a confirmed number. */
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
