// What the offline worker does with a request of a page. Protects: calls of the service are never
// answered from a store of the worker, and no page of an account or of an operator is kept.

/** A request as far as it decides; `url` is absolute. */
export type PlannedRequest = { method: string; url: string; mode: string };

/**
 * `page`: the network first, then what is kept. `program`: kept first, since its name changes with
 * its content. `picture`: kept first, within a quota. `network`: none of the worker's business.
 */
export type RequestPlan = 'page' | 'program' | 'picture' | 'network';

/** Runs inside the worker too, as text: it uses nothing but its arguments. */
export function planRequest({ method, url, mode }: PlannedRequest, origin: string): RequestPlan {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'network';
  if (mode === 'navigate') {
    return /^\/m\/(?!inner\/|signup|cancel)/.test(pathname) ? 'page' : 'network';
  }
  if (pathname.startsWith('/_next/static/')) return 'program';
  return /^\/(picture|icon|covers)\/./.test(pathname) ? 'picture' : 'network';
}
