// What a personal access token allows. Protects: a token is only valid for its reader, for no call
// about the account, the tokens or the site, for no change where its scope is `read`, and not more
// often than the limit.
import type { Logger } from 'pino';
import { isClosedToTokens, operations, type Operation, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { minuteMs } from '@/lib/model/time';
import { securityLine } from './accounts/security-events';
import { Refusal } from './refusal';
import { ifWritable, type StorageState } from './storage-state';
import type { StoredToken } from './store/contract/program-store';
import type { Store } from './store/contract/store';

/** How many calls one access token may make in a minute. */
export const tokenCallsAMinute = 300;

type Parts = {
  store: Store;
  now: number;
  storage: Pick<StorageState, 'note'>;
  log: Pick<Logger, 'info' | 'warn'>;
};

async function countCall({ id }: StoredToken, { store, now }: Parts): Promise<void> {
  const endsAt = (Math.floor(now / minuteMs) + 1) * minuteMs;
  const count = await store.quotas.count(`token:${endsAt}:${id}`, endsAt, now);
  if (count <= tokenCallsAMinute) return;
  throw new Refusal('tooOften', { retryAfterSeconds: Math.ceil((endsAt - now) / 1_000) });
}

/**
 * The identity behind a call: the token's reader, where it has a token.
 * @throws Refusal 401 for an invalid token, 429 for one that is used too often
 */
export async function withAccess(identity: Identity, parts: Parts): Promise<Identity> {
  const { access, ...rest } = identity;
  if (access === undefined) return identity;
  const token = await parts.store.tokens.find(access);
  const account = token && (await parts.store.accounts.get(token.owner.slice(2)));
  if (!token || !account || account.banned_at !== undefined) {
    const whose = { account: account?.id, target: token?.id, network: identity.address };
    securityLine(parts.log, 'token_refused', whose);
    throw new Refusal('tokenUnknown');
  }
  // What is stored can be read where nothing can be counted.
  await ifWritable(parts, countCall(token, parts));
  await ifWritable(parts, parts.store.tokens.touch(token.id, parts.now));
  const { device: _, inner: __, ...own } = rest;
  return {
    ...{ ...own, access, user: token.owner.slice(2) },
    ...{ readOnly: token.scope !== 'write', feedOnly: token.scope === 'feed' },
  };
}

/** @throws Refusal 403 for a call that the caller's token does not allow */
export function checkAccess(name: OperationName, { access, readOnly, feedOnly }: Identity): void {
  if (access === undefined) return;
  if (feedOnly && name !== 'ListCollectEvents') throw new Refusal('tokenClosed');
  if (isClosedToTokens(name)) throw new Refusal('tokenClosed');
  const { method, reads }: Operation = operations[name];
  if (readOnly && method !== 'GET' && !reads) throw new Refusal('tokenReadOnly');
}
