// A share page that is in memory is answered before the framework sees the request: its routing alone
// costs a hundred times what the bytes do. Whatever is not plainly such a request goes on its way,
// and so does everything from a deployment that has a region or a sign-in to keep.
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

/** The key of the page that is asked for; undefined where memory has no answer. */
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

/** Answers from memory what `table` has; false when somebody else has to. */
export function createAnswerFromMemory(table: Table): AnswerFromMemory {
  // The addresses that go round are read once. Written by the one caller below.
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
