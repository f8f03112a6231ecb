// Authors as others see them. Protects: readers get a name and a mark that is the same everywhere;
// the account id is only known to its reader and to operators.
import { createHash } from 'node:crypto';
import type { Owner, Store } from '../store/contract/store';

/** The length of a mark in characters. */
const markLength = 16;

/** The account behind an owner. */
export const userOf = (owner: Owner | undefined) => owner?.slice(2);

/**
 * The mark that represents an account to other readers: it gives no access and cannot be reversed.
 */
export const authorMark = (userId: string) =>
  createHash('sha256').update(`author ${userId}`).digest('base64url').slice(0, markLength);

/** The names of these accounts; empty for a deleted one. */
export async function authorNames(store: Store, owners: readonly (Owner | undefined)[]) {
  const names = new Map<string | undefined, string>();
  for (const user of new Set(owners.flatMap((owner) => userOf(owner) ?? []))) {
    const account = await store.accounts.get(user);
    if (account) names.set(user, account.name);
  }
  return (owner: Owner | undefined) => names.get(userOf(owner)) ?? '';
}
