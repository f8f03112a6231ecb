// How long others may keep a feed. Protects: what one country is shown is kept for no other.
import type { Deployment } from '@/lib/deployments';

/** Feed readers ask every quarter of an hour or so. */
const feedSeconds = 300;

/** The `cache-control` of a feed: an edge that keeps it knows no countries. */
export const feedCaching = ({ countries }: Pick<Deployment, 'countries'>): string =>
  countries ? 'no-store' : `public, max-age=${feedSeconds}`;
