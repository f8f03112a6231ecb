// What happens to every request before Next sees it: hosts and methods are allow-lists, headers that
// only we may write are taken off, and every answer carries its security headers. It routes; access
// is checked again where it matters, in each handler.
import type { Deployment } from '@/lib/deployments';
import {
  decodedPath,
  elsewherePath,
  isInnerPath,
  isLegalPath,
  isNewsFile,
  isSoundPath,
  missingPath,
  routeOf,
  unsubscribePath,
  type Route,
} from '@/lib/model/wire/routes';
import { callMaxBytes } from '@/lib/model/limits/service';
import { isReaderCall } from '@/lib/model/wire/reader-api';
import { applySetCookie, isSecure } from '../request/cookies';
import { renewedDevice } from '../identity/device';
import { isInner } from '../request/inner';
import { locationCookie } from '../request/location';
import { pageMode, pageModeCookie } from './page-mode';
import { isServedHere } from './region-lock';
import { refusalOf, type RefusalReason, type RefusalValues } from '@/lib/contract';
import { dataHeaders, refusal } from '../request/refusal-response';
import { withoutForbidden } from '../request/request-headers';
import { pageHeaders, pagePolicy, transportHeaders } from './security-headers';
import { renewedSession } from '../identity/session';
import { signInUnknown } from '../identity/sign-in-unknown';
import { unknownReaderPage } from './unknown-reader-page';

export type GateRequest = {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: Headers;
};

export type GateContext = {
  /** The deployment of the Host header; undefined for an unknown host. */
  deployment: Deployment | undefined;
  /** Fresh for each request. */
  nonce: string;
  development: boolean;
  /** Whether pictures may lie at addresses of others. */
  foreignMedia: boolean;
  /** Makes a `Set-Cookie` value for a device that has none. */
  newDevice(secure: boolean): Promise<string>;
  /**
   * Whether the request comes from a signed-in reader, undefined where nobody can say; asked only
   * where that decides.
   */
  isSignedIn(): Promise<boolean | undefined>;
};

export type GateOutcome =
  | { kind: 'answer'; response: Response }
  /** To a path of this same site. */
  | { kind: 'redirect'; path: string; headers: Headers }
  /**
   * On to Next: the request's headers rewritten, and headers to add to whatever it answers. `path`
   * is the page that answers, where it is not the one that was asked for.
   */
  | { kind: 'pass'; path?: string; requestHeaders: Headers; headers: Headers };

type Kind = 'health' | 'asset' | 'call' | 'icon' | 'page';

function kindOf(pathname: string): Kind {
  if (pathname === '/livez' || pathname === '/readyz') return 'health';
  if (pathname.startsWith('/_next/static/')) return 'asset';
  if (/^\/api\/./.test(pathname) || isReaderCall(pathname) || isInner(pathname)) return 'call';
  const isFile = /^\/(?:icon\/[^/]+|file\/[^/]+|picture\/[^/]+\/[^/]+)$/.test(pathname);
  return isFile || isSoundPath(pathname) ? 'icon' : 'page';
}

const methods: Record<Kind, readonly string[]> = {
  health: ['GET', 'HEAD'],
  asset: ['GET', 'HEAD'],
  call: ['GET', 'POST'],
  icon: ['GET', 'HEAD'],
  page: ['GET', 'HEAD'],
};

/** Tells the page of another region what was asked for here. */
export const askedPathHeader = 'x-asked-path';

/** Pages that write their own policy, since the same bytes go to everyone: no nonce, but hashes. */
const ownPolicy = (path: string) => path.startsWith('/share/') || path === elsewherePath;

/**
 * What every answer of a call carries. A mail is ended at the address of a call, which answers with a
 * page: it has its own policy, since the sandbox of data would forbid its form.
 */
function headersOfCall(pathname: string): Record<string, string> {
  const { 'content-security-policy': policy, ...others } = dataHeaders;
  return pathname === unsubscribePath ? others : { ...others, 'content-security-policy': policy };
}

/** "signInToRead": the list and the articles are for readers who signed in; `lib/server/bff.ts` guards the calls. */
const guarded = new Set([
  ...['/m/news', '/m/news/detail', '/m/topics', '/m/track', '/m/search', '/m/themes'],
  ...['/m/bots', '/m/day', '/m/messages', '/m/posts'],
]);
function isGuarded(path: string): boolean {
  const matched = decodedPath(path);
  return guarded.has(matched) || matched.startsWith('/m/bots/');
}

/** Pictures that tell of the news. Where they are kept from guests there are none: what shows them leads nowhere. */
const isNewsPicture = (path: string) => /^\/(?:card\/(?:event|topic)$|picture\/)/.test(path);

/** What a guest is told, where reading needs a sign-in, of a file that is no page; undefined where it needs none. */
function refusalOfGuest(pathname: string, kind: Kind): Response | undefined {
  const path = decodedPath(pathname);
  // A sound is an article read aloud.
  if (path.startsWith('/voice/')) return refuse(kind, 'signIn');
  return isNewsPicture(path)
    ? refusal('missing', { detail: 'There is no such picture.' })
    : undefined;
}

