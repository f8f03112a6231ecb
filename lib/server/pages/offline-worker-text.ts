// The text of the offline worker of one build. Protects: another build is another text, so that a
// browser takes the new worker; of one build it is the same text for everybody.
import { keptPictureBytes } from '@/lib/model/limits/offline';
import {
  offlinePath,
  outboxTag,
  pagesCache,
  picturesCache,
  programCache,
  shellPath,
} from '@/lib/model/offline/kept-caches';
import { planRequest } from '@/lib/model/offline/request-plan';
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
    outbox: outboxTag,
  };
  return `(${runOfflineWorker})(self, ${planRequest}, ${JSON.stringify(settings)});\n`;
}
