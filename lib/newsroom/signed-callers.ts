// The entry of a newsroom in its own process. Protects: a caller without the secret that the web
// instances share can only request health and files; otherwise calls without a token would be
// anonymous, past every limit that counts a device or a network.
import type { Fetch } from '@/lib/contract';
import { hasToken } from './identity-check';
import { Refusal } from './refusal';
import { refused } from './refused-answer';

/** What browsers get through the web instances unchanged, and what load balancers request. */
const openPaths = /^\/(livez$|readyz$|icon\/|picture\/|file\/|voice\/)/;

/** Passes on requests with a token, which the newsroom then verifies. */
export function withSignedCallers(service: Fetch): Fetch {
  return (request) =>
    hasToken(request) || openPaths.test(new URL(request.url).pathname)
      ? service(request)
      : Promise.resolve(refused(new Refusal('identity')));
}
