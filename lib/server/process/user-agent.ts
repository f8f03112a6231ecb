// The User-Agent sent to publishers: the product, the site it reads for and a contact address, from
// the deployments of this process.
import { contactsOf, type Deployment } from '@/lib/deployments';

/**
 * `Cubewire/1.0 (+https://news.example.org; feedback@example.org)`; a local site has neither
 * address.
 */
export function userAgentOf(deployments: readonly Deployment[]): string {
  const readers = deployments.filter(({ surface }) => surface === 'reader');
  const site = readers.find(({ env }) => env !== 'local') ?? readers.find(({ origin }) => origin);
  if (!site) return 'Cubewire/1.0 (news reader, self-hosted)';
  const origin = site.origin ?? `https://${site.hosts[0]}`;
  return `Cubewire/1.0 (+${origin}; ${contactsOf(site, false).feedback})`;
}
