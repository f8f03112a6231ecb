// "A deployment with `countries` serves only visitors whose country, from the header that its
// trusted edge sets, is listed." Protects: without that header nobody is let through, and the
// alternative site offered is one of the operator's own table, never taken from the request.
import type { Deployment } from '@/lib/deployments';
import { countryOf } from '../request/country';

/** Whether the visitor is in a country that the deployment serves. */
export function isServedHere(deployment: Deployment, headers: Headers): boolean {
  return deployment.countries?.includes(countryOf(deployment, headers)) ?? true;
}

/**
 * The deployment that serves a country instead, of the same surface and environment: one that lists
 * the country before one that is open to all, and of those the one of this region. Undefined when
 * none does.
 */
export function servingDeployment(
  country: string,
  here: Deployment,
  table: readonly Deployment[],
): Deployment | undefined {
  const others = table.filter(
    (row) => row !== here && row.surface === here.surface && row.env === here.env,
  );
  const open = others.filter(({ countries }) => countries === undefined);
  return (
    others.find(({ countries }) => countries?.includes(country)) ??
    open.find(({ region }) => region === here.region) ??
    open[0]
  );
}

/** Pages about one thing, which are the same on every site that has it. */
const ofOneThing = new Set(['/news/detail', '/track', '/answer', '/m/news/detail', '/m/track']);

/**
 * The address of the same page on another site: its path with the id, or nothing for any other
 * page.
 */
export function samePage(path: string | null, id: string | undefined): string {
  if (path === null || id === undefined || !ofOneThing.has(path)) return '';
  return `${path}?id=${encodeURIComponent(id)}`;
}
