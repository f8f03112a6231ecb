// A program that acts for a reader with an access token. Protects: no cookie that comes along is
// looked at, and the token itself goes no further than this process: the service knows its hash.
import { hashOf } from '@/lib/newsroom/accounts/keys';
import { cubeIdPrefix } from '@/lib/model/limits/service';
import type { Deployment } from '@/lib/deployments';
import { isSecure } from '../request/cookies';
import type { Visitor } from './visitor';

/** Whose token it is, and what it may, the news service says. */
export function programVisitor(token: string, headers: Headers, deployment: Deployment): Visitor {
  const access = hashOf(token);
  // A service that knows no tokens takes it for a visitor of its own, and for nobody else's.
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
