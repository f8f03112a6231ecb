// Who gets the same page as everybody else: a visitor without any cookie, at the list or at an
// article. Protects: a page that depends on who asks is kept for nobody.
import type { IncomingMessage } from 'node:http';
import { deploymentOf, type Deployment, type DeploymentEnv } from '@/lib/deployments';
import { acceptedLanguage } from '@/lib/model/text/languages';
import { isSecure } from '../request/cookies';
import { hasForeignMedia } from '../process/remote-base';
import { countryOf } from '../request/country';
import { isPlainRequest, protocolHeaders } from '../request/plain-request';
import { pageMode } from './page-mode';
import { isServedHere } from './region-lock';

export type GuestTable = {
  rows: readonly Deployment[];
  env: DeploymentEnv;
  ownNames?: readonly string[];
};

/** A page that all guests share who have the same `key`. */
export type GuestPage = { key: string; secure: boolean; foreignMedia: boolean };

/** Addresses whose pages are the same for all guests. Any other parameter makes a page one's own. */
const shared = /^\/m\/news(?:\/detail\?id=[\w-]{1,64})?$/;

/** Headers that say more of a visitor than the key does. */
const personal = ['cookie', 'authorization', 'cube-id'] as const;

const text = (value: string | string[] | undefined) => String(value ?? '');

/** The page that a request shares with others; undefined where it has one of its own. */
export function guestPageOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { rows, env, ownNames }: GuestTable,
): GuestPage | undefined {
  if (method !== 'GET' || !shared.test(url) || !isPlainRequest(headers)) return undefined;
  if (personal.some((name) => headers[name] !== undefined)) return undefined;
  const host = headers.host ?? '';
  const deployment = deploymentOf(host, rows, env, ownNames);
  if (deployment?.surface !== 'reader' || deployment.signInToRead) return undefined;
  const { countryHeader } = deployment;
  const located = new Headers(
    countryHeader ? { [countryHeader]: text(headers[countryHeader.toLowerCase()]) } : {},
  );
  if (!isServedHere(deployment, located)) return undefined;
  const secure = isSecure(protocolHeaders(headers), deployment);
  const agent = new Headers({ 'user-agent': text(headers['user-agent']) });
  return {
    key: JSON.stringify([
      ...[secure, host, url, countryOf(deployment, located)],
      acceptedLanguage(headers['accept-language'] ?? null, deployment.defaultLanguage),
      pageMode(agent, new URLSearchParams(), secure),
      text(headers['save-data']).toLowerCase() === 'on',
    ]),
    secure,
    foreignMedia: hasForeignMedia(deployment),
  };
}
