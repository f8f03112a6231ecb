// One request in, one envelope out: match, check, run the handler, and turn every refusal and every
// failure into the same form. Nothing called from here knows about HTTP.
import type { ModelBudget } from './model/model-spend';
import type { Logger } from 'pino';
import {
  matchOperation,
  operations,
  takenDown,
  type Envelope,
  type Fetch,
  type Operation,
  type OperationName,
} from '@/lib/contract';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { checkAccess, withAccess } from './access';
import type { Accounts } from './accounts/accounts';
import type { Assistant } from './assistant/assistant';
import { readCall, readSessionToken } from './call-headers';
import type { Context } from './context';
import type { DeepMind } from './deep-mind/deep-mind';
import { aroundHandlers } from './handlers/around';
import { botHandlers } from './handlers/bots';
import type { UnsubscribeTokens } from './day-mail/unsubscribe-token';
import type { DayReports } from './day/day-reports';
import { chatHandlers } from './handlers/chat';
import { deviceHandlers } from './handlers/device';
import { countWrite } from './count-writes';
import { deepMindHandlers } from './handlers/deep-mind';
import { commentHandlers } from './handlers/comments';
import { discoveryHandlers } from './handlers/discovery';
import { dayHandlers } from './handlers/day';
import { eventHandlers } from './handlers/events';
import { innerHandlers } from './handlers/inner';
import { listHandlers } from './handlers/lists';
import { loginHandlers } from './handlers/login';
import { madeTopicHandlers } from './handlers/made-topics';
import { messageHandlers } from './handlers/messages';
import { postHandlers } from './handlers/posts';
import { readMarkHandlers } from './handlers/read-marks';
import { systemHandlers } from './handlers/system';
import { themeHandlers } from './handlers/themes';
import { tokenHandlers } from './handlers/tokens';
import { topicHandlers } from './handlers/topics';
import { userHandlers } from './handlers/user';
import type { FeedAtParts } from './themes/feed-at';
import { needOperator } from './operators/need-operator';
import { wishHandlers } from './handlers/wishes';
import { voiceHandlers } from './handlers/voice';
import type { IdentityCheck } from './identity-check';
import { Refusal } from './refusal';
import { envelope, refused } from './refused-answer';
import type { StorageState } from './storage-state';
import type { Store } from './store/contract/store';
import type { Clock } from './types';
import type { VoiceAudio } from './voice/voice-audio';
import type { VoiceSettings } from './voice/voice-settings';

const handlers = {
  ...aroundHandlers,
  ...botHandlers,
  ...chatHandlers,
  ...deepMindHandlers,
  ...commentHandlers,
  ...discoveryHandlers,
  ...deviceHandlers,
  ...dayHandlers,
  ...eventHandlers,
  ...innerHandlers,
  ...listHandlers,
  ...loginHandlers,
  ...madeTopicHandlers,
  ...messageHandlers,
  ...postHandlers,
  ...readMarkHandlers,
  ...systemHandlers,
  ...themeHandlers,
  ...tokenHandlers,
  ...topicHandlers,
  ...userHandlers,
  ...wishHandlers,
  ...voiceHandlers,
};

type AnyHandler = (
  input: unknown,
  context: Context,
) => Promise<Envelope | ReadableStream<Uint8Array>>;

/** No proxy may cache, buffer or transform a stream. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

async function readInput(request: Request, url: URL, params: Record<string, string>) {
  if (request.method === 'GET') return { ...Object.fromEntries(url.searchParams), ...params };
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' ? { ...body, ...params } : body;
  } catch (cause) {
    throw new Refusal('body', { cause });
  }
}

async function answer(request: Request, url: URL, context: Context): Promise<Response> {
  const match = matchOperation(request.method, url.pathname);
  if (match === undefined) throw new Refusal('call');
  if (match === 'method') throw new Refusal('method', { values: { allow: 'another method' } });
  const { group }: Operation = operations[match.name];
  checkAccess(match.name, context.identity);
  // Before the input is checked: a caller who is not allowed learns nothing about the call.
  if (group === 'inner') await needOperator(context);
  const input = operations[match.name].input.safeParse(await readInput(request, url, match.params));
  if (!input.success) {
    const issue = input.error.issues[0];
    const detail = `${issue?.path.join('.') || 'input'}: ${issue?.message}`;
    throw new Refusal('input', { values: { detail } });
  }
  // The table pairs each name with its handler, but the compiler cannot see that through a lookup.
  const handler = handlers[match.name satisfies OperationName] as AnyHandler;
  await countWrite(match.name, context);
  const result = await handler(input.data, context);
  if (result instanceof ReadableStream) return new Response(result, { headers: streamHeaders });
  return envelope(result, result.code === takenDown ? 404 : 200);
}

export type RouterOptions = {
  store: Store;
  assistant: Assistant;
  accounts: Accounts;
  deepMind: DeepMind;
  feedSource: FeedAtParts;
  checkIdentity: IdentityCheck;
  days: DayReports;
  unsubscribing: UnsubscribeTokens;
  voice: VoiceSettings | undefined;
  voiceAudio: VoiceAudio;
  storage: StorageState;
  clock: Clock;
  log: Logger;
  tabs?: readonly string[];
  operators?: readonly string[];
  topicsOfSite?: number;
  modelBudget?: ModelBudget;
};

/** The news service as a function. Answers every request and never throws. */
export function createRouter(options: RouterOptions): Fetch {
  const { store, assistant, accounts, checkIdentity, storage, clock, log } = options;
  const { deepMind, feedSource, tabs, operators, topicsOfSite } = options;
  const { days, unsubscribing, voice, voiceAudio, modelBudget } = options;
  return async (request) => {
    const url = new URL(request.url);
    const now = clock();
    const id = request.headers.get('x-request-id') ?? undefined;
    try {
      const checked = await checkIdentity(request, now);
      if ('refused' in checked) {
        const no = refused(new Refusal('identity'));
        no.headers.set(identityRefusedHeader, checked.refused);
        return no;
      }
      const identity = await withAccess(checked.identity, { store, now, storage, log });
      // When the database is read-only, requests are answered all the same.
      const { device } = identity;
      if (device !== undefined) {
        await store.readers.noteSeen(device, now).catch((error: unknown) => storage.note(error));
      }
      const sessionToken = readSessionToken(request.headers);
      const parts = { store, assistant, accounts, deepMind, storage, log, tabs, operators };
      const call = readCall(request);
      const setCookies: string[] = [];
      const asked = { now, identity, modelBudget, call, sessionToken, setCookies };
      const made = { feedSource, days, unsubscribing, voice, voiceAudio, topicsOfSite };
      const context = { ...parts, ...made, ...asked };
      const given = await answer(request, url, context);
      for (const cookie of setCookies) given.headers.append('set-cookie', cookie);
      return given;
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      const ofStorage = storage.refusalFor(error);
      if (ofStorage) return refused(ofStorage);
      log.error({ err: error, id, method: request.method, path: url.pathname }, 'a call failed');
      return refused(new Refusal('failed', { values: { detail: 'The news service failed.' } }));
    }
  };
}
