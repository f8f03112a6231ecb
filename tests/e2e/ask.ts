// A request for a site of this server by its name. Names under `localhost` are known to browsers, not
// to every system's resolver: the address is the loopback, the name stands in the Host header.
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { port } from './server';

type Options = Parameters<APIRequestContext['get']>[1];

/** Asks the site `address` names, such as `http://share.localhost:3000/zlink`. */
export function ask(
  request: APIRequestContext,
  address: string,
  { headers, ...rest }: NonNullable<Options> = {},
): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address);
  // As it was written: a URL would undo the percent signs of a probe.
  const path = address.slice(address.indexOf(host) + host.length) || pathname + search;
  return request.get(`http://127.0.0.1:${port}${path}`, { ...rest, headers: { ...headers, host } });
}
