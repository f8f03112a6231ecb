// The source text of the offline worker of one build. Protects: each build has a different text, so
// that browsers install the new worker; within a build the text is the same for everyone.
import { notLoggedIn, operations } from '@/lib/contract';
import {
  offlinePath,
  outboxCache,
  outboxKeptAt,
  outboxTag,
  pagesCache,
  picturesCache,
  programCache,
  shellPath,
} from '@/lib/model/offline/kept-caches';
import { planRequest } from '@/lib/model/offline/request-plan';
import { sentBy } from '@/lib/model/offline/sent';
import { escapeMarkup } from '@/lib/model/text/escape-markup';
import { languages, type Language } from '@/lib/model/text/languages';
import { sendFromWorker, type OutboxSettings } from './offline-worker-outbox';
import { bareHeaders, bareHtml } from './bare-page';
import { runOfflineWorker, type WorkerSettings } from './offline-worker';

/** How much storage images may use on a device, in bytes; the oldest are evicted first. */
export const keptPictureBytes = 50_000_000;

/** The texts of the page that is shown where nothing else is stored. */
export type NothingKept = { title: string; text: string; retry: string };

/** The language tags by which browsers name our languages, the default first. */
const tags = { en: ['en'], zh: ['zh'], ph: ['fil', 'tl'] } as const satisfies Record<
  Language,
  readonly string[]
>;

const bareOf = (language: Language, { title, text, retry }: NothingKept) => ({
  tags: tags[language],
  // An empty address is the page's own.
  html: bareHtml(
    language,
    title,
    `<p>${escapeMarkup(text)}</p><p><a href="">${escapeMarkup(retry)}</a></p>`,
  ),
});

/** The worker's JavaScript. */
export function offlineWorkerText(build: string, texts: Record<Language, NothingKept>): string {
  const settings: WorkerSettings = {
    program: programCache(build),
    pages: pagesCache(build),
    pictures: picturesCache,
    stores: [programCache(''), pagesCache('')],
    shell: shellPath,
    offline: offlinePath,
    pictureBytes: keptPictureBytes,
    bare: languages.map((language) => bareOf(language, texts[language])),
    bareHeaders,
  };
  const outbox: OutboxSettings = {
    tag: outboxTag,
    store: outboxCache,
    keptAt: outboxKeptAt,
    whoPath: operations.CheckLogin.path,
    notLoggedIn,
  };
  const sending = `(${sendFromWorker})(self, ${sentBy}, ${JSON.stringify(outbox)});\n`;
  return `(${runOfflineWorker})(self, ${planRequest}, ${JSON.stringify(settings)});\n${sending}`;
}
