// Request headers that only this program or its framework may write. A client that sends one is
// trying to speak for them; none gets past the gate.
import { bearerToken } from '@/lib/model/account/access-token';

const forbidden = [
  /^x-middleware-/,
  /^x-invoke-/,
  // The development server ties a navigation to its page by two ids; without them it waits for ever.
  /^x-nextjs-(?!(html-)?request-id$)/,
  /^x-(matched-path|now-route-matches|nonce|location|original-url|rewrite-url|app-mode|inner|asked-path)$/,
  // An edge speaks of the protocol and the visitor's address; the name of the site is ours.
  /^(forwarded|x-forwarded-(host|port|prefix|scheme|server))$/,
  /^next-(action|resume)$/,
  /^content-security-policy/,
  // Who somebody is, in the spellings of common proxies: our cookie says that, nothing else does.
  /^authorization$/,
  /^(x-)?(forwarded|auth|authenticated|remote|original|real)-?(user|email|groups|name|id)$/,
  /^x-(forwarded-(user|email|groups|preferred-username)|user(-.*)?|account(-.*)?|identity(-.*)?|operator|auth-request-.*)$/,
];

/** An access token is no claim: the news service knows whose it is, or that it is nobody's. */
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
