// The security headers of every page: which scripts may run (those with this request's nonce, and
// what they load), and that nobody may frame, sniff or embed it.
import { createHash } from 'node:crypto';

/**
 * The toast library adds one style element without a nonce, empty at first and then filled: the
 * hashes of both texts. A test compares them with the installed version.
 */
export const toastStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;

/** Two years, in seconds: browsers' preload lists ask for at least one. */
const strictTransport = 'max-age=63072000';

/** The source expression of a script or style with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Where images and videos may come from: this site, and wherever a remote service stores its own.
 * Protects: an address that got into a text can track no reader.
 */
export const mediaPolicy = (foreignMedia: boolean, sounds: '' | ' blob:' = ''): string[] => {
  const foreign = foreignMedia ? ' https:' : '';
  return [`img-src 'self'${foreign} data:`, `media-src 'self'${foreign}${sounds}`];
};

type Sources = { scripts: string; styles: string; fonts?: string; foreignMedia: boolean };

const policyOf = ({ scripts, styles, fonts = "'none'", foreignMedia }: Sources): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${styles}`,
    // Measured heights and swipes use style attributes; under this policy they cannot load
    // anything.
    "style-src-attr 'unsafe-inline'",
    // The read-aloud player creates blob URLs of its own; no text of a page can name such an
    // address.
    ...mediaPolicy(foreignMedia, ' blob:'),
    "connect-src 'self'",
    "manifest-src 'self'",
    `font-src ${fonts}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The Content-Security-Policy of a page. `development` allows what the dev server injects. */
export function pagePolicy(
  nonce: string,
  { development, foreignMedia }: { development: boolean; foreignMedia: boolean },
): string {
  if (development) {
    // A nonce would disable 'unsafe-inline', which the dev server's overlay needs for styles; it
    // loads fonts, too.
    const scripts = `'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`;
    return policyOf({ scripts, styles: "'unsafe-inline'", fonts: "'self'", foreignMedia });
  }
  const styles = [`'nonce-${nonce}'`, ...toastStyleHashes].join(' ');
  return policyOf({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles, foreignMedia });
}

/** Inline scripts; those with `type` are data, such as JSON-LD. */
const inlineScripts = /<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a framework page that several visitors share: a repeated nonce would protect
 * nothing, so it lists the hash of each inline script and allows files of this site. Of these only
 * scripts are sent as scripts, and browsers execute nothing else as one (`nosniff`).
 */
export function keptPagePolicy(html: string, foreignMedia: boolean): string {
  const hashes = [...html.matchAll(inlineScripts)].map(([, text = '']) => hashSource(text));
  const scripts = ["'self'", ...new Set(hashes)].join(' ');
  return policyOf({ scripts, styles: toastStyleHashes.join(' '), foreignMedia });
}

/** The headers of every page. `secure` when the browser sees https. */
export function pageHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...transportHeaders(secure),
  };
}

/** Tells browsers to stay on https; over http the header means nothing. */
export function transportHeaders(secure: boolean): Record<string, string> {
  return secure ? { 'strict-transport-security': strictTransport } : {};
}
