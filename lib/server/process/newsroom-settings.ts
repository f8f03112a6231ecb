// The newsroom's settings from the environment, wherever it runs: in this process or its own.
import type { NewsroomOptions } from '@/lib/newsroom';
import { accountSettings } from './account-environment';
import type { Environment } from './env';

/** The settings in the newsroom's form. */
export function newsroomSettings(environment: Environment): Omit<NewsroomOptions, 'log'> {
  const { TTS_BASE_URL, TTS_API_KEY, TTS_MODEL, TTS_VOICE, TTS_PARTS_A_DAY } = environment;
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CHECK_MODEL } = environment;
  return {
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    secret: environment.NEWS_SERVICE_SECRET,
    oldSecret: environment.NEWS_SERVICE_SECRET_OLD,
    model:
      AI_BASE_URL && AI_MODEL
        ? { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, name: AI_MODEL }
        : undefined,
    checkModel: AI_CHECK_MODEL,
    modelBudget: { tokensADay: environment.AI_TOKENS_A_DAY, prices: environment.AI_PRICES },
    searchUrl: environment.SEARCH_URL,
    tabs: environment.TABS,
    operators: environment.OPERATORS,
    topicsOfSite: environment.TOPICS_A_DAY,
    day: { hour: environment.DAILY_REPORT_HOUR, zone: environment.DAILY_REPORT_TIME_ZONE },
    voice: TTS_BASE_URL
      ? {
          ...{ baseUrl: TTS_BASE_URL, apiKey: TTS_API_KEY, model: TTS_MODEL },
          ...{ voices: TTS_VOICE, partsADay: TTS_PARTS_A_DAY },
        }
      : undefined,
    accounts: accountSettings(environment, environment.CUBEWIRE_ENV === 'local'),
  };
}
