// How long others may cache a feed. Protects: what one country is shown is never served to another.
import type { Deployment } from '@/lib/deployments';

/** Feed readers poll about every quarter of an hour. */
const feedSeconds = 300;

/** The `cache-control` of a feed: an edge that caches it knows no countries. */
export const feedCaching = ({ countries }: Pick<Deployment, 'countries'>): string =>
  countries ? 'no-store' : `public, max-age=${feedSeconds}`;
