// Requests outside the contract table: cloud functions and the like, which wrap their result in
// `data.response`. They have their own version header, as the services behind them expect.
import * as z from 'zod';
import type { Fetch } from '@/lib/contract';
import { genericHelperVersion } from '@/lib/model/limits/service';
import { send } from './send';
import { ServiceError } from './service-error';

export type GenericBody = string | FormData | object;
export type GenericOptions = {
  method?: 'GET' | 'POST';
  body?: GenericBody;
  headers?: HeadersInit;
  signal?: AbortSignal;
};

/** The message key of a failure: "interface error". */
export const interfaceError = 'errors.interfaceError';

const wrapped = z.object({ data: z.object({ response: z.unknown() }) });

function encode(body: GenericBody | undefined, headers: Headers): BodyInit | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/**
 * Creates `ask(path, options)`: resolves with the answer's `data.response`, rejects with a
 * `ServiceError` of kind `interface`, whose code is the HTTP status, when there is none.
 */
export function createGenericHelper(fetch: Fetch, base: string) {
  return async function ask(path: string, options: GenericOptions = {}): Promise<unknown> {
    const headers = new Headers(options.headers);
    headers.set('version', genericHelperVersion);
    const body = encode(options.body, headers);
    const method = options.method ?? (body === undefined ? 'GET' : 'POST');
    const { signal } = options;
    const request = new Request(new URL(path, base), { method, headers, body, signal });
    const { status, body: answer } = await send(fetch, request);
    const found = wrapped.safeParse(answer);
    const response = found.data?.data.response;
    if (response === undefined) throw new ServiceError('interface', interfaceError, status);
    return response;
  };
}
