// The API for feed-reader apps, in front of the news service: signing in with a token as the
// password, and every call with that token. Protects: nothing here reads a cookie, and an operator
// can turn all of it off.
import { bearerToken, isAccessToken } from '@/lib/model/account/access-token';
import { subjectNamed } from '@/lib/model/account/subject';
import { readerFormBytes } from '@/lib/model/limits/programs';
import { isReaderPath, readerLoginPath, readerSiteHeader } from '@/lib/model/wire/reader-api';
import * as z from 'zod';
import { programVisitor } from './identity/program-visitor';
import { serviceHeaders } from './identity/visitor';
import { BadRequest } from './request/bad-request';
import { addressClaim } from './request/client-address';
import { dataHeaders, refusal } from './request/refusal-response';
import { originOf } from './request/site-origin';
import type { BffOptions } from './calls/bff-options';
import { readBytes } from './calls/read-input';
import { serviceBase } from './calls/upstream';

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...{ ...dataHeaders, 'content-type': 'text/plain; charset=utf-8' },
      ...{ 'cache-control': 'no-store', ...headers },
    },
  });

/** @throws BadRequest 413 for a form larger than any app sends, before the rest has arrived */
async function formOf(request: Request): Promise<string> {
  if (request.method !== 'POST') return '';
  const bytes = await readBytes(request, readerFormBytes);
  return new TextDecoder().decode(bytes);
}

async function ask(
  token: string,
  request: Request,
  { path, body }: { path: string; body?: string },
  { deployment, service, serviceSecret, trustedProxies = [], now }: BffOptions,
): Promise<Response> {
  const visitor = programVisitor(token, request.headers, deployment);
  const network = addressClaim(request.headers, trustedProxies, serviceSecret);
  const known = { ...visitor, identity: { ...visitor.identity, ...network } };
  const headers = await serviceHeaders(known, request.headers, serviceSecret, now);
  headers.set(readerSiteHeader, originOf(deployment, request.headers.get('host')));
  if (body !== undefined) headers.set('content-type', 'application/x-www-form-urlencoded');
  const method = body === undefined ? 'GET' : 'POST';
  return service(new Request(`${serviceBase}${path}`, { method, headers, body }));
}

const info = z.object({
  ...{ userId: z.string(), userName: z.string(), userEmail: z.string() },
  userPhone: z.string().default(''),
});

/** The normalized form in which names are compared: any spelling of an address or a number. */
const plainName = (name: string) => subjectNamed(name).toLowerCase();

/**
 * "SID=…", "LSID=…", "Auth=…": the token is used for all three. Any of the reader's names is
 * accepted.
 */
async function signIn(request: Request, form: string, options: BffOptions): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields = new URLSearchParams(form);
  const field = (name: string) => (fields.get(name) ?? searchParams.get(name) ?? '').trim();
  const bad = plain('Error=BadAuthentication\n', 403);
  const token = field('Passwd');
  if (!isAccessToken(token)) return bad;
  const answer = await ask(token, request, { path: '/reader/api/0/user-info' }, options);
  if (answer.status === 429 || answer.status >= 500) return relayed(answer);
  const known = answer.ok ? info.safeParse(await answer.json()).data : undefined;
  const names = known && [known.userId, known.userName, known.userEmail, known.userPhone];
  const asked = plainName(field('Email'));
  if (!names?.some((name) => name !== '' && plainName(name) === asked)) return bad;
  if (field('output') === 'json') {
    const headers = { ...dataHeaders, 'cache-control': 'no-store' };
    return Response.json({ SID: token, LSID: token, Auth: token }, { headers });
  }
  return plain(`SID=${token}\nLSID=${token}\nAuth=${token}\n`, 200);
}

function relayed(answer: Response): Response {
  const headers = new Headers(dataHeaders);
  for (const name of [
    'content-type',
    'cache-control',
    'retry-after',
    'x-reader-google-bad-token',
  ]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

async function answerCall(request: Request, options: BffOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === readerLoginPath) return signIn(request, await formOf(request), options);
  const token = bearerToken(request.headers.get('authorization'));
  if (!isReaderPath(pathname)) return refusal('call');
  if (token === undefined || !isAccessToken(token)) return plain('Unauthorized\n', 401);
  const body = request.method === 'POST' ? await formOf(request) : undefined;
  return relayed(await ask(token, request, { path: pathname + search, body }, options));
}

/** Answers `/accounts/ClientLogin` and everything under `/reader/api/0`. */
export async function readerApi(request: Request, options: BffOptions): Promise<Response> {
  const { readerApi: isOn = true, surface } = options.deployment;
  // Items link to pages of the requested host, and only reader hosts have them.
  if (!isOn || surface !== 'reader') return refusal('call');
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return refusal('method', { allow: 'GET or POST' }, { allow: 'GET, HEAD, POST' });
  }
  try {
    const answer = await answerCall(request, options);
    if (method !== 'HEAD') return answer;
    await answer.body?.cancel();
    return new Response(null, answer);
  } catch (error) {
    if (error instanceof BadRequest) return error.toResponse();
    throw error;
  }
}
