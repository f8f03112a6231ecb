// Answers a request for a share page: renders it to HTML that needs no framework in the browser,
// and caches what may be cached. Protects: whatever fails, the visitor gets a page that says so.
import type { ReactElement } from 'react';
import { toTag } from '@/lib/model/text/languages';
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import { log } from '../process/log';
import { hasForeignMedia } from '../process/remote-base';
import { madeOnce, type Made } from './made-once';
import { shareHeaders } from './share-headers';
import { shareKey, siteName } from './share-key';
import { readShareRequest, type ShareRequest } from './share-request';

/** `cacheable: false` for a temporary state. */
export type Rendered =
  | { status?: number; page: ReactElement; cacheable?: boolean }
  /** The requested page has moved permanently to another address on this host. */
  | { movedTo: string };

/** Long enough to save a request; an event may later be merged into yet another one. */
const movedForS = 3600;

const voidTag = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^<>]*?)\/>/g;

/**
 * Attribute names that React writes in camel case; within a text quotation marks are escaped, so it
 * cannot match.
 */
const camelCase = / (charSet|hrefLang|fetchPriority|referrerPolicy|dateTime|tabIndex)="/g;

/** Renders elements as HTML; void elements without the slash of XML. */
export async function toHtml(page: ReactElement): Promise<string> {
  // Imported on demand: a static import is not allowed beside server components.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(page)
    .replace(voidTag, '<$1$2>')
    .replace(camelCase, (name) => name.toLowerCase());
  return `<!DOCTYPE html>${html}\n`;
}

async function render(
  asked: ShareRequest,
  view: (asked: ShareRequest) => Promise<Rendered>,
): Promise<Made> {
  const rendered = await view(asked);
  // An edge that keeps an answer knows no countries: it would hand it to all of them.
  const isForAll = asked.deployment.countries === undefined;
  if ('movedTo' in rendered) {
    const caching = isForAll ? `public, max-age=${movedForS}` : 'no-store';
    const headers = { location: rendered.movedTo, 'cache-control': caching };
    return { page: { status: 301, headers, body: Buffer.alloc(0) }, cacheable: false };
  }
  const { status = 200, page, cacheable = true } = rendered;
  const html = await toHtml(page);
  const { language, named, secure } = asked;
  const headers = shareHeaders(html, {
    ...{ tag: toTag(language), named, secure, cacheable: cacheable && isForAll },
    foreignMedia: hasForeignMedia(asked.deployment),
  });
  if (status === 503) headers['retry-after'] = '10';
  return { page: { status, headers, body: Buffer.from(html) }, cacheable };
}

/**
 * The answer to `request` for the share page at `path`, made by `view` when it is not in memory.
 * `onFailure` renders the error page. `isOwn`: the page depends on more of the visitor than its key
 * says, so it is shared with nobody, not even with simultaneous requests.
 */
export async function answerShare(
  request: Request,
  path: string,
  view: (asked: ShareRequest) => Promise<Rendered>,
  onFailure: (asked: ShareRequest) => Promise<Rendered>,
  isOwn: (asked: ShareRequest) => boolean = () => false,
): Promise<Response> {
  const asked = await readShareRequest(request);
  const { searchParams } = new URL(request.url);
  const personal = searchParams.has('location');
  const site = siteName(request.headers.get('host') ?? '', asked.secure);
  const key = isOwn(asked) ? undefined : shareKey(site, path, searchParams, asked.language);
  const { page } = await madeOnce(key, async () => {
    try {
      return await render(asked, view);
    } catch (error) {
      log().error({ err: error, path }, 'a share page failed');
      return await render(asked, onFailure);
    }
  });
  const headers = new Headers(page.headers);
  if (personal) headers.set('cache-control', 'no-store');
  const isKnown = isKnownEtag(request.headers.get('if-none-match'), page.headers.etag);
  if (isKnown && page.status === 200) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(page.body), { status: page.status, headers });
}
