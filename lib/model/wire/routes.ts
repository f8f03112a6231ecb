// Which page a path is on each surface: the specification's two route tables combined. A folder of
// another surface is never an address; on share and public hosts a path without a row is missing.

import { legalPaths } from './legal';

export const surfaces = ['reader', 'share', 'public'] as const;
export type Surface = (typeof surfaces)[number];

/** What to do with a path: serve it as it is, rewrite it to another page, or redirect. */
export type Route =
  | { kind: 'pass' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

/**
 * The paths of legal and static texts; under `inner/` the same with the internal site's content.
 */
export const legalRoutes = Object.values(legalPaths).map((path) => `/${path}`);

/** "On the public site each of them shows a 'building' placeholder page." */
export const buildingPath = '/site/building';
/** Tells a visitor from another region which site serves them. */
export const elsewherePath = '/site/elsewhere';
/**
 * No page exists there: missing paths are rewritten to it, so that the site's own 404 page answers.
 */
export const missingPath = '/site/missing';

/** The unsubscribe address: called by mail programs, and a page for people who open it. */
export const unsubscribePath = '/api/daily_mail/unsubscribe';

/** The path of the page that answers, by surface; a surface that is not listed has no such page. */
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
  // Beyond the tables: published answers, and the images of link previews.
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

/** Where `/` redirects to on each surface, and `/m` to the list that is its first child. */
const redirects: Readonly<Record<string, Row>> = {
  '/': { reader: '/m/news', share: '/download', public: '/download' },
  '/m': { reader: '/m/news' },
};

/**
 * Folders of pages for other surfaces' addresses, which are never addresses themselves, and the
 * framework's own error page, which it would otherwise serve at its path.
 */
const hiddenFolders = /^\/(share|site|_global-error|_error)(\/|$)/;

/**
 * Served alike on every surface: drawings, icons, robots and the like, and the build's own files.
 */
const isFile = (path: string) => /^\/_next\/|\.[a-z0-9]+$/i.test(path);

/** A path as the framework matches it, whatever its encoding. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The audio of a part of an article, or of the daily report. */
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
  // A reader host has further pages of its own; the other two have only what the table names.
  return surface === 'reader' || isFile(pathname) ? { kind: 'pass' } : { kind: 'missing' };
}

/** "Internal sites are detected when the path contains 'inner'": as a segment of its own. */
export function isInnerPath(pathname: string): boolean {
  return pathname.split('/').includes('inner');
}

/** Files that are made from the news. */
const newsFiles: ReadonlySet<string> = new Set([
  '/day.atom',
  '/feed.atom',
  '/feed.json',
  '/sitemap.xml',
]);

/** Whether a file is made from the news, so that the rules of pages apply to it. */
export const isNewsFile = (pathname: string): boolean => newsFiles.has(pathname);

/**
 * Whether a path is a legal document, with or without `/inner` before it. "Legal pages are never
 * region-locked".
 */
export function isLegalPath(pathname: string): boolean {
  const plain = pathname.replace(/^\/inner(?=\/)/, '');
  return legalRoutes.some((path) => path === plain);
}