function refuse(kind: Kind, reason: RefusalReason, values: RefusalValues = {}, allow?: string) {
  const extra: Record<string, string> = allow ? { allow } : {};
  if (kind === 'call' || kind === 'icon') return refusal(reason, values, extra);
  const { status, message } = refusalOf(reason, values);
  const headers = { ...dataHeaders, 'cache-control': 'no-store', ...extra };
  return new Response(`${message}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}

function refused(
  { method, pathname, headers }: GateRequest,
  kind: Kind,
  { deployment }: GateContext,
): Response | undefined {
  if (!deployment && kind !== 'health') return refuse(kind, 'host');
  if (!methods[kind].includes(method)) {
    const allow = methods[kind].join(', ');
    return refuse(kind, 'method', { allow }, allow);
  }
  if (headers.has('next-action')) return refuse(kind, 'actions');
  if (isInner(pathname) && !deployment?.inner) return refusal('call');
  // The middleware keeps a body in memory: what says that it is too long is refused unread.
  const length = Number(headers.get('content-length') ?? 0);
  if (kind === 'call' && length > callMaxBytes && !isInner(pathname)) {
    return refusal('tooLarge', { most: callMaxBytes });
  }
  const locked = deployment && !isServedHere(deployment, headers);
  if (locked && (kind === 'call' || kind === 'icon')) {
    return refusal('region');
  }
  return undefined;
}

/** The cookies that a page sets: the location the address asks for, and the reader's device. */
async function pageCookies(
  { query, headers, pathname }: GateRequest,
  deployment: Deployment,
  { newDevice }: GateContext,
  secure: boolean,
): Promise<string[]> {
  const cookies = [locationCookie(query, secure)];
  // Share pages, the public site and files are the same for everyone and may be cached so.
  if (deployment.surface === 'reader' && !/\.\w+$/.test(pathname)) {
    cookies.push(renewedDevice(headers, secure) ?? (await newDevice(secure)));
    cookies.push(renewedSession(headers, secure), pageModeCookie(query, secure));
  }
  return cookies.filter((cookie) => cookie !== undefined);
}

/**
 * Where a page request goes: its route, unless the region or a missing sign-in leads elsewhere;
 * `unknown` where nobody can say whether it is missing.
 */
async function routeOfPage(
  { pathname, query, headers }: GateRequest,
  deployment: Deployment,
  { isSignedIn }: GateContext,
): Promise<Route | { kind: 'unknown' }> {
  const route = routeOf(deployment.surface, pathname);
  if (route.kind === 'missing') return route;
  const free = isLegalPath(pathname) || (/\.\w+$/.test(pathname) && !isNewsFile(pathname));
  if (!free && !isServedHere(deployment, headers)) return { kind: 'rewrite', path: elsewherePath };
  const path = route.kind === 'pass' ? pathname : route.path;
  if (!deployment.signInToRead || !isGuarded(path)) return route;
  const signedIn = await isSignedIn();
  if (signedIn === undefined) return { kind: 'unknown' };
  if (signedIn) return route;
  const next = query.has('id') ? `?next=${encodeURIComponent(`${path}?${query}`)}` : '';
  return { kind: 'redirect', path: `/m/signup${next}` };
}

/** What a page reads of its address in the layout, which Next tells neither path nor query. */
function tellLayout(
  { pathname, query }: GateRequest,
  requestHeaders: Headers,
  secure: boolean,
): void {
  requestHeaders.set('x-app-mode', pageMode(requestHeaders, query, secure));
  if (isInnerPath(pathname)) requestHeaders.set('x-inner', '1');
}

/** Decides about one request. Reads nothing but its arguments. */
export async function gate(request: GateRequest, context: GateContext): Promise<GateOutcome> {
  const { deployment, nonce } = context;
  const kind = kindOf(request.pathname);
  const refusalOfRequest = refused(request, kind, context);
  if (refusalOfRequest) return { kind: 'answer', response: refusalOfRequest };

  const requestHeaders = withoutForbidden(request.headers);
  const secure = deployment !== undefined && isSecure(request.headers, deployment);
  const closed = deployment?.signInToRead && refusalOfGuest(request.pathname, kind);
  if (closed) {
    const signedIn = await context.isSignedIn();
    if (signedIn === undefined) return { kind: 'answer', response: signInUnknown().toResponse() };
    if (!signedIn) return { kind: 'answer', response: closed };
  }
  if (kind !== 'page' || !deployment) {
    const asset = kind === 'asset';
    const headers = new Headers({
      ...(asset ? { 'x-content-type-options': 'nosniff' } : headersOfCall(request.pathname)),
      ...transportHeaders(secure),
    });
    return { kind: 'pass', requestHeaders, headers };
  }

  const route = await routeOfPage(request, deployment, context);
  if (route.kind === 'unknown') return { kind: 'answer', response: unknownReaderPage() };
  const path =
    route.kind === 'missing' ? missingPath : route.kind === 'pass' ? undefined : route.path;
  const policy = pagePolicy(nonce, context);
  const headers = new Headers(
    path && ownPolicy(path) ? transportHeaders(secure) : pageHeaders(policy, secure),
  );
  for (const cookie of await pageCookies(request, deployment, context, secure)) {
    headers.append('set-cookie', cookie);
    applySetCookie(requestHeaders, cookie);
  }
  // What one country is shown is no answer for another: an edge that keeps it must tell them apart.
  if (deployment.countryHeader) headers.append('vary', deployment.countryHeader);
  if (route.kind === 'redirect') return { kind: 'redirect', path: route.path, headers };
  // Next puts the nonce of this request header on every script it writes; pages read `x-nonce`.
  requestHeaders.set('content-security-policy', policy);
  requestHeaders.set('x-nonce', nonce);
  tellLayout(request, requestHeaders, secure);
  if (path === elsewherePath) requestHeaders.set(askedPathHeader, request.pathname);
  return { kind: 'pass', path, requestHeaders, headers };
}
