// A BFF in front of a service that the test writes, and the requests that arrive there.
import type { Fetch } from '@/lib/contract';
import { parseDeployments, type Deployment } from '@/lib/deployments';
import { bff } from '@/lib/server/bff';
import { newDevice } from '@/lib/server/identity/device';

export const serviceSecret = 'the service secret of the tests, long';
export const now = Date.UTC(2026, 0, 1);

export function deployment(fields: object = {}): Deployment {
  const [row] = parseDeployments([{ hosts: ['localhost'], ...fields }]);
  if (!row) throw new Error('the table lost its row');
  return row;
}

export const succeeds: Fetch = async () => Response.json({ code: 0 });

/** `ask(path, init)` sends through the BFF as a browser on `http://localhost:3000` would. */
export function bffOf(service: Fetch = succeeds, of = deployment()) {
  const arrived: Request[] = [];
  const recorded: Fetch = (request) => {
    arrived.push(request.clone());
    return service(request);
  };
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', headers.get('host') ?? 'localhost:3000');
    // Browsers send the origin of a POST; an empty one stands for a program that does not.
    const origin = headers.get('origin') ?? (headers.has('cookie') ? 'http://localhost:3000' : '');
    if (init.method === 'POST' && origin !== '') headers.set('origin', origin);
    else if (origin === '') headers.delete('origin');
    return bff(new Request(new URL(path, 'http://localhost:3000'), { ...init, headers }), {
      deployment: of,
      service: recorded,
      loginService: recorded,
      sessionSecret: 'the session secret of the tests, long',
      serviceSecret,
      now,
    });
  };
  return { ask, arrived };
}

/** The cookie of a device that has been here before. */
export async function deviceCookie(): Promise<{ cookie: string }> {
  const { setCookie } = await newDevice('the session secret of the tests, long', false);
  return { cookie: setCookie.split(';')[0] ?? '' };
}

/** A POST of JSON, as our own pages send it. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
