// A request for a site of this server by its name. Browsers resolve names under `localhost`, but
// not every system does: the request goes to the loopback address, with the name in the Host
// header.
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { port } from './server';

type Options = Parameters<APIRequestContext['get']>[1];

/** Requests a site by its `address`, such as `http://share.localhost:3000/zlink`. */
export function ask(
  request: APIRequestContext,
  address: string,
  { headers, ...rest }: NonNullable<Options> = {},
): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address);
  // The path as written: parsing as a URL would normalize the percent signs of a probe.
  const path = address.slice(address.indexOf(host) + host.length) || pathname + search;
  return request.get(`http://127.0.0.1:${port}${path}`, { ...rest, headers: { ...headers, host } });
}
