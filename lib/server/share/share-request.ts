// What a share page may know of its request: the site, the language, and the news service called
// without an identity. Protects: nothing about one visitor gets into bytes that others see.
import type { Call } from '@/lib/client/create-client';
import type { Deployment } from '@/lib/deployments';
import type { Language } from '@/lib/model/text/languages';
import { isSecure } from '../request/cookies';
import { deploymentFor, deploymentTable } from '../process/deployment-table';
import { readPageRequest } from '../pages/page-call';
import { keptOriginOf, originOf, sisterOf } from '../request/site-origin';
import { shareLanguage, shareQuery, type ShareQuery } from './share-key';

export type ShareRequest = {
  deployment: Deployment;
  language: Language;
  /** Whether the address itself names the language. */
  named: boolean;
  query: ShareQuery;
  /** The origins of this page and of the region's reader site. */
  origin: string;
  readerOrigin: string;
  /** The origin of an article's canonical page. */
  keptOrigin: string;
  secure: boolean;
  call: Call;
};

/** Headers that reveal nothing about the visitor. */
const kept = ['host', 'accept-language', 'x-forwarded-proto'];

export async function readShareRequest(request: Request, waitMs?: number): Promise<ShareRequest> {
  const headers = new Headers();
  for (const name of kept) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { searchParams } = new URL(request.url);
  const host = headers.get('host');
  const standard = deploymentFor(headers)?.defaultLanguage ?? 'en';
  const spoken = shareLanguage(searchParams, headers.get('accept-language'), standard);
  const { deployment, call } = await readPageRequest(headers, spoken.language, waitMs);
  const reader = sisterOf(deployment, 'reader', deploymentTable()) ?? deployment;
  return {
    deployment,
    ...spoken,
    query: shareQuery(searchParams),
    origin: originOf(deployment, host),
    readerOrigin: originOf(reader, host),
    keptOrigin: keptOriginOf(deployment, deploymentTable(), host),
    secure: isSecure(headers, deployment),
    call,
  };
}
