// What the offline worker does with a request of a page. Protects: calls of the service are never
// answered from a store of the worker.

/** The parts of a request that matter; `url` is absolute. */
export type PlannedRequest = { method: string; url: string; mode: string };

/**
 * `page`: the network first; without it the list where it is kept, else what this device has, also in
 * the place of pages that are never kept, such as those of an account. `program`: kept first, since its name changes with
 * its content. `picture`: kept first, within a quota. `network`: none of the worker's business.
 */
export type RequestPlan = 'page' | 'program' | 'picture' | 'network';

/** Also runs inside the worker, as text: it uses nothing but its arguments. */
export function planRequest({ method, url, mode }: PlannedRequest, origin: string): RequestPlan {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'network';
  if (mode === 'navigate') return pathname.startsWith('/m/') ? 'page' : 'network';
  if (pathname.startsWith('/_next/static/')) return 'program';
  return /^\/(picture|icon|covers)\/./.test(pathname) ? 'picture' : 'network';
}
