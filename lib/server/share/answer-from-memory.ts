// Answers a share page from memory before the framework sees the request, whose routing alone costs
// a hundred times as much as sending the bytes. Any other request goes on to the framework, as does
// every request to a deployment that restricts countries or requires signing in.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deploymentOf, type Deployment, type DeploymentEnv } from '@/lib/deployments';
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import { isSecure } from '../request/cookies';
import { pathOf } from '../request/path-of';
import { isPlainRequest, protocolHeaders } from '../request/plain-request';
import { remembered } from '../request/remembered';
import { toldId, withId } from '../request/request-id';
import { isSharePath, shareKey, shareLanguage, siteName } from './share-key';
import { acceptedEncoding, type SharedPages } from '../process/shared-pages';

type Exchange = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Table = {
  rows: readonly Deployment[];
  env: DeploymentEnv;
  ownNames?: readonly string[];
};

const base = 'http://share.invalid';

type Asked = [host: string, url: string, wished: string | null, protocol: string | null];

/** The key of the requested page; undefined where memory may not answer. */
function keyOf([host, url, wished, protocol]: Asked, { rows, env, ownNames }: Table) {
  const deployment = deploymentOf(host, rows, env, ownNames);
  if (!deployment || deployment.countries || deployment.signInToRead) return undefined;
  const secure = isSecure(
    protocolHeaders({ 'x-forwarded-proto': protocol ?? undefined }),
    deployment,
  );
  const { searchParams } = new URL(url, base);
  const { language } = shareLanguage(searchParams, wished, deployment.defaultLanguage);
  return shareKey(siteName(host, secure), pathOf(url), searchParams, language);
}

export type AnswerFromMemory = (
  message: Exchange,
  response: ServerResponse,
  pages: SharedPages,
  now: number,
) => boolean;

/** Answers from memory for the sites of `table`; false when the framework has to answer. */
export function createAnswerFromMemory(table: Table): AnswerFromMemory {
  // Popular addresses are parsed once. The text is written by the one caller below.
  const known = remembered((asked) => keyOf(JSON.parse(asked) as Asked, table));

  return function answer({ method, url = '', headers }, response, pages, now) {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!isSharePath(pathOf(url)) || !isPlainRequest(headers)) return false;
    const { host = '', 'accept-language': wished = null } = headers;
    const protocol = headers['x-forwarded-proto']?.toString() ?? null;
    const asked: Asked = [host, url, wished, protocol];
    const key = known(JSON.stringify(asked));
    if (!key) return false;
    const found = pages.get(key, acceptedEncoding(String(headers['accept-encoding'] ?? '')), now);
    if (!found) return false;
    const { page, body, head } = found;
    const { etag } = page.headers;
    const same = page.status === 200 && isKnownEtag(headers['if-none-match'], etag);
    if (same) response.writeHead(304, { ...page.headers, ...toldId(headers) });
    else response.writeHead(page.status, withId(head, headers));
    response.end(same || method === 'HEAD' ? undefined : body);
    return true;
  };
}
