// What every page says about itself to the browser: which scripts may run (those with this
// request's nonce, and what they load), and that nobody may frame, sniff or embed it.
import { createHash } from 'node:crypto';

/**
 * The toast library adds one style element without a nonce, empty at first and then filled: the
 * hashes of both texts. A test compares them with the installed version.
 */
export const toastStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;

/** Two years, in seconds: browsers' lists ask for at least one. */
const strictTransport = 'max-age=63072000';

/** The source expression of a script or style with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Where pictures and films may come from: this site, and wherever a remote service keeps its own.
 * Protects: an address that got into a text tells nobody who reads it.
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
    // Measured heights and swipes are style attributes; they can load nothing by this policy.
    "style-src-attr 'unsafe-inline'",
    // What reads aloud makes a sound of its own; no text of a page can name an address of that kind.
    ...mediaPolicy(foreignMedia, ' blob:'),
    "connect-src 'self'",
    "manifest-src 'self'",
    `font-src ${fonts}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The Content-Security-Policy of a page. `development` admits what the dev server injects. */
export function pagePolicy(
  nonce: string,
  { development, foreignMedia }: { development: boolean; foreignMedia: boolean },
): string {
  if (development) {
    // A nonce would switch 'unsafe-inline' off, which the dev server's overlay needs, as it does fonts.
    const scripts = `'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`;
    return policyOf({ scripts, styles: "'unsafe-inline'", fonts: "'self'", foreignMedia });
  }
  const styles = [`'nonce-${nonce}'`, ...toastStyleHashes].join(' ');
  return policyOf({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles, foreignMedia });
}

/** Inline scripts; those with `type` are data, such as JSON-LD. */
const inlineScripts = /<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a page of the framework that several visitors get: a nonce that is repeated would
 * protect nothing, so it names the hash of each inline script and lets files of this site run. Of
 * these only scripts are sent as scripts, and no browser takes anything else for one (`nosniff`).
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
