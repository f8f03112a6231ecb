// What every page says about itself to the browser: which scripts may run (those with this
// request's nonce, and what they load), and that nobody may frame, sniff or embed it.

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

/** The Content-Security-Policy of a page. `development` admits what the dev server injects. */
export function pagePolicy(nonce: string, development: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // A nonce would switch 'unsafe-inline' off, which the dev server's overlay needs.
    development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}' ${toastStyleHashes.join(' ')}`,
    // Measured heights and swipes are style attributes; they can load nothing by this policy.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The product uses the fonts of the device; the dev server's overlay brings its own.
    `font-src ${development ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
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
