import { deploymentFor } from '@/lib/server/process/deployment-table';
import { buildId } from '@/lib/server/process/build-id';
import { offlineWorkerText } from '@/lib/server/pages/offline-worker-text';
import { textsIn } from '@/lib/i18n';
import type { Language } from '@/lib/model/text/languages';
import { refusal } from '@/lib/server/request/refusal-response';

export const dynamic = 'force-dynamic';

const nothingKept = async (language: Language) => {
  const t = await textsIn(language, 'offline');
  const common = await textsIn(language, 'common');
  return { title: t('page.title'), text: t('page.nothing'), retry: common('retry') };
};

/** The offline worker of a reader host. */
export async function GET(request: Request): Promise<Response> {
  const build = buildId();
  if (deploymentFor(request.headers)?.surface !== 'reader' || build === undefined) {
    return refusal('missing', { detail: 'Nothing is kept for reading without network here.' });
  }
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/m/',
    'x-build': build,
  };
  const [en, zh, ph] = await Promise.all([nothingKept('en'), nothingKept('zh'), nothingKept('ph')]);
  return new Response(offlineWorkerText(build, { en, zh, ph }), { headers });
}
