// robots.txt for each host: share pages are open to crawlers; the reader's own screens are not,
// except articles and topics, whose addresses people copy and pass on; a test site is closed
// entirely.
import type { Deployment } from '@/lib/deployments';
import { originOf } from '../request/site-origin';

const open: Record<Deployment['surface'], readonly string[]> = {
  // The longest matching rule wins, and the page itself names its canonical address.
  reader: ['/m/news/detail', '/m/track'],
  share: [],
  public: [],
};

const closed: Record<Deployment['surface'], readonly string[]> = {
  // The same articles are on the share domain, which is meant for search engines.
  reader: ['/api/', '/m/', '/inner/', '/cancel-account', '/dev/'],
  share: ['/api/', '/inner/', '/zlink'],
  public: ['/api/', '/inner/', '/cancel-account'],
};

/** The robots.txt of a host. */
export function robots(deployment: Deployment, hostHeader: string | null): string {
  const { env, surface } = deployment;
  if (env === 'boe') return 'User-agent: *\nDisallow: /\n';
  const rules = [
    ...open[surface].map((path) => `Allow: ${path}`),
    ...closed[surface].map((path) => `Disallow: ${path}`),
  ];
  return [
    'User-agent: *',
    ...rules,
    '',
    `Sitemap: ${originOf(deployment, hostHeader)}/sitemap.xml`,
    '',
  ].join('\n');
}
