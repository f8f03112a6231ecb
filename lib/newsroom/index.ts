// The door of the embedded news service: open it, ask it with requests, close it.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Fetch } from '@/lib/contract';
import { changesPath } from '@/lib/contract/changes';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { createAccountParts, type AccountOptions } from './accounts/accounts';
import { createAssistant } from './assistant/assistant';
import { openBots } from './bots/open-bots';
import { standardDay, type DaySettings } from './day/calendar-day';
import { createChangeStreams } from './change-stream';
import { createDayReports } from './day/day-reports';
import { createUnsubscribeTokens } from './day-mail/unsubscribe-token';
import { createModel } from './model/model';
import { createModelSpend, type ModelBudget } from './model/model-spend';
import { createWebSearch } from './assistant/web-search';
import { createRouter } from './router';
import { createDeepMind } from './deep-mind/deep-mind';
import { createIcons } from './icons';
import { createIdentityCheck } from './identity-check';
import { createFeedReader } from './ingest/feed-reader';
import { createGuardedFetch, type GuardOptions } from './ingest/guarded-fetch';
import { createPictures } from './pictures';
import { createReaderApi } from './reader-api/reader-api';
import { createStorageState } from './storage-state';
import { answerFile, filePattern } from './operators/saved-file';
import { seedSample, shelveSample } from './sample/load';
import { span, statusAttributes } from './spans';
import { openStore, type OpenStore } from './store/open-store';
import { systemTimer, type Timer } from '@/lib/model/timer';
import type { Clock } from './types';
import { createVoiceAudio, isAudioPath } from './voice/voice-audio';
import type { VoiceSettings } from './voice/voice-settings';

export type NewsroomOptions = {
  /** Folder of the embedded database; made when absent. */
  dataDir: string;
  /** A Postgres address; without one the database is a file in `dataDir`. */
  databaseUrl?: string;
  /** Connections to Postgres at once. */
  databaseConnections?: number;
  /** Shared with whoever signs identities, see `lib/contract/identity.ts`. */
  secret: string;
  /** The one that it replaces; still good for identities. */
  oldSecret?: string;
  /** A writing model that speaks the OpenAI-compatible protocol; without one answers are quoted. */
  model?: { baseUrl: string; apiKey?: string; name: string };
  /** Another model at the same address that checks what the first one writes. */
  checkModel?: string;
  /** The most tokens of a day, and prices. */
  modelBudget?: ModelBudget;
  /** A search of the web that speaks SearXNG's JSON; without one only stored articles are searched. */
  searchUrl?: string;
  /** How readers sign in: who carries codes, which providers there are. */
  accounts?: AccountOptions;
  /** Keys of the tabs to show, in order; without them those that have something to show. */
  tabs?: readonly string[];
  /** Account ids, or addresses of accounts, of those who run the site. */
  operators?: readonly string[];
  /** New topics that all readers together may make in a day. */
  topicsOfSite?: number;
  /** Which day it is, and from which hour on the day before is written down. */
  day?: DaySettings;
  /** A speech service; without one devices speak. */
  voice?: VoiceSettings;
  /** How addresses are told apart that may be fetched; only code leads here, no setting. */
  guard?: GuardOptions;
  /** A store that is open already, in place of those two; only code leads here, no setting. Closed with it. */
  store?: OpenStore;
  log: Logger;
  clock?: Clock;
  timer?: Timer;
};

