// The API of a site as an OpenAPI document. Operators' calls are included on inner hosts only, and
// comment calls only where comments are enabled. Protects: anyone may request it at any rate, so it
// is built once per site.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { openApiDocument } from '@/lib/contract/openapi';
import type { Deployment } from '@/lib/deployments';
import { clientVersion } from '@/lib/model/limits/service';
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import { deploymentFor } from '../process/deployment-table';
import { dataHeaders, refusal } from '../request/refusal-response';
import { remembered } from '../request/remembered';
import { originOf } from '../request/site-origin';

/** Per process: the sites of its table, plus one for each port of a local name. Ours. */
const documentsMost = 16;

const described = z.object({
  ...{ title: z.string(), version: z.string(), origin: z.string() },
  ...{ inner: z.boolean(), comments: z.boolean() },
});

/**
 * Converts every schema of the contract: a fifth of a second in which the process answers nobody
 * else.
 */
const documentMade = remembered((site) => {
  const document = openApiDocument(described.parse(JSON.parse(site)));
  const text = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { document, text, etag };
}, documentsMost);

const made = (deployment: Deployment, host: string | null) =>
  documentMade(
    JSON.stringify({
      title: deployment.brand.en,
      version: clientVersion,
      origin: originOf(deployment, host),
      ...{ inner: deployment.inner, comments: deployment.comments },
    }),
  );

/** The document of a deployment as this host is called; the same for all callers. */
export const documentOf = (deployment: Deployment, host: string | null) =>
  made(deployment, host).document;

/** Answers `/api/openapi.json`; anyone may read it, from any page. */
export function apiDocument(headers: Headers): Response {
  const deployment = deploymentFor(headers);
  if (!deployment) return refusal('host');
  const { text, etag } = made(deployment, headers.get('host'));
  const isKnown = isKnownEtag(headers.get('if-none-match'), etag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: {
      ...dataHeaders,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    },
  });
}
