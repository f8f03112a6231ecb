// What crawlers are told, host by host: share pages are for them, the reader's own screens are not,
// but for an article, whose address people copy and pass on, and a test site is nobody's.
import type { Deployment } from '@/lib/deployments';
import { originOf } from '../request/site-origin';

const open: Record<Deployment['surface'], readonly string[]> = {
  // The longer rule counts, and the page itself names the address to keep.
  reader: ['/m/news/detail'],
  share: [],
  public: [],
};

const closed: Record<Deployment['surface'], readonly string[]> = {
  // The same articles stand on the share domain, which is meant for search engines.
  reader: ['/api/', '/m/', '/inner/', '/cancel-account', '/dev/'],
  share: ['/api/', '/inner/', '/zlink'],
  public: ['/api/', '/inner/', '/cancel-account'],
};

/** The text of robots.txt of a host. */
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
