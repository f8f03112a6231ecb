// How the offline worker handles a page's request. Protects: service calls are never answered from
// the worker's caches, and no page of an account or of an operator is stored.

/** The parts of a request that matter; `url` is absolute. */
export type PlannedRequest = { method: string; url: string; mode: string };

/**
 * `page`: network first, then the cache. `program`: cache first, since its name changes with its
 * content. `picture`: cache first, within a quota. `network`: not handled by the worker.
 */
export type RequestPlan = 'page' | 'program' | 'picture' | 'network';

/** Also runs inside the worker, as text: it uses nothing but its arguments. */
export function planRequest({ method, url, mode }: PlannedRequest, origin: string): RequestPlan {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'network';
  if (mode === 'navigate') {
    return /^\/m\/(?!inner\/|signup|cancel)/.test(pathname) ? 'page' : 'network';
  }
  if (pathname.startsWith('/_next/static/')) return 'program';
  return /^\/(picture|icon|covers)\/./.test(pathname) ? 'picture' : 'network';
}
