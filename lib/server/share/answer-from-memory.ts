// A share page that is in memory is answered before the framework sees the request: its routing alone
// costs a hundred times what the bytes do. Whatever is not plainly such a request goes on its way,
// and so does everything from a deployment that has a region to keep.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deploymentOf, type Deployment, type DeploymentEnv } from '@/lib/deployments';
import { isSecure } from '../request/cookies';
import type { Language } from '@/lib/model/text/languages';
import { isPlainRequest, protocolHeaders } from '../request/plain-request';
import { remembered } from '../request/remembered';
import { isSharePath, shareKey, shareLanguage, siteName } from './share-key';
import { acceptedEncoding, type SharedPages } from '../process/shared-pages';

type Exchange = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Table = {
  rows: readonly Deployment[];
  env: DeploymentEnv;
  ownNames?: readonly string[];
};

const base = 'http://share.invalid';

/** As it stands in the request line: another spelling of a path is another page. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

type Asked = [site: string, url: string, wished: string | null, standard: Language];

/** The key of a page by what was asked; the addresses that go round are read once. */
const keyOf = remembered((asked) => {
  // Written by the one caller below.
  const [site, url, wished, standard] = JSON.parse(asked) as Asked;
  const { searchParams } = new URL(url, base);
  const { language } = shareLanguage(searchParams, wished, standard);
  return shareKey(site, pathOf(url), searchParams, language);
});

/** Answers from memory; false when somebody else has to. */
export function answerFromMemory(
  { method, url = '', headers }: Exchange,
  response: ServerResponse,
  pages: SharedPages,
  { rows, env, ownNames }: Table,
  now: number,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!isSharePath(pathOf(url))) return false;
  const host = headers.host ?? '';
  const deployment = deploymentOf(host, rows, env, ownNames);
  if (!deployment || deployment.countries) return false;
  if (!isPlainRequest(headers)) return false;
  const secure = isSecure(protocolHeaders(headers), deployment);
  const wished = headers['accept-language'] ?? null;
  const key = keyOf(
    JSON.stringify([siteName(host, secure), url, wished, deployment.defaultLanguage]),
  );
  if (!key) return false;
  const wishedEncoding = acceptedEncoding(String(headers['accept-encoding'] ?? ''));
  const found = pages.get(key, wishedEncoding, now);
  if (!found) return false;
  const { page, body, encoding } = found;
  const { etag } = page.headers;
  const same = page.status === 200 && etag !== undefined && headers['if-none-match'] === etag;
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const sent = { ...page.headers, ...encoded, 'content-length': body.length };
  response.writeHead(same ? 304 : page.status, same ? page.headers : sent);
  response.end(same || method === 'HEAD' ? undefined : body);
  return true;
}
