// Everything the bytes of a share page depend on: the host, the path, the few parameters that a
// share page reads, and its language. Protects: two different pages never share a key, and ignored
// parameters (campaigns, trackers) make no second copy.
import { readLanguage, type Language } from '@/lib/model/text/languages';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
import { routes } from '@/lib/model/wire/routes';

const read = ['id', 'version', 'outside_share', 'size', 'env'] as const;

/** The parameters that a share page reads, validated. */
export type ShareQuery = Partial<Record<(typeof read)[number], string>>;

export function shareQuery(query: URLSearchParams): ShareQuery {
  return Object.fromEntries(
    read.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** "The right language from the URL or Accept-Language": the address's, else the preferred one. */
export function shareLanguage(
  query: URLSearchParams,
  acceptLanguage: string | null,
  standard: Language,
): { language: Language; named: boolean } {
  const named = readLanguage(query.get('language') ?? '');
  if (named && named !== 'source') return { language: named, named: true };
  return { language: acceptedLanguage(acceptLanguage, standard), named: false };
}

const sharePaths = new Set(
  Object.entries(routes)
    .filter(([, pages]) => Object.values(pages).some((page) => page.startsWith('/share/')))
    .map(([path]) => path),
);

/** Whether a path may be answered by a share page at all. */
export function isSharePath(path: string): boolean {
  return sharePaths.has(path);
}

/** A host together with the protocol that the browser sees. */
export function siteName(host: string, secure: boolean): string {
  return `${secure ? 'https' : 'http'}://${host}`;
}

/**
 * The key of a page. `site` is a {@link siteName}.
 * Undefined for a request whose answer cannot be shared: one that sets a cookie.
 */
export function shareKey(
  site: string,
  path: string,
  query: URLSearchParams,
  language: Language,
): string | undefined {
  if (query.has('location')) return undefined;
  // The site has one image, and that of an event or a topic depends on no parameter but its id.
  if (path.startsWith('/card/')) {
    const id = path === '/card/site' ? undefined : (query.get('id') ?? '');
    return JSON.stringify([site, path, language, id]);
  }
  return JSON.stringify([site, path, language, query.has('language'), shareQuery(query)]);
}
