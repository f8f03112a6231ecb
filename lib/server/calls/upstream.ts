// The one way to the news service. Whether it is a remote one or the newsroom in this process is
// decided here and nowhere else.
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { embeddedNewsroom } from '../process/embedded-newsroom';
import { environment } from '../process/env';
import { log } from '../process/log';
import { refusal } from '../request/refusal-response';
import { remoteService } from './remote-service';

/** Requests to the service name this host; the remote service's own address replaces it. */
export const serviceBase = 'http://news-service.invalid';

const embedded: Fetch = async (request) => {
  try {
    return await (await embeddedNewsroom()).fetch(request);
  } catch (error) {
    if (request.signal.aborted) return refusal('left');
    log().error({ err: error }, 'the embedded newsroom failed');
    return refusal('upstream', { detail: 'The news service cannot be reached.' });
  }
};

/** The news service of a deployment. Answers every request and throws for none. */
export function upstream(deployment?: Deployment): Fetch {
  const base = deployment?.newsServiceUrl ?? environment().NEWS_SERVICE_URL;
  return base ? remoteService({ base }) : embedded;
}

/** Who signs readers in: a login service of its own, else the news service. */
export function loginUpstream(deployment?: Deployment): Fetch {
  const base = deployment?.loginServiceUrl ?? environment().LOGIN_SERVICE_URL;
  return base ? remoteService({ base }) : upstream(deployment);
}

/** Both for a page: what is about signing in is the login service's, which hears the region. */
export function pageUpstream(deployment: Deployment): Fetch {
  const [news, login] = [upstream(deployment), loginUpstream(deployment)];
  return (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/login/')) return news(request);
    request.headers.set('x-region', deployment.region);
    return login(request);
  };
}
