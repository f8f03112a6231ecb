// A call with an effect may only come from our own pages. Browsers say where a request comes from
// in two headers; a program that sends neither has no reader's cookies and may pass.

/** Whether a POST comes from the origin it is sent to, by `Sec-Fetch-Site` and `Origin`. */
export function isSameOrigin(headers: Headers, origin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const sender = headers.get('origin');
  if (sender === null) return !headers.has('cookie');
  if (!URL.canParse(sender)) return false;
  if (sender === origin) return true;
  // The gate has already matched the Host header to the deployment; `origin` is for an edge whose
  // public name differs from the one it forwards.
  const { host, protocol } = new URL(sender);
  if (host !== headers.get('host')?.toLowerCase()) return false;
  // Only a trusted proxy can say https (`noteCaller`): then a page from http, which anyone on the
  // way may have written, is not ours. `http` proves nothing: the framework sets it where the edge
  // that ends TLS does not say.
  const edge = headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  return edge !== 'https' || protocol === 'https:';
}