export type Newsroom = {
  fetch: Fetch;
  /**
   * Ends the answers that are being written, with an error for their readers, and begins no other:
   * from then on it is not ready. Other calls are answered until it is closed.
   */
  endStreams(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the database (migrating it), writes the sample edition into an empty one, and answers the
 * contract plus `/icon/{host}`, `/picture/{event}/{number}`, `/file/{id}`, `/voice/{event}/{lang}/{part}`, `/livez` and `/readyz`. Throws `StoreError` when the database is unusable.
 */
export async function openNewsroom(options: NewsroomOptions): Promise<Newsroom> {
  const {
    dataDir,
    databaseUrl,
    databaseConnections,
    secret,
    oldSecret,
    model,
    checkModel,
    modelBudget,
    searchUrl,
    log,
  } = options;
  const {
    tabs,
    operators,
    topicsOfSite,
    clock = Date.now,
    timer = systemTimer,
    day = standardDay,
    voice,
    guard,
    accounts: accountOptions = {},
  } = options;
  const store =
    options.store ??
    (await openStore({ dataDir, databaseUrl, connections: databaseConnections, log }));
  await seedSample(store, clock());
  await shelveSample(store);
  await openBots(store, clock);
  const days = createDayReports(store, day, clock);
  const { tokensADay } = modelBudget ?? {};
  const spend = createModelSpend({ store, tokensADay, clock, log });
  const assistant = createAssistant({
    store,
    days,
    model: model && createModel({ ...model, timer, meter: spend('answer', model.name) }),
    checkModel:
      model && checkModel
        ? createModel({ ...model, name: checkModel, timer, meter: spend('check', checkModel) })
        : undefined,
    webSearch: searchUrl ? createWebSearch({ url: searchUrl, timer }) : undefined,
    clock,
    timer,
    log,
  });
  const deepMind = createDeepMind({ store, clock, log });
  // What was under way when the process before ended is taken up again.
  deepMind.begin();
  const accounts = createAccountParts(secret, accountOptions, clock, log);
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  const checkIdentity = createIdentityCheck(secrets, clock, log);
  const storage = createStorageState(store, log);
  const unsubscribing = createUnsubscribeTokens(secrets);
  const voiceAudio = createVoiceAudio({
    ...{ store, voice, days, folder: join(dataDir, 'voice'), clock, log },
  });
  const guardedFetch = createGuardedFetch(guard);
  const feedReader = createFeedReader();
  const router = createRouter({
    ...{ store, assistant, accounts, deepMind, checkIdentity, storage, clock, log },
    ...{ tabs, operators, topicsOfSite, modelBudget },
    feedSource: { fetch: guardedFetch, readFeed: feedReader.read, clock },
    ...{ days, unsubscribing, voice, voiceAudio },
  });
  const icon = createIcons({ store, guardedFetch, clock, log });
  const readerApi = createReaderApi({ store, checkIdentity, storage, clock, tabs, log });
  const picture = createPictures({ store, guardedFetch, log, clock });

  const changes = createChangeStreams({ store, timer, log });

  let ending = false;
  const endStreams = () => {
    ending = true;
    return Promise.all([assistant.close(), changes.end()]).then(() => undefined);
  };

  const alive = async () => Response.json({ code: 0, msg: 'alive' });
  const notReady = (msg: string) => Response.json({ code: 503, msg }, { status: 503 });

  /** A web instance sends its token along: one that is refused here could ask for nothing. */
  async function ready(request: Request): Promise<Response> {
    const checked = await checkIdentity(request, clock());
    if ('refused' in checked) {
      const no = notReady('The identity of the caller is refused.');
      no.headers.set(identityRefusedHeader, checked.refused);
      return no;
    }
    if (ending) return notReady('The news service is ending.');
    try {
      if (!(await storage.isWritable())) return notReady('The database takes no writes.');
      return Response.json({ code: 0, msg: 'ready' });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return notReady('The database does not answer.');
    }
  }

  /** For our own web instances: a stranger has no token. */
  async function tellChanges(request: Request): Promise<Response> {
    const checked = await checkIdentity(request, clock());
    if (!request.headers.has('authorization') || 'refused' in checked) {
      return Response.json(
        { code: 401, msg: 'This is for callers with a token.' },
        { status: 401 },
      );
    }
    return ending ? notReady('The news service is ending.') : changes.open();
  }

  /** A sound needs no identity: it says whose share of the day a new one is taken from. */
  async function sound(request: Request): Promise<Response> {
    const checked = await checkIdentity(request, clock());
    return voiceAudio.answer(request, 'refused' in checked ? {} : checked.identity);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const host = /^\/icon\/([^/]+)$/.exec(pathname)?.[1];
    if (host !== undefined) return icon(host);
    const [, event, number] = /^\/picture\/([\w.:-]{1,128})\/(\d)$/.exec(pathname) ?? [];
    if (event !== undefined) return picture(event, Number(number));
    const file = filePattern.exec(pathname)?.[1];
    if (file !== undefined) return answerFile(store, file);
    if (isAudioPath(pathname)) return sound(request);
    if (pathname === changesPath) return tellChanges(request);
    if (pathname === '/livez') return alive();
    if (pathname === '/readyz') return ready(request);
    return (await readerApi(request)) ?? router(request);
  }

  return {
    fetch(request) {
      const { pathname } = new URL(request.url);
      const attributes = { 'http.request.method': request.method, 'url.path': pathname };
      const start = {
        kind: 'server',
        attributes,
        parent: request.headers.get('traceparent'),
      } as const;
      return span('newsroom', start, () => answer(request), statusAttributes);
    },
    endStreams,
    async close() {
      await endStreams();
      accounts.close();
      await Promise.all([deepMind.close(), feedReader.close()]);
      await store.close();
    },
  };
}
