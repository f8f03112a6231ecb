// A call with an effect may only come from our own pages. Browsers say where a request comes from
// in two headers; a program that sends neither carries no reader's cookies and may pass.

/** Whether a POST comes from the origin it is sent to, by `Sec-Fetch-Site` and `Origin`. */
export function isSameOrigin(headers: Headers, origin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const sender = headers.get('origin');
  if (sender === null) return !headers.has('cookie');
  if (!URL.canParse(sender)) return false;
  if (sender === origin) return true;
  // The Host header is one of the deployment's by the time this is asked; `origin` is for an edge
  // that is known to the world by another name than the one it forwards.
  const { host, protocol } = new URL(sender);
  if (host !== headers.get('host')?.toLowerCase()) return false;
  // A trusted proxy alone says https (`noteCaller`): then a page of http, which anybody on the way
  // may have written, is none of ours. `http` says nothing: the framework writes it where the edge
  // that ends TLS does not tell.
  const edge = headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  return edge !== 'https' || protocol === 'https:';
}
