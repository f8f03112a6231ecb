// Handles every request before Next sees it: hosts and methods are allow-lists, headers that only
// we may set are stripped, and every answer carries its security headers. This only routes; each
// handler checks access again where it matters.
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
  /** New for each request. */
  nonce: string;
  development: boolean;
  /** Whether images may come from other sites. */
  foreignMedia: boolean;
  /** Makes a `Set-Cookie` value for a device that has none. */
  newDevice(secure: boolean): Promise<string>;
  /**
   * Whether the request comes from a signed-in reader, undefined if unknown; asked only where it
   * matters.
   */
  isSignedIn(): Promise<boolean | undefined>;
};

export type GateOutcome =
  | { kind: 'answer'; response: Response }
  /** To a path of this same site. */
  | { kind: 'redirect'; path: string; headers: Headers }
  /**
   * On to Next: the rewritten request headers, and headers to add to the answer. `path` is the page
   * that answers, where it is not the requested one.
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

/** Reader apps may send a HEAD: the servers that they know answer it as they do a GET. */
const methodsAt = (kind: Kind, pathname: string) =>
  isReaderCall(pathname) ? ['GET', 'HEAD', 'POST'] : methods[kind];

/** Tells the page of another region what was asked for here. */
export const askedPathHeader = 'x-asked-path';

/**
 * Pages that write their own policy, since everyone gets the same bytes: hashes instead of a nonce.
 */
const ownPolicy = (path: string) => path.startsWith('/share/') || path === elsewherePath;

/**
 * The headers of every call's answer. Unsubscribing from mails uses the address of a call but
 * answers with a page: it has its own policy, since the sandbox for data would forbid its form.
 */
function headersOfCall(pathname: string): Record<string, string> {
  const { 'content-security-policy': policy, ...others } = dataHeaders;
  return pathname === unsubscribePath ? others : { ...others, 'content-security-policy': policy };
}

/**
 * "signInToRead": the list and the articles need a signed-in reader; `lib/server/bff.ts` guards the
 * calls.
 */
const guarded = new Set([
  ...['/m/news', '/m/news/detail', '/m/topics', '/m/track', '/m/search', '/m/themes'],
  ...['/m/bots', '/m/day', '/m/messages', '/m/posts'],
]);
function isGuarded(path: string): boolean {
  const matched = decodedPath(path);
  return guarded.has(matched) || matched.startsWith('/m/bots/');
}

/**
 * Images that show news. Where guests may not read there are none: the pages that use them are
 * closed, too.
 */
const isNewsPicture = (path: string) => /^\/(?:card\/(?:event|topic)$|picture\/)/.test(path);

/**
 * The refusal of a guest's request for a file, where reading needs a sign-in; undefined where it
 * needs none.
 */
function refusalOfGuest(pathname: string, kind: Kind): Response | undefined {
  const path = decodedPath(pathname);
  // A sound is an article read aloud, so it is protected like one.
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
  const answered = methodsAt(kind, pathname);
  if (!answered.includes(method)) {
    const allow = answered.join(', ');
    return refuse(kind, 'method', { allow }, allow);
  }
  if (headers.has('next-action')) return refuse(kind, 'actions');
  if (isInner(pathname) && !deployment?.inner) return refusal('call');
  // The middleware buffers a body in memory: one whose declared length is too long is refused
  // unread.
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

/** A file, by its ending. Not the page of a bot whose id has a dot: that tells of the news. */
const isFile = (pathname: string) =>
  /\.\w+$/.test(pathname) && !decodedPath(pathname).startsWith('/m/bots/');

/** The cookies that a page sets: the location the address asks for, and the reader's device. */
async function pageCookies(
  { query, headers, pathname }: GateRequest,
  deployment: Deployment,
  { newDevice }: GateContext,
  secure: boolean,
): Promise<string[]> {
  const cookies = [locationCookie(query, secure)];
  // Share pages, the public site and files are the same for everyone and may be cached so.
  if (deployment.surface === 'reader' && !isFile(pathname)) {
    cookies.push(renewedDevice(headers, secure) ?? (await newDevice(secure)));
    cookies.push(renewedSession(headers, secure), pageModeCookie(query, secure));
  }
  return cookies.filter((cookie) => cookie !== undefined);
}

/**
 * Where a page request goes: its route, unless the region or a missing sign-in leads elsewhere;
 * `unknown` where it cannot be determined whether the visitor is signed in.
 */
async function routeOfPage(
  { pathname, query, headers }: GateRequest,
  deployment: Deployment,
  { isSignedIn }: GateContext,
): Promise<Route | { kind: 'unknown' }> {
  const route = routeOf(deployment.surface, pathname);
  if (route.kind === 'missing') return route;
  const free = isLegalPath(pathname) || (isFile(pathname) && !isNewsFile(pathname));
  if (!free && !isServedHere(deployment, headers)) return { kind: 'rewrite', path: elsewherePath };
  const path = route.kind === 'pass' ? pathname : route.path;
  if (!deployment.signInToRead || !isGuarded(path)) return route;
  const signedIn = await isSignedIn();
  if (signedIn === undefined) return { kind: 'unknown' };
  if (signedIn) return route;
  const next = query.has('id') ? `?next=${encodeURIComponent(`${path}?${query}`)}` : '';
  return { kind: 'redirect', path: `/m/signup${next}` };
}

/**
 * Passes the parts of the address that a layout needs, since Next tells a layout neither path nor
 * query.
 */
function tellLayout(
  { pathname, query }: GateRequest,
  requestHeaders: Headers,
  secure: boolean,
): void {
  requestHeaders.set('x-app-mode', pageMode(requestHeaders, query, secure));
  if (isInnerPath(pathname)) requestHeaders.set('x-inner', '1');
}

/** Decides about one request. Depends on nothing but its arguments. */
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
  // The answer for one country is wrong for another: caches must keep them apart.
  if (deployment.countryHeader) headers.append('vary', deployment.countryHeader);
  if (route.kind === 'redirect') return { kind: 'redirect', path: route.path, headers };
  // Next puts the nonce of this request header on every script it writes; our pages read `x-nonce`.
  requestHeaders.set('content-security-policy', policy);
  requestHeaders.set('x-nonce', nonce);
  tellLayout(request, requestHeaders, secure);
  if (path === elsewherePath) requestHeaders.set(askedPathHeader, request.pathname);
  return { kind: 'pass', path, requestHeaders, headers };
}
