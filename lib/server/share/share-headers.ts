// The headers of a share page. Its bytes are the same for everyone and an edge may keep them, so
// its policy names the hash of each script and style instead of a nonce: a repeated nonce would
// protect nothing. Data blocks (JSON-LD) are not scripts and need neither.
import { createHash } from 'node:crypto';
import { hashSource, mediaPolicy, pageHeaders } from '../gate/security-headers';

/**
 * Ours: how long a browser and an edge cache a share page, and how long a stale one may still be
 * shown.
 */
const shareBrowserSeconds = 60;
const shareEdgeSeconds = 300;
// Removed content is gone from every edge after these seconds and the minutes before them.
const shareStaleSeconds = 60;

function hashesOf(html: string, pattern: RegExp): string {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
  return texts.size > 0 ? [...texts].map(hashSource).join(' ') : "'none'";
}

/** Scripts and styles of our own HTML, which we write ourselves: neither contains another tag. */
const scripts = /<script>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The policy that allows exactly the scripts and styles of this HTML. */
export function sharePolicy(html: string, foreignMedia: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${hashesOf(html, scripts)}`,
    `style-src ${hashesOf(html, styles)}`,
    ...mediaPolicy(foreignMedia),
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const shared = [
  'public',
  `max-age=${shareBrowserSeconds}`,
  `s-maxage=${shareEdgeSeconds}`,
  `stale-while-revalidate=${shareStaleSeconds}`,
].join(', ');

/** `secure`: the browser sees https; `named`: the address itself names the language. */
export function shareHeaders(
  html: string,
  page: {
    tag: string;
    named: boolean;
    secure: boolean;
    cacheable: boolean;
    foreignMedia: boolean;
  },
): Record<string, string> {
  const vary = page.named ? 'accept-encoding' : 'accept-encoding, accept-language';
  return {
    ...pageHeaders(sharePolicy(html, page.foreignMedia), page.secure),
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.tag,
    'cache-control': page.cacheable ? shared : 'no-store',
    vary,
    // Weak: the same page is sent in several encodings.
    etag: `W/"${createHash('sha256').update(html, 'utf8').digest('base64url').slice(0, 22)}"`,
  };
}
