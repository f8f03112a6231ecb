// Which account somebody means who writes an address, a number or an id.
import { emailOf } from '@/lib/model/account/email';
import { mobileOf, phoneCodes } from '@/lib/model/account/phone';
import type { StoredAccount } from '../store/contract/account-store';
import type { Store } from '../store/contract/store';

/** What people set between the figures of a number. */
const betweenFigures = /[\s().\-\u2010-\u2015]/g;

/** A number with its country code, as it is written in letters and in lists, in its one spelling. */
function mobileNamed(entry: string): string | undefined {
  const figures = entry.replace(betweenFigures, '').replace(/^00/, '+');
  const code = phoneCodes.find((one) => figures.startsWith(one));
  return code && mobileOf({ code, phone: figures.slice(code.length) });
}

/** An address or a number as identities are kept, in its one spelling; an id stays as it is. */
export function subjectNamed(entry: string): string {
  if (entry.includes('@')) return emailOf(entry);
  return mobileNamed(entry) ?? entry.trim();
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
