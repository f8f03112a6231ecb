// The API of a site as a document. Operators' calls are in it on inner hosts alone: elsewhere there
// are none.
import { openApiDocument } from '@/lib/contract/openapi';
import type { Deployment } from '@/lib/deployments';
import { clientVersion } from '@/lib/model/limits/service';
import { deploymentFor } from '../process/deployment-table';
import { dataHeaders, refusal } from '../request/refusal-response';
import { originOf } from '../request/site-origin';

/** The document of a deployment, as it is called by this host. */
export function documentOf(deployment: Deployment, host: string | null) {
  return openApiDocument({
    title: deployment.brand.en,
    version: clientVersion,
    origin: originOf(deployment, host),
    inner: deployment.inner,
  });
}

/** Answers `/api/openapi.json`; anybody may read it, from any page. */
export function apiDocument(headers: Headers): Response {
  const deployment = deploymentFor(headers);
  if (!deployment) return refusal('host');
  return Response.json(documentOf(deployment, headers.get('host')), {
    headers: {
      ...dataHeaders,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
