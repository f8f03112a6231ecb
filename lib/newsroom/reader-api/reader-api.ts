// The sync API for reader apps, as Google Reader defined it and its successors implement it: tabs
// and followed topics are feeds, favorites are starred. Protects: every call needs an access token,
// and no input of an app makes a call throw.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { refusalOf } from '@/lib/contract';
import { toLanguage } from '@/lib/model/text/languages';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
import { isReaderPath, readerSiteHeader } from '@/lib/model/wire/reader-api';
import { withAccess } from '../access';
import type { IdentityCheck } from '../identity-check';
import { Refusal } from '../refusal';
import type { StorageState } from '../storage-state';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { editSubscription, editTag, markAllAsRead, quickAdd } from './edits';
import { subscriptions, tags, unreadCounts } from './lists';
import { readParameters } from './parameters';
import type { ReaderCall } from './reader-call';
import { contents, itemContents, itemIds } from './streams';

type Action = {
  method?: 'POST';
  run(call: ReaderCall, rest: string): Promise<object | string>;
};

/** The token that apps send back with a change; only the access token of the call is trusted. */
const editToken = (user: string) =>
  createHash('sha256').update(`reader-api:${user}`).digest('hex').slice(0, 57);

async function userInfo({ store, user }: ReaderCall) {
  const account = await store.accounts.get(user);
  const identities = await store.accounts.identities(user);
  const named = (kind: string) => identities.find((one) => one.kind === kind)?.subject;
  return {
    userId: user,
    userProfileId: user,
    userName: account?.name ?? '',
    userEmail: named('email') ?? named('phone') ?? '',
    // Ours: an account may have both an email address and a phone number, and either signs in.
    userPhone: named('phone') ?? '',
  };
}

const actions = {
  'edit-tag': { method: 'POST', run: editTag },
  'mark-all-as-read': { method: 'POST', run: markAllAsRead },
  'preference/list': { run: async () => ({ prefs: [] }) },
  'preference/stream/list': { run: async () => ({ streamprefs: {} }) },
  'stream/contents': { run: contents },
  'stream/items/contents': { run: itemContents },
  'stream/items/ids': { run: itemIds },
  'subscription/edit': { method: 'POST', run: editSubscription },
  'subscription/list': { run: subscriptions },
  'subscription/quickadd': { method: 'POST', run: quickAdd },
  'tag/list': { run: tags },
  token: { run: async ({ user }) => editToken(user) },
  'unread-count': { run: unreadCounts },
  'user-info': { run: userInfo },
} satisfies Record<string, Action>;

/** Only the table's own rows: `constructor` is no action, though every object has one. */
const actionNamed: ReadonlyMap<string, Action> = new Map(Object.entries(actions));

/** Splits `stream/contents/feed/tab/sports` into the action and the rest. */
function actionOf(path: string): { action: Action; rest: string } | undefined {
  const own = actionNamed.get(path);
  if (own) return { action: own, rest: '' };
  const stream = /^stream\/contents\/(.+)$/.exec(path)?.[1];
  return stream ? { action: actions['stream/contents'], rest: stream } : undefined;
}

const plain = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** A refusal in the form that apps expect: the status counts, the text is for logs. */
function refused({ code, message, status, retryAfterSeconds }: Refusal): Response {
  const retry: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` };
  return status === 200
    ? plain('Unauthorized\n', 401)
    : plain(`${message} (${code})\n`, status, retry);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new Refusal('call', { cause });
  }
}

export type ReaderApiParts = {
  store: Store;
  checkIdentity: IdentityCheck;
  storage: Pick<StorageState, 'note' | 'refusalFor'>;
  clock: Clock;
  tabs?: readonly string[];
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
};

/** Answers everything under `/reader/api/0`; undefined for any other path. */
export function createReaderApi(parts: ReaderApiParts) {
  const { store, checkIdentity, storage, clock, tabs, log } = parts;

  async function answer(request: Request, url: URL): Promise<Response> {
    const now = clock();
    const checked = await checkIdentity(request, now);
    if ('refused' in checked || checked.identity.access === undefined) throw new Refusal('signIn');
    const access = await withAccess(checked.identity, { store, now, storage, log });
    const { user, readOnly = true } = access;
    if (access.feedOnly) throw new Refusal('tokenClosed');
    const found = actionOf(decoded(url.pathname.replace(/^\/reader\/api\/0\//, '')));
    if (!found) throw new Refusal('call');
    if (found.action.method && request.method !== found.action.method) {
      throw new Refusal('method', { values: { allow: found.action.method } });
    }
    if (user === undefined) throw new Refusal('signIn');
    const given = await readParameters(request, url);
    const token = given.first('T');
    if (found.action.method && token && token !== editToken(user)) {
      return plain('Unauthorized\n', 401, { 'x-reader-google-bad-token': 'true' });
    }
    const accepted = acceptedLanguage(request.headers.get('accept-language'), 'en');
    const language = toLanguage(request.headers.get('language'), accepted);
    const reading = { lang: language, first: false };
    const site = request.headers.get(readerSiteHeader) ?? '';
    const owner = `u:${user}` as const;
    const result = await found.action.run(
      { store, now, owner, user, readOnly, language, reading, tabs, site, given },
      found.rest,
    );
    if (typeof result === 'string') return plain(result);
    return Response.json(result, { headers: { 'cache-control': 'no-store' } });
  }

  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    if (!isReaderPath(url.pathname)) return undefined;
    try {
      return await answer(request, url);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : storage.refusalFor(error);
      if (refusal) return refused(refusal);
      log.error({ err: error, method: request.method, path: url.pathname }, 'a call failed');
      return plain(`${refusalOf('failed', { detail: 'This call failed.' }).message}\n`, 500);
    }
  };
}
