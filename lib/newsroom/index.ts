// The entry point of the embedded news service: open it, send it requests, close it.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Fetch } from '@/lib/contract';
import { createAccountParts, type AccountOptions } from './accounts/accounts';
import { createAssistant } from './assistant/assistant';
import { openBots } from './bots/open-bots';
import { standardDay, type DaySettings } from './day/calendar-day';
import { createChangeStreams } from './change-stream';
import { createDayReports, type DayReports } from './day/day-reports';
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
import { createReadiness } from './readiness';
import { createResources } from './resources';
import { createStorageState, type StorageState } from './storage-state';
import { createSchemaWatch } from './schema-watch';
import { seedSample, shelveSample } from './sample/load';
import { span, statusAttributes } from './spans';
import type { Store } from './store/contract/store';
import { openStore, type OpenStore } from './store/open-store';
import { systemTimer, type Timer } from '@/lib/model/timer';
import type { Clock } from './types';
import { createVoiceAudio } from './voice/voice-audio';
import type { VoiceSettings } from './voice/voice-settings';

export type NewsroomOptions = {
  /** Folder of the embedded database; created when missing. */
  dataDir: string;
  /** A Postgres address; without one the database is a file in `dataDir`. */
  databaseUrl?: string;
  /** Most connections to Postgres at once. */
  databaseConnections?: number;
  /** Shared with the process that signs identities, see `lib/contract/identity.ts`. */
  secret: string;
  /** The previous secret; still accepted for identities. */
  oldSecret?: string;
  /** A writing model that speaks the OpenAI-compatible protocol; without one answers are quoted. */
  model?: { baseUrl: string; apiKey?: string; name: string };
  /** Another model at the same address that checks what the first one writes. */
  checkModel?: string;
  /** The most tokens a day, and prices. */
  modelBudget?: ModelBudget;
  /** Web search that speaks SearXNG's JSON; without one only stored articles are searched. */
  searchUrl?: string;
  /** How readers sign in: the channels for codes, and the providers. */
  accounts?: AccountOptions;
  /** Keys of the tabs to show, in order; without them those with enough events. */
  tabs?: readonly string[];
  /** The operators' account ids or addresses. */
  operators?: readonly string[];
  /** Most new topics that all readers together make in a day. */
  topicsOfSite?: number;
  /** The time zone, and the hour from which the report of the day before is written. */
  day?: DaySettings;
  /** A speech service; without one devices speak. */
  voice?: VoiceSettings;
  /** Options of the guarded fetch; only code passes them, no setting. */
  guard?: GuardOptions;
  /**
   * An open store, in place of the two database options; only code passes it, no setting. Closed
   * with the newsroom.
   */
  store?: OpenStore;
  log: Logger;
  clock?: Clock;
  timer?: Timer;
};

export type Newsroom = {
  fetch: Fetch;
  /**
   * Ends the answers being written, with an error for their readers, and starts no others: from
   * then on the service is not ready. Other calls are answered until it is closed.
   */
  endStreams(): Promise<void>;
  close(): Promise<void>;
};

/** The assistant with the site's models and web search, each with its meter. */
function openAssistant(
  { model, checkModel, modelBudget, searchUrl, log }: NewsroomOptions,
  { store, days, clock, timer }: { store: Store; days: DayReports; clock: Clock; timer: Timer },
) {
  const { tokensADay } = modelBudget ?? {};
  const spend = createModelSpend({ store, tokensADay, clock, log });
  return createAssistant({
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
}

/** Opens the store, migrating it. */
async function openOwnStore(options: NewsroomOptions): Promise<OpenStore> {
  const { dataDir, databaseUrl, databaseConnections: connections, log } = options;
  return options.store ?? openStore({ dataDir, databaseUrl, connections, log });
}

/**
 * Adds what every site has: the sample edition and the bots. Where nothing can be written, the next
 * start does: what is stored can be read all the same.
 */
async function fillStore(store: Store, storage: StorageState, clock: Clock): Promise<void> {
  try {
    await seedSample(store, clock());
    await shelveSample(store);
    await openBots(store, clock);
  } catch (error) {
    if (!storage.note(error)) throw error;
  }
}

/** Puts every request into a span, below the caller's. */
const traced =
  (answer: Fetch): Fetch =>
  (request) => {
    const { pathname } = new URL(request.url);
    const attributes = { 'http.request.method': request.method, 'url.path': pathname };
    const parent = request.headers.get('traceparent');
    const start = { kind: 'server', attributes, parent } as const;
    return span('newsroom', start, () => answer(request), statusAttributes);
  };

/**
 * Opens the database (migrating it), writes the sample edition into an empty one, and answers the
 * contract plus `/icon/{host}`, `/picture/{event}/{number}`, `/file/{id}`,
 * `/voice/{event}/{lang}/{part}`, `/livez` and `/readyz`. Throws `StoreError` when the database is
 * unusable.
 */
export async function openNewsroom(options: NewsroomOptions): Promise<Newsroom> {
  const { secret, oldSecret, tabs, operators, topicsOfSite, voice, modelBudget, log } = options;
  const { clock = Date.now, timer = systemTimer, day = standardDay } = options;
  const store = await openOwnStore(options);
  const storage = createStorageState(store, log);
  await fillStore(store, storage, clock);
  const days = createDayReports(store, day, clock);
  const assistant = openAssistant(options, { store, days, clock, timer });
  const deepMind = createDeepMind({ store, clock, log });
  // Resumes what was running when the previous process ended.
  deepMind.begin();
  const accounts = createAccountParts(secret, options.accounts ?? {}, clock, log);
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  const checkIdentity = createIdentityCheck(secrets, clock, log);
  const schema = createSchemaWatch({ store, clock, log });
  const folder = join(options.dataDir, 'voice');
  const voiceAudio = createVoiceAudio({ store, voice, days, folder, clock, log });
  const guardedFetch = createGuardedFetch(options.guard);
  const feedReader = createFeedReader();
  const router = createRouter({
    ...{ store, assistant, accounts, deepMind, checkIdentity, storage, clock, log },
    ...{ tabs, operators, topicsOfSite, modelBudget },
    feedSource: { fetch: guardedFetch, readFeed: feedReader.read, clock },
    ...{ days, unsubscribing: createUnsubscribeTokens(secrets), voice, voiceAudio },
  });
  const readerApi = createReaderApi({ store, checkIdentity, storage, clock, tabs, log });
  const changes = createChangeStreams({ store, timer, log });

  let ending = false;
  const isEnding = () => ending;
  const endStreams = async () => {
    ending = true;
    await Promise.all([assistant.close(), changes.end()]);
  };
  const resources = createResources({
    ...{ store, voiceAudio, changes, isEnding, checkIdentity, clock },
    icon: createIcons({ store, guardedFetch, clock, log }),
    picture: createPictures({ store, guardedFetch, log, clock }),
    ready: createReadiness({ checkIdentity, storage, schema, isEnding, clock, log }),
  });

  return {
    fetch: traced(
      async (request) =>
        (await resources(request)) ?? (await readerApi(request)) ?? router(request),
    ),
    endStreams,
    async close() {
      await endStreams();
      accounts.close();
      await Promise.all([deepMind.close(), feedReader.close()]);
      await store.close();
    },
  };
}
