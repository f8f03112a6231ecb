// Builds a `Request` from an operation and its input. The counterpart of `match.ts`.
import { operations, type Input, type OperationName } from './catalog';
import type { Operation } from './operation';

function build(
  { method, path }: Pick<Operation, 'method'> & { path: string },
  input: Input<OperationName>,
  base: string,
  headers: HeadersInit,
  signal?: AbortSignal,
): Request {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  const url = new URL(filled, base);
  const init: RequestInit = { method, headers: new Headers(headers), signal };
  if (method === 'GET') {
    for (const [field, value] of rest) url.searchParams.set(field, String(value));
  } else {
    (init.headers as Headers).set('content-type', 'application/json');
    init.body = JSON.stringify(Object.fromEntries(rest));
  }
  return new Request(url, init);
}

/** A call with its JSON body or query; path parameters are taken out of the input. */
export function buildRequest<N extends OperationName>(
  name: N,
  input: Input<N>,
  base: string,
  headers: HeadersInit = {},
  signal?: AbortSignal,
): Request {
  return build(operations[name], input, base, headers, signal);
}

/** The same call at a news service, where a few have another path. */
export function buildServiceRequest<N extends OperationName>(
  name: N,
  input: Input<N>,
  base: string,
  headers: HeadersInit = {},
  signal?: AbortSignal,
): Request {
  const { method, path, servicePath = path }: Operation = operations[name];
  return build({ method, path: servicePath }, input, base, headers, signal);
}
