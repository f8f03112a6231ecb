// The text of the offline worker of one build. Protects: another build is another text, so that a
// browser takes the new worker; of one build it is the same text for everybody.
import { notLoggedIn, operations } from '@/lib/contract';
import { keptPictureBytes } from '@/lib/model/limits/offline';
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
import { sendFromWorker, type OutboxSettings } from './offline-worker-outbox';
import { runOfflineWorker, type WorkerSettings } from './offline-worker';

/** JavaScript for a browser's worker. */
export function offlineWorkerText(build: string): string {
  const settings: WorkerSettings = {
    program: programCache(build),
    pages: pagesCache(build),
    pictures: picturesCache,
    stores: [programCache(''), pagesCache('')],
    shell: shellPath,
    offline: offlinePath,
    pictureBytes: keptPictureBytes,
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
