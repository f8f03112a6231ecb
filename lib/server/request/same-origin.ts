// A call with an effect may only come from our own pages. Browsers say where a request comes from
// in two headers; a program that sends neither carries no reader's cookies and may pass.

/** Whether a POST comes from the origin it is sent to, by `Sec-Fetch-Site` and `Origin`. */
export function isSameOrigin(headers: Headers, origin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const sender = headers.get('origin');
  if (sender === null) return !headers.has('cookie');
  if (!URL.canParse(sender)) return false;
  // The Host header is one of the deployment's by the time this is asked; `origin` is for an edge
  // that is known to the world by another name than the one it forwards.
  return sender === origin || new URL(sender).host === headers.get('host')?.toLowerCase();
}
