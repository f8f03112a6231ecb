import { NextResponse, type NextRequest } from 'next/server';
import { deploymentFor } from '@/lib/server/process/deployment-table';
import { newDevice } from '@/lib/server/identity/device';
import { sessionSecret } from '@/lib/server/process/env';
import { hasForeignMedia } from '@/lib/server/process/remote-base';
import { gate } from '@/lib/server/gate/gate';
import { isSignedIn } from '@/lib/server/pages/page-call';

export const config = { runtime: 'nodejs' };

/** Next's adapter for the gate: every rule is in `lib/server/gate/gate.ts`. */
export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams, origin } = request.nextUrl;
  const deployment = deploymentFor(request.headers);
  const outcome = await gate(
    { method: request.method, pathname, query: searchParams, headers: request.headers },
    {
      deployment,
      nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
      development: process.env.NODE_ENV === 'development',
      foreignMedia: hasForeignMedia(deployment),
      newDevice: async (secure) => (await newDevice(sessionSecret(), secure)).setCookie,
      isSignedIn: () => isSignedIn(request.headers),
    },
  );
  if (outcome.kind === 'answer') return outcome.response;
  const { headers } = outcome;
  if (outcome.kind === 'pass') {
    const onwards = { request: { headers: outcome.requestHeaders } };
    const answer = outcome.path
      ? NextResponse.rewrite(new URL(outcome.path + search, origin), onwards)
      : NextResponse.next(onwards);
    headers.forEach((value, name) => answer.headers.append(name, value));
    return answer;
  }
  headers.set('location', new URL(outcome.path, origin).href);
  return new Response(null, { status: 307, headers });
}
