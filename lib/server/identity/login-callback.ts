// Where a provider redirects the browser after signing in. Its parameters go to the login service;
// the browser goes on to where the reader wanted, or to the sign-in screen with the reason.
import * as z from 'zod';
import { returnPath } from '@/lib/model/wire/return-path';
import { LoginError, providerKinds } from '@/lib/model/account/sign-in-kinds';
import type { BffOptions } from '../calls/bff-options';
import { loginCall } from './login-call';
import { dataHeaders, refusal } from '../request/refusal-response';

const finished = z.object({
  status: z.boolean().optional(),
  next: z.string().optional(),
  data: z.object({ error_code: z.number().optional() }).optional(),
  base_resp: z.object({ error_code: z.number().optional() }).optional(),
});

const queryMost = 8_192;

/** `/m/news?id=1` with one more parameter. */
function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The answer to `GET /api/login/callback/{provider}`: always a redirect within this site. */
export async function loginCallback(request: Request, options: BffOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const provider = providerKinds.find((kind) => pathname === `/api/login/callback/${kind}`);
  if (!provider) return refusal('missing', { detail: 'There is no such provider.' });
  const query = search.slice(1);
  if (query.length > queryMost) return refusal('input', { detail: 'The query is too long.' });
  const answer = await loginCall('OAuthFinish', { provider, query }, request, options);
  const body: unknown = await answer.json().catch(() => undefined);
  const { status, next, data, base_resp } = finished.safeParse(body).data ?? {};
  const code = data?.error_code ?? base_resp?.error_code ?? LoginError.PlatformAbnormal;
  const failure = `/m/signup?login_error=${code}&method=${provider}`;
  const location = status
    ? withParameter(returnPath(next), 'signed_in', provider)
    : withParameter(failure, 'next', returnPath(next));
  const headers = new Headers({ ...dataHeaders, location, 'cache-control': 'no-store' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
