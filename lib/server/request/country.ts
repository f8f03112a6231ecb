// The visitor's country as the deployment's edge reports it. Protects: without an edge that the
// operator named, no header is believed.
import type { Deployment } from '@/lib/deployments';

/** The visitor's two-letter country, as the deployment's edge reports it; empty without one. */
export function countryOf({ countryHeader }: Deployment, headers: Headers): string {
  return countryHeader ? (headers.get(countryHeader) ?? '').trim().toUpperCase() : '';
}
