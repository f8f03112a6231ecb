// Which page a path is on each surface: the two route tables of the specification as one. A folder
// of another surface is never an address; what no row names is missing on the share and public hosts.

import { legalPaths } from './legal';

export const surfaces = ['reader', 'share', 'public'] as const;
export type Surface = (typeof surfaces)[number];

/** What is done with a path: answered where it stands, by the page of another path, or elsewhere. */
export type Route =
  | { kind: 'pass' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

/** The paths of legal and static texts; under `inner/` the same with the internal site's content. */
export const legalRoutes = Object.values(legalPaths).map((path) => `/${path}`);

/** "On the public site each of them shows a 'building' placeholder page." */
export const buildingPath = '/site/building';
/** Tells a visitor from another region which site serves them. */
export const elsewherePath = '/site/elsewhere';
/** No page is there: what is missing is sent to it, so that the site's own 404 page answers. */
export const missingPath = '/site/missing';

/** Where a mail is ended: called by mail programs, and a page for who opens it. */
export const unsubscribePath = '/api/daily_mail/unsubscribe';

/** The path of the page that answers, by surface; a surface that is not named has no such page. */
type Row = Partial<Record<Surface, string>>;

const onAll = (path: string): Row => ({ reader: path, share: path, public: path });
const onReader = (path: string): Row => ({ reader: path });
const notShared = (path: string): Row => ({ reader: path, public: path });

export const routes: Readonly<Record<string, Row>> = {
  // The share domain.
  '/news/detail': {
    share: '/share/news/detail',
    // "news/detail outside /m: news detail", which on a reader host is the reader's own.
    reader: '/m/news/detail',
    public: '/share/news/detail',
  },
  '/track': { share: '/share/track' },
  '/zlink': { share: '/share/zlink' },
  // Beyond the tables: an answer that its reader made public, and the pictures of link previews.
  '/answer': onAll('/share/answer'),
  '/card/event': onAll('/share/card/event'),
  '/card/topic': onAll('/share/card/topic'),
  '/card/answer': onAll('/share/card/answer'),
  '/card/site': onAll('/share/card/site'),
  // The other domains; `/` of a share host leads to the download page.
  '/download': onAll('/download'),
  '/inner/download': onAll('/inner/download'),
  '/m/cancel': notShared('/m/cancel'),
  '/m/inner/cancel': notShared('/m/inner/cancel'),
  '/cancel-account': notShared('/cancel-account'),
  '/inner/cancel-account': notShared('/inner/cancel-account'),
  '/m/news': onReader('/m/news'),
  '/m/news/detail': onReader('/m/news/detail'),
  '/m/signup': onReader('/m/signup'),
  '/m/track': onReader('/m/track'),
  // Legal and static texts.
  ...Object.fromEntries(
    legalRoutes.map((path) => [path, { ...onAll(path), public: buildingPath }]),
  ),
  ...Object.fromEntries(legalRoutes.map((path) => [`/inner${path}`, onAll(`/inner${path}`)])),
};

/** Where `/` leads on each surface, and `/m` to the list that is its first child. */
const redirects: Readonly<Record<string, Row>> = {
  '/': { reader: '/m/news', share: '/download', public: '/download' },
  '/m': { reader: '/m/news' },
};

/**
 * Folders of pages that belong to other surfaces' addresses and are never addresses themselves, and
 * the framework's own page for what went wrong, which it would serve as if it were one.
 */
const hiddenFolders = /^\/(share|site|_global-error|_error)(\/|$)/;

/** Served alike on every surface: drawings, icons, robots and the like, and the build's own files. */
const isFile = (path: string) => /^\/_next\/|\.[a-z0-9]+$/i.test(path);

/** A path as the framework matches it, however it is spelled. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The sound of a part of an article, or of the report of a day. */
export const isSoundPath = (pathname: string): boolean =>
  /^\/voice\/[^/]+\/[^/]+\/[^/]+$/.test(pathname);

/** The route of a path on a surface. */
export function routeOf(surface: Surface, pathname: string): Route {
  if (hiddenFolders.test(decodedPath(pathname))) return { kind: 'missing' };
  const redirect = redirects[pathname]?.[surface];
  if (redirect) return { kind: 'redirect', path: redirect };
  const row = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined;
  const path = row?.[surface];
  if (path !== undefined) return path === pathname ? { kind: 'pass' } : { kind: 'rewrite', path };
  if (row) return { kind: 'missing' };
  // A reader host has further pages of its own; the other two have what the table names.
  return surface === 'reader' || isFile(pathname) ? { kind: 'pass' } : { kind: 'missing' };
}

/** "Internal sites are detected when the path contains 'inner'": as a segment of its own. */
export function isInnerPath(pathname: string): boolean {
  return pathname.split('/').includes('inner');
}

/** "Legal pages are never region-locked", and neither is what tells a visitor so. */
const newsFiles: ReadonlySet<string> = new Set([
  '/day.atom',
  '/feed.atom',
  '/feed.json',
  '/sitemap.xml',
]);

/** Whether a file is made of the news, so that the rules of pages hold for it. */
export const isNewsFile = (pathname: string): boolean => newsFiles.has(pathname);

/** Whether a path is a legal document, with or without `/inner` before it. */
export function isLegalPath(pathname: string): boolean {
  const plain = pathname.replace(/^\/inner(?=\/)/, '');
  return legalRoutes.some((path) => path === plain);
}
