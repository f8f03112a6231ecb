import { textsIn } from '@/lib/i18n';
import { deploymentFor } from '@/lib/server/process/deployment-table';
import { dataHeaders, refusal } from '@/lib/server/request/refusal-response';
import { manifest } from '@/lib/server/pages/manifest';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const deployment = deploymentFor(request.headers);
  if (!deployment) return refusal('host');
  if (deployment.surface !== 'reader') {
    return refusal('missing', { detail: 'Only a reader host is installed.' });
  }
  const headers = {
    ...dataHeaders,
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  };
  const { defaultLanguage: language } = deployment;
  const [shell, search, topics] = await Promise.all([
    textsIn(language, 'shell'),
    textsIn(language, 'search'),
    textsIn(language, 'topics'),
  ]);
  const texts = {
    description: shell('description'),
    search: search('title'),
    topics: topics('title'),
    day: shell('day'),
  };
  return new Response(JSON.stringify(manifest(deployment, texts)), { headers });
}
