// Where a visitor is, as the edge of a deployment tells it. Protects: without an edge that the
// operator named nobody says where they are.
import type { Deployment } from '@/lib/deployments';

/** The visitor's country in two letters, as the deployment's edge tells it; empty when it does not. */
export function countryOf({ countryHeader }: Deployment, headers: Headers): string {
  return countryHeader ? (headers.get(countryHeader) ?? '').trim().toUpperCase() : '';
}
