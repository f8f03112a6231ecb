// The door of a newsroom in a process of its own. Protects: whoever reaches the port without the secret
// that the web instances share asks for nothing but health and files; a call without a token is
// nobody's, past every limit that counts a device or a network.
import type { Fetch } from '@/lib/contract';
import { hasToken } from './identity-check';
import { Refusal } from './refusal';
import { refused } from './refused-answer';

/** What browsers get through the web instances as it is, and what balancers ask. */
const openPaths = /^\/(livez$|readyz$|icon\/|picture\/|file\/|voice\/)/;

/** Passes on what carries a token, which the newsroom then looks at. */
export function withSignedCallers(service: Fetch): Fetch {
  return (request) =>
    hasToken(request) || openPaths.test(new URL(request.url).pathname)
      ? service(request)
      : Promise.resolve(refused(new Refusal('identity')));
}
