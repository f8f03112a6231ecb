// The news service for server components: the same typed calls as in the browser, on behalf of the
// visitor whose request is being rendered, without going through our own BFF.
import { createClient, type Call } from '@/lib/client/create-client';
import type { Deployment } from '@/lib/deployments';
import { pageDeadlineMs } from '@/lib/model/limits/service';
import type { Language } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { deploymentFor } from '../process/deployment-table';
import { environment, sessionSecret } from '../process/env';
import { log } from '../process/log';
import { loginClaim } from '../identity/login-service';
import type { Session } from '../identity/session';
import { newTransaction } from '../identity/transaction';
import { loginUpstream, pageUpstream, serviceBase } from '../calls/upstream';
import { readVisitor, serviceHeaders } from '../identity/visitor';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';

export type PageRequest = {
  deployment: Deployment;
  session: Session;
  /** The login service did not answer: the session is empty, but somebody may be signed in. */
  unsure?: true;
  location?: 'PH';
  call: Call;
};

/**
 * What a page needs to know of its request. `headers` is the result of Next's `await headers()`,
 * after the middleware; `language` is the page's, for texts that the service sends in one language
 * only. A failed call rejects with `ServiceError`, or is empty after an HTTP error.
 */
export async function readPageRequest(
  headers: Headers,
  language?: Language,
  waitMs = pageDeadlineMs,
): Promise<PageRequest> {
  // One deadline for all calls of the page: a frozen service is waited for only once.
  const deadline = deadlineSignal(waitMs);
  const deployment = deploymentFor(headers);
  if (!deployment) throw new Error('The middleware let an unknown host pass.');
  const { NEWS_SERVICE_SECRET, TRUSTED_PROXIES } = environment();
  const now = Date.now();
  const known = await readVisitor(headers, {
    deployment,
    sessionSecret: sessionSecret(),
    serviceSecret: NEWS_SERVICE_SECRET,
    loginService: loginUpstream(deployment, deadline),
    now,
  });
  // A page asks which ways to sign in exist; it takes no part in a sign-in attempt.
  const login = loginClaim(
    headers,
    { deployment, trustedProxies: TRUSTED_PROXIES },
    newTransaction().id,
    deployment.defaultLanguage,
  );
  const visitor = { ...known, identity: { ...known.identity, login } };
  const ours = await serviceHeaders(visitor, headers, NEWS_SERVICE_SECRET, now);
  if (language) ours.set('language', toWireLanguage(language));
  return {
    deployment,
    session: visitor.session,
    unsure: visitor.unsure,
    location: visitor.identity.location,
    call: createClient(pageUpstream(deployment, deadline), {
      base: serviceBase,
      headers: () => ours,
      // Already among our headers, unless the deployment sends none.
      version: false,
      onDropped: (operation, entries, error) =>
        log().warn({ operation, entries, error: error.message }, 'entries of a list left out'),
    }),
  };
}

/**
 * Whether these headers carry a valid session; false for an unknown host, and undefined where the
 * login service does not answer.
 */
export async function isSignedIn(headers: Headers): Promise<boolean | undefined> {
  if (!deploymentFor(headers)) return false;
  const { session, unsure } = await readPageRequest(headers);
  return unsure ? undefined : session.user !== undefined;
}
