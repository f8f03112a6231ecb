// A program that acts for a reader with an access token. Protects: cookies sent along are ignored,
// and the token itself never leaves this process: the service knows its hash.
import { hashOf } from '@/lib/newsroom/accounts/keys';
import { cubeIdPrefix } from '@/lib/model/limits/service';
import type { Deployment } from '@/lib/deployments';
import { isSecure } from '../request/cookies';
import type { Visitor } from './visitor';

/** The news service decides whose token it is and what it allows. */
export function programVisitor(token: string, headers: Headers, deployment: Deployment): Visitor {
  const access = hashOf(token);
  // A service without token support treats it as a visitor of its own, not as anyone else.
  const device = `program-${access}`;
  return {
    deployment,
    session: {},
    fresh: false,
    identity: { device, access, ...(!deployment.comments && { comments: false }) },
    cubeId: `${cubeIdPrefix}${device}`,
    secure: isSecure(headers, deployment),
    setCookies: [],
  };
}
