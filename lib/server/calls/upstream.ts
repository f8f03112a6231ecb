// The only way to the news service. Whether it is a remote one or the newsroom in this process is
// decided here and nowhere else.
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { embeddedNewsroom } from '../process/embedded-newsroom';
import { environment } from '../process/env';
import { log } from '../process/log';
import { remoteBase } from '../process/remote-base';
import { refusal } from '../request/refusal-response';
import { remoteService } from './remote-service';
import { remoteState } from './remote-state';

/** The host of requests to the service; the remote service's own address replaces it. */
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

/**
 * How long a caller waits: a page until its deadline; a reader's call (`patient`) as long as a call
 * may take, even for a service that is too slow for pages; any other caller as long, but not for
 * such a service.
 */
type Waiting = AbortSignal | 'patient';

/** A remote service with the state that this process keeps of it. */
const remote = (base: string, waiting?: Waiting): Fetch =>
  remoteService({
    base,
    ...(waiting === 'patient' ? { patient: true } : { deadline: waiting }),
    ...remoteState(base),
  });

/** The news service of a deployment. Answers every request and throws for none. */
export function upstream(deployment?: Deployment, waiting?: Waiting): Fetch {
  const base = remoteBase(deployment);
  return base ? remote(base, waiting) : embedded;
}

/** The service that signs readers in: a login service of its own, else the news service. */
export function loginUpstream(deployment?: Deployment, waiting?: Waiting): Fetch {
  const base = deployment?.loginServiceUrl ?? environment().LOGIN_SERVICE_URL;
  return base ? remote(base, waiting) : upstream(deployment, waiting);
}

/** Both services for a page: login calls go to the login service, which gets the region. */
export function pageUpstream(deployment: Deployment, deadline?: AbortSignal): Fetch {
  const [news, login] = [upstream(deployment, deadline), loginUpstream(deployment, deadline)];
  return (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/login/')) return news(request);
    request.headers.set('x-region', deployment.region);
    return login(request);
  };
}
