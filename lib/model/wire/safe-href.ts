// Which addresses from data may become an href or a src: http(s), a path on this site, and mail
// where the caller allows it. The only gate against `javascript:` and its hundred spellings.

/** Longer addresses are payloads rather than links. */
const maxChars = 2048;
const webProtocols = ['http:', 'https:'];
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The address as the browser parses it (without tabs and control characters, host in ASCII), or
 * undefined when it is not safe to follow. Relative addresses other than `/path` are refused:
 * content has no page of its own that they could be relative to.
 */
export function safeHref(address: unknown, options: { mail?: boolean } = {}): string | undefined {
  if (typeof address !== 'string' || address.length > maxChars) return undefined;
  if (ownPath.test(address)) return address;
  try {
    const url = new URL(address);
    const allowed =
      webProtocols.includes(url.protocol) || (options.mail && url.protocol === 'mailto:');
    return allowed ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The host that a reader really goes to: the part after `user@`, in ASCII, so that a look-alike
 * letter shows as `xn--…`. Empty when the address is not safe.
 */
export function realHost(address: string): string {
  const href = safeHref(address);
  return href?.startsWith('http') ? new URL(href).host : '';
}
