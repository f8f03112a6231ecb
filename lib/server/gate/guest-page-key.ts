// Which visitors share one page: those without any cookie, at the list or at an article. Protects:
// a page that depends on the individual visitor is never shared.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { deploymentOf, type Deployment, type DeploymentEnv } from '@/lib/deployments';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
import { isSecure } from '../request/cookies';
import { hasForeignMedia } from '../process/remote-base';
import { countryOf } from '../request/country';
import { isPlainRequest, protocolHeaders } from '../request/plain-request';
import { remembered } from '../request/remembered';
import { pageMode } from './page-mode';
import { isServedHere } from './region-lock';

export type GuestTable = {
  rows: readonly Deployment[];
  env: DeploymentEnv;
  ownNames?: readonly string[];
};

/** A page that all guests with the same `key` share. */
export type GuestPage = { key: string; secure: boolean; foreignMedia: boolean };

/**
 * Addresses whose pages are the same for all guests. With any other parameter a page is not shared.
 */
const shared = /^\/m\/news(?:\/detail\?id=[\w-]{1,64})?$/;

/** Headers that identify a visitor further than the key does. */
const personal = ['cookie', 'authorization', 'cube-id'] as const;

const text = (value: string | string[] | undefined) => String(value ?? '');

/** Everything a guest's page depends on: its address, and the headers that {@link told} names. */
type Asked = { url: string; headers: IncomingHttpHeaders };

/** The headers that a page of any of these deployments depends on. */
const told = (rows: readonly Deployment[]): readonly string[] => [
  ...['host', 'x-forwarded-proto', 'accept-language', 'user-agent', 'save-data'],
  ...new Set(rows.flatMap(({ countryHeader }) => countryHeader?.toLowerCase() ?? [])),
];

function pageOf(
  { url, headers }: Asked,
  { rows, env, ownNames }: GuestTable,
): GuestPage | undefined {
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

type GuestPageOf = (
  message: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
) => GuestPage | undefined;

/** Finds the page that a request shares with others; undefined where it has one of its own. */
export function createGuestPageOf(table: GuestTable): GuestPageOf {
  const names = told(table.rows);
  // A crowd sends few distinct combinations, and each is parsed once. The text is written by the
  // one caller below.
  const known = remembered((asked) => pageOf(JSON.parse(asked) as Asked, table));

  return function guestPageOf({ method, url = '', headers }) {
    if (method !== 'GET' || !shared.test(url) || !isPlainRequest(headers)) return undefined;
    if (personal.some((name) => headers[name] !== undefined)) return undefined;
    const read = Object.fromEntries(names.map((name) => [name, headers[name]]));
    return known(JSON.stringify({ url, headers: read } satisfies Asked));
  };
}
