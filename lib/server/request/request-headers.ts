// Request headers that only this program or its framework may set. A client that sends one is
// impersonating them; none gets past the gate.
import { bearerToken } from '@/lib/model/account/access-token';

const forbidden = [
  /^x-middleware-/,
  /^x-invoke-/,
  // The development server matches a navigation to its page by two ids; without them it waits
  // forever.
  /^x-nextjs-(?!(html-)?request-id$)/,
  /^x-(matched-path|now-route-matches|nonce|location|original-url|rewrite-url|app-mode|inner|asked-path)$/,
  // An edge reports the protocol and the visitor's address; the name of the site is ours to say.
  /^(forwarded|x-forwarded-(host|port|prefix|scheme|server))$/,
  /^next-(action|resume)$/,
  /^content-security-policy/,
  // User identity, as common proxies spell it: only our cookie says who somebody is.
  /^authorization$/,
  /^(x-)?(forwarded|auth|authenticated|remote|original|real)-?(user|email|groups|name|id)$/,
  /^x-(forwarded-(user|email|groups|preferred-username)|user(-.*)?|account(-.*)?|identity(-.*)?|operator|auth-request-.*)$/,
];

/** An access token is not a mere claim: the news service verifies whose it is, if anyone's. */
const isProgram = (name: string, headers: Headers) =>
  name === 'authorization' && bearerToken(headers.get(name)) !== undefined;

/** A copy without the headers that a client may not send. */
export function withoutForbidden(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    if (isProgram(name, headers)) continue;
    if (forbidden.some((pattern) => pattern.test(name))) kept.delete(name);
  }
  return kept;
}
