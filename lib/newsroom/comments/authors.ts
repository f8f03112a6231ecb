// Who wrote what, as others see it. Protects: readers are told a name and a mark that is the same
// wherever somebody writes; the id of an account stays with its reader and with operators.
import { createHash } from 'node:crypto';
import type { Owner, Store } from '../store/contract/store';

/** Characters of a mark. */
const markLength = 16;

/** The account behind an owner. */
export const userOf = (owner: Owner | undefined) => owner?.slice(2);

/** What stands for an account towards other readers: it opens nothing, and leads back nowhere. */
export const authorMark = (userId: string) =>
  createHash('sha256').update(`author ${userId}`).digest('base64url').slice(0, markLength);

/** The names of these accounts; empty for one that is gone. */
export async function authorNames(store: Store, owners: readonly (Owner | undefined)[]) {
  const names = new Map<string | undefined, string>();
  for (const user of new Set(owners.flatMap((owner) => userOf(owner) ?? []))) {
    const account = await store.accounts.get(user);
    if (account) names.set(user, account.name);
  }
  return (owner: Owner | undefined) => names.get(userOf(owner)) ?? '';
}
