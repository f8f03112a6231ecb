// The addresses of a host for search engines: on a share host the newest events, each with its
// languages; elsewhere the few pages that are the same for everyone.
import { defaultTabKey, feedPageMax } from '@/lib/model/limits/feed';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { legalRoutes } from '@/lib/model/wire/routes';
import { languagesOf, pageAddresses } from './share-links';
import type { ShareRequest } from './share-request';
import { escapeMarkup } from '@/lib/model/text/escape-markup';

/** Addresses of one sitemap; the format allows 50,000. */
const sitemapEvents = 1_000;

export type SiteAddress = {
  href: string;
  alternates?: readonly { tag: string; href: string }[];
  /** Milliseconds since 1970. */
  changed?: number;
};

const plain: Record<'reader' | 'public', readonly string[]> = {
  reader: ['/download', ...legalRoutes],
  public: ['/download'],
};

/**
 * The newest events, page by page; throws where the service fails, since an outage is not an empty
 * site.
 */
async function events(asked: ShareRequest): Promise<SiteAddress[]> {
  const list: SiteAddress[] = [];
  let cursor = '';
  do {
    const input = { tab: defaultTabKey, cursor, load_count: feedPageMax };
    const { data } = await asked.call('ListEvents', input);
    if (!data) throw new Error('The list for the sitemap came without data.');
    for (const { id, title, release_time } of data.events) {
      const { canonical, alternates } = pageAddresses(
        asked,
        '/news/detail',
        id,
        languagesOf(title),
      );
      list.push({ href: canonical, alternates, changed: release_time });
    }
    cursor = nextCursor(data, cursor) ?? '';
  } while (cursor && list.length < sitemapEvents);
  return list.slice(0, sitemapEvents);
}

/** Every address of this host that search engines may list, with its other languages. */
export async function siteAddresses(asked: ShareRequest): Promise<SiteAddress[]> {
  const { surface } = asked.deployment;
  if (surface === 'share') return events(asked);
  return plain[surface].map((path) => ({ href: asked.origin + path }));
}

/** Addresses as a sitemap, in XML. */
export function sitemap(addresses: readonly SiteAddress[]): string {
  const entries = addresses.map(({ href, alternates = [], changed }) => {
    const links = alternates.map(
      ({ tag, href: other }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(other)}"/>`,
    );
    const date = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(href)}</loc>${date}${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
